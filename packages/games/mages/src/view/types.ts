import type { Result, Seat } from '@conclave/engine';
import type { BySkill, BySpell, Card, Character, Item, Resource, Spell } from '../cards/index.ts';
import type { Attacking } from '../moves.ts';
import type { Rolled, Status } from '../state.ts';

export interface PlayerView {
  character: Character | null;
  claimed: Character[];
  /** The spell chosen for Elad. */
  chosenSpell: Spell | null;
  status: Status;
  hasResurrected: boolean;
  hearts: number;
  levels: BySkill<number>;
  /** Cards in hand. */
  cards: number;
  /** The cards themselves; null in the hands of others. */
  hand: Card[] | null;
  /** Items face-up in front of the player. */
  table: Item[];
}

export interface AttackView {
  spell: Attacking;
  caster: Seat;
  target: Seat;
  doubled: boolean;
  /** The second half of a doubled spell. */
  second: boolean;
  /** The Counter in force, or the Shield that works as one. */
  counter: Card | null;
  /** Whom the dice say it strikes; null before, or if nobody. */
  struck: Seat | null;
  /** Where the attack stands. */
  stage: 'answer' | 'shatter' | 'layCards' | 'lowerSkill' | 'nameTarget' | 'struck';
}

export interface HealView {
  healer: Seat;
  dungeon: Seat;
  doubled: boolean;
  second: boolean;
}

/** Somebody at 0 hearts, who may yet be saved by a Heal. */
export interface DyingView {
  seat: Seat;
  killer: Seat | null;
}

export type Phase = 'start' | 'resurrect' | 'act' | 'endTurn' | 'drawForTroll' | 'discard';

/** What lies on the table. What it means is told by functions of it: prices and limits by `rules`, chances by `outlook`. */
export interface MagesView {
  players: PlayerView[];
  /** Whose turn it is; null before the first. */
  active: Seat | null;
  phase: Phase;
  turns: number;
  /** Actions left. */
  actions: number;
  /** Miziko the active player took from the Row this turn. */
  mizikoTaken: number;
  row: (Resource | null)[];
  deck: number;
  discard: Resource[];
  /** Cards left in each Spell pile. */
  spells: BySpell<number>;
  items: number;
  itemDiscard: Item[];
  troll: Seat | null;
  /** Character cards out of the game. */
  box: Character[];
  attack: AttackView | null;
  heal: HealView | null;
  dying: DyingView | null;
  /** A Character card whose claimant is choosing. */
  claim: { seat: Seat; from: Seat; character: Character } | null;
  /** The dice of the latest contest, in the order rolled. */
  rolls: Rolled[];
  result: Result | null;
}
