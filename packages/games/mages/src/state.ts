import { type Core, playerOf, type Seat } from '@conclave/engine';
import type { BySkill, BySpell, Card, Character, Item, Resource, Skill, Spell } from './cards/index.ts';

/** MG-TERM-01: `dead` may still roll to return, `out` may not. */
export type Status = 'living' | 'dead' | 'out';

export interface Player {
  hand: Card[];
  /** Items lying face-up in front of the player, whoever laid them. */
  table: Item[];
  hearts: number;
  levels: BySkill<number>;
  /** The Character card dealt at the start, until death takes it. */
  character: Character | null;
  claimed: Character[];
  /** The spell chosen for Elad. */
  chosenSpell: Spell | null;
  status: Status;
  hasResurrected: boolean;
}

/** What counts in contests: a player of the game, or as a view shows it. */
export type Mat = Pick<Player, 'levels' | 'table'>;
export interface Mats {
  readonly players: readonly Mat[];
}

/** What a die was rolled for. */
export type RollFor = Skill | 'dungeon' | 'troll' | 'resurrection' | 'start';

export interface Rolled {
  seat: Seat;
  for: RollFor;
  sides: number;
  die: number;
  /** Amulets minus Curses; the total is die plus modifier. */
  modifier: number;
}

export interface MagesState extends Core {
  confirmEndOfTurn: boolean;
  /** The last card is the top one. */
  deck: Resource[];
  discard: Resource[];
  /** A gap is null. */
  row: (Resource | null)[];
  /** Cards left in each Spell pile. */
  spells: BySpell<number>;
  items: Item[];
  itemDiscard: Item[];
  /** Character cards not dealt, or gone from the game. */
  box: Character[];
  /** Whose the Treasure Troll is; null in the middle. */
  troll: Seat | null;
  players: Player[];
  /** Whose turn it is. */
  active: Seat;
  /** Turns begun so far. */
  turns: number;
  /** Actions left this turn. */
  actions: number;
  /** Miziko taken from the Row this turn. */
  mizikoTaken: number;
  /** The dice of the latest contest, in the order rolled. */
  rolls: Rolled[];
}

export const isLiving = (game: MagesState, seat: Seat): boolean => playerOf(game, seat).status === 'living';

/** The living, clockwise from a seat on. */
export function livingFrom(game: MagesState, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < game.seats; i++) {
    const seat = (first + i) % game.seats;
    if (isLiving(game, seat)) seats.push(seat);
  }
  return seats;
}

/** MG-TERM-04: all other living players, clockwise. */
export const opponentsOf = (game: MagesState, seat: Seat): Seat[] => livingFrom(game, seat + 1).filter((other) => other !== seat);

export const holds = (game: MagesState, seat: Seat, card: Card): boolean => playerOf(game, seat).hand.includes(card);

export function countOf<T>(list: readonly T[], one: T): number {
  let n = 0;
  for (const other of list) if (other === one) n++;
  return n;
}

/** Takes one card of a kind out of a zone. */
export function takeOut<T>(zone: T[], card: T): void {
  const at = zone.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not there`);
  zone.splice(at, 1);
}
