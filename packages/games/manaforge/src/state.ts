import type { Core, Seat } from '@conclave/engine';
import { type ByElement, type Item, itemOf, type Talent, talentOf } from './cards/index.ts';

export interface Die {
  /** Index of `DIE_TYPES`. */
  type: number;
  /** 0 to 5. */
  face: number;
  spent: boolean;
}

export interface WorkshopCard {
  item: number;
  charged: boolean;
  /** Elements of the gems attached, top slot first. */
  gems: number[];
}

export interface Player {
  prestige: number;
  /** Mana in reserve, by element. */
  mana: number[];
  /** Unattached gems, by element. */
  gems: number[];
  prisms: number;
  /** Dice keep their place in this list for the whole game. */
  dice: Die[];
  /** The place of the die on Aether Reserve. */
  storedDie: number | null;
  workshop: WorkshopCard[];
  /** Numbers of items, the top of the pile last. */
  store: number[];
  talents: number[];
  /** Where prestige came from: ids of items and talents, and `gift`; the amounts in the same order. */
  earnedFrom: string[];
  earned: number[];
  /** Prestige at the end of each round played. */
  byRound: number[];
}

export interface Turn {
  seat: Seat;
  /** Spends left. */
  spends: number;
  /** Whether the one build, or the prism instead of it, was used. */
  hasBuilt: boolean;
  /** Once-per-turn talents that were used. */
  used: number[];
  /** Whether a die was put on Aether Reserve: taking it off again is allowed, but no longer proposed. */
  hasPlaced: boolean;
}

export interface Draft {
  hands: number[][];
  /** In the order they were made. */
  picks: number[][];
}

export interface ManaforgeState extends Core {
  options: { reopenTurns: boolean };
  /** 0 during set-up. */
  round: number;
  /** Holder of the marker; none before it is drawn. */
  firstPlayer: Seat | null;
  /** Numbers of items, the next to be dealt last. */
  deck: number[];
  /** The six spaces; `EMPTY` where the item was taken. */
  board: number[];
  /** The top of the pile last. */
  discard: number[];
  /** Items left over at set-up, seen by nobody. */
  removed: number[];
  draft: Draft | null;
  /** Talents nobody plays with, in the order of their numbers. */
  unusedTalents: number[];
  /** Dice nobody owns, by type. */
  pool: number[];
  turn: Turn | null;
  players: Player[];
}

export const EMPTY = 0;
/** The source of prestige that was gained by giving a gem. */
export const GIFT = 'gift';

export function dieOf(player: Player, place: number): Die {
  const die = player.dice[place];
  if (!die) throw new Error(`no die ${place}`);
  return die;
}

export const has = (player: Player, talent: number): boolean => player.talents.includes(talent);

const lastingOf = (talent: number): Talent['lasting'] => talentOf(talent).lasting;

/** Whether a talent keeps a die of the player's from being rolled. MF-TALENT-14 */
export const keepsADie = ({ talents }: Player): boolean => talents.some((talent) => lastingOf(talent).keepsADie);

/** How many of the coming cards a player sees. MF-TALENT-19 */
export const foreseen = ({ talents }: Player): number => Math.max(0, ...talents.map((talent) => lastingOf(talent).foresees));

/** The gems a player pays on top of a cost to build from the discard pile; none where they may not. MF-TALENT-20 */
export const scavengesFor = ({ talents }: Player): number | undefined =>
  talents
    .flatMap((talent) => lastingOf(talent).scavengesFor ?? [])
    .sort((a, b) => a - b)
    .at(0);

export const workshopCard = (player: Player, item: number): WorkshopCard | undefined => player.workshop.find((card) => card.item === item);

export const total = (amounts: ByElement): number => (amounts[0] ?? 0) + (amounts[1] ?? 0) + (amounts[2] ?? 0) + (amounts[3] ?? 0);

/** Adds amounts, element by element. */
export function add(into: number[], amounts: ByElement): void {
  for (let e = 0; e < into.length; e++) into[e] = (into[e] ?? 0) + (amounts[e] ?? 0);
}

/** Takes amounts away that are known to be there. */
export function subtract(from: number[], amounts: ByElement): void {
  for (let e = 0; e < from.length; e++) from[e] = (from[e] ?? 0) - (amounts[e] ?? 0);
}

/** MF-END-03: what counts in a tie. */
export const tokensOf = (player: Player): number => total(player.gems) + player.prisms;

/** MF-CARD-90 */
export const wandsIn = (player: Player): number => player.store.filter((item) => itemOf(item).isWand).length;

/** Whether an ability's level is filled. MF-ACT-08, MF-UPG-11 */
export const isOpen = (card: WorkshopCard, ability: number): boolean => {
  const level = itemOf(card.item).abilities[ability];
  return level !== undefined && card.gems.length >= level.gemsWhenOpen;
};

/** The slot to be filled next; none once all are. MF-UPG-03 */
export const nextSlot = (card: WorkshopCard): number | undefined => itemOf(card.item).slots[card.gems.length];

export const isFull = (player: Player, slots: number): boolean => player.workshop.length >= slots;

/** The items that come next, as an owner of Precognition sees them. */
export const nextItems = (game: ManaforgeState, n: number): Item[] => game.deck.slice(-n).reverse().map(itemOf);
