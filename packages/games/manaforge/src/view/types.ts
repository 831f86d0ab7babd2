import type { Result, Seat } from '@conclave/engine';
import type { Age, DieType, Element } from '../cards/index.ts';
import type { Asks } from '../moves.ts';

export type Amounts = Record<Element, number>;

export interface DieView {
  type: DieType;
  /** 0 to 5; none before the first roll. */
  face: number | null;
  spent: boolean;
  /** On Aether Reserve. */
  stored: boolean;
}

export interface WorkshopCardView {
  card: string;
  charged: boolean;
  /** Set on it, top slot first. */
  gems: Element[];
}

export interface PlayerView {
  prestige: number;
  mana: Amounts;
  gems: Amounts;
  prisms: number;
  dice: DieView[];
  workshop: WorkshopCardView[];
  /** The top of the pile last. */
  store: string[];
  talents: string[];
  prestigeFrom: { from: string; prestige: number }[];
  /** Prestige at the end of each round played. */
  prestigeByRound: number[];
}

export interface DraftView {
  /** 1 to 4; 5 for the choice of two. */
  step: number;
  /** How many talents each hand holds. */
  handSize: number;
  /** The viewer's own: in hand, picked so far, and the answer given that is still sealed. */
  hand: string[];
  picks: string[];
  sealed: string[];
  /** Whose hand comes to the viewer next, and to whom the viewer's goes. */
  from: Seat | null;
  to: Seat | null;
}

export interface TurnView {
  seat: Seat;
  spends: number;
  hasBuilt: boolean;
  /** Once-per-turn talents that were used. */
  used: string[];
}

interface Asking<A extends Asks> {
  ask: A;
}

/** What is asked beyond the free choice of a turn. `card` is the item being built, or whose effect is applied. */
export type Pending =
  | Asking<'pickTalent' | 'keepTalents'>
  | (Asking<'takeDie'> & { seat: Seat })
  | (Asking<'removeDie'> & { seat: Seat; die: number })
  | (Asking<'makeRoom' | 'payExtra' | 'mimic'> & { seat: Seat; card: string })
  | (Asking<'gift'> & { seat: Seat; builder: Seat; card: string });

/** What lies on the table. Cards go by their ids: what they cost and do is in the catalogue. */
export interface ManaforgeView {
  phase: 'draft' | 'setUp' | 'rounds' | 'over';
  /** 0 during set-up. */
  round: number;
  firstPlayer: Seat | null;
  /** The six spaces; none where the item was taken. */
  board: (string | null)[];
  /** How many cards of each age are still to come. */
  deck: Record<Age, number>;
  /** The top of the pile last. */
  discard: string[];
  /** Dice nobody owns. */
  pool: Record<DieType, number>;
  turn: TurnView | null;
  pending: Pending | null;
  draft: DraftView | null;
  /** The cards that the viewer's Precognition shows, the next first. */
  next: string[] | null;
  players: PlayerView[];
  result: Result | null;
}
