import type { Result, Seat } from '@conclave/engine';
import type { Age, DieType, Element, FaceValues } from '../cards/index.ts';

export type Amounts = Record<Element, number>;

export interface DieView {
  type: DieType;
  /** 0 to 5; none before the first roll. */
  face: number | null;
  shows: FaceValues | null;
  spent: boolean;
  /** On Aether Reserve. */
  stored: boolean;
}

export interface LevelView {
  open: boolean;
  slots: { takes: Element | 'any'; gem: Element | null }[];
}

export interface WorkshopCardView {
  card: string;
  charged: boolean;
  gems: Element[];
  /** As on the card, top level first; the same order as its abilities. */
  levels: LevelView[];
  /** The gem it takes next; none once every slot is filled. */
  takesNext: Element | 'any' | null;
}

export interface TalentView {
  talent: string;
  /** A once-per-turn talent that was used this turn. */
  used: boolean;
  /** The place of the die that lies on it. */
  die: number | null;
}

export interface PlayerView {
  prestige: number;
  /** 1 is first; equal players share a place. */
  place: number;
  mana: Amounts;
  gems: Amounts;
  prisms: number;
  /** Gems and prisms: what decides a tie. */
  tokens: number;
  dice: DieView[];
  unspentDice: number;
  /** Signs of each element face up on the dice. */
  signs: Amounts;
  /** As many places as the Workshop has; none where it is empty. */
  workshop: (WorkshopCardView | null)[];
  /** The top of the pile last. */
  store: string[];
  wands: number;
  talents: TalentView[];
  prestigeFrom: { from: string; prestige: number }[];
  /** Prestige at the end of each round played. */
  prestigeByRound: number[];
}

export interface BoardItemView {
  card: string;
  /** The prestige that building it would bring each seat now, extra payments left out. */
  worth: number[];
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
  used: string[];
}

export interface ManaforgeView {
  phase: 'draft' | 'setUp' | 'rounds' | 'over';
  /** 0 during set-up. */
  round: number;
  rounds: number;
  age: Age | null;
  firstPlayer: Seat | null;
  /** The six spaces; none where the item was taken. */
  board: (BoardItemView | null)[];
  deck: { cards: number; byAge: Record<Age, number> };
  /** The top of the pile last. */
  discard: string[];
  /** Dice nobody owns. */
  pool: Record<DieType, number>;
  turn: TurnView | null;
  /** What is asked beyond the free choice of a turn. */
  pending: Pending | null;
  draft: DraftView | null;
  /** The cards that the viewer's Precognition shows, the next first. */
  next: string[] | null;
  players: PlayerView[];
  limits: { spendsPerTurn: number; workshop: number; itemsPerRound: number };
  result: Result | null;
}

/** What is asked beyond the free choice of a turn. `card` is the item being built, or whose effect is applied. */
export type Pending =
  | { ask: 'pickTalent' | 'keepTalents' }
  | { ask: 'takeDie'; seat: Seat }
  | { ask: 'removeDie'; seat: Seat; die: number }
  | { ask: 'makeRoom'; seat: Seat; card: string }
  | { ask: 'payExtra'; seat: Seat; card: string; with: 'mana' | 'gems'; most: number; prestigeEach: number }
  | { ask: 'mimic'; seat: Seat; card: string }
  | { ask: 'gift'; seat: Seat; builder: Seat; card: string; gem: Element; prestige: number };
