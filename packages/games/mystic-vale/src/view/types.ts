import type { Result, Seat } from '@conclave/engine';
import type { Position, Side, Spirit, Symbols } from '../cards/index.ts';
import type { MysticValeOptions } from '../options.ts';
import type { Score } from '../scoring.ts';
import type { Stage } from '../state.ts';
import type { Odds } from './odds.ts';

/** One third of a crafted card: top, middle or bottom. */
export interface SectionView {
  /** What shows here: a printed section, an advancement, or nothing. */
  shows: string | null;
  isEclipse: boolean;
  /** An eclipse advancement underneath, off in every way. */
  covered: string | null;
  /** Whether a plain or an eclipse advancement could still be sleeved here. */
  takesPlain: boolean;
  takesEclipse: boolean;
}

/** A crafted card with everything merged. */
export interface CardView {
  /** Its number among its owner's 20: what moves call `on`. */
  card: number;
  /** `blank`, `cursed-land`, `fertile-land` or a leader's id. */
  base: string;
  /** The side a leader shows. */
  side: Side | null;
  /** Top, middle and bottom; a leader has none. */
  sections: SectionView[];
  /** What counts on it now, ongoing abilities and lent guardians included. What is zero is left out. */
  symbols: Partial<Symbols>;
  /** Guardians lent until the turn ends. */
  lent: number;
  isBlank: boolean;
  /** It stays though the field has spoiled. */
  isKept: boolean;
  /** In Harvest a leader just turned over still counts as the side named here. */
  countsAs: Side | null;
}

export interface AdvancementView {
  card: string;
  position: Position;
  cost: number;
  level: number;
  isEclipse: boolean;
  /** Cards of the viewer's field it could be sleeved on (for a spectator: of the field of whose turn it is). */
  fits: number[];
}

export interface SpotView {
  /** The level of the row; what lies in it may be of a higher one. */
  row: number;
  advancement: AdvancementView | null;
}

export interface OwnValeView {
  card: string;
  /** Whether its ability (or blue VP) is still open, used this turn, or used for good. */
  use: 'open' | 'thisTurn' | 'spent';
}

export interface ValeView {
  row: number;
  card: string | null;
  /** How many spirits the viewer lacks for it with what they have or would harvest now. */
  short: number;
}

/** Mana, spirits and blue VP. */
export type Means = Record<'mana' | Spirit | 'vp', number>;

export interface PlayerView {
  seat: Seat;
  vp: number;
  /** Points if the game ended now, line by line. */
  score: Score;
  /** All 20 cards, by number: what each is made of is known to all. Zones hold these numbers. */
  cards: CardView[];
  /** How many cards the deck has. */
  deck: number;
  /** The cards in the viewer's own deck: which, not where. Everybody's once the game is over. */
  deckCards: number[];
  /** Cards under the deck that everybody saw go there, lowest first. */
  buried: number[];
  /** The deck's top card, where the viewer has looked at it. */
  top: number | null;
  onDeck: number | null;
  /** From left to right. */
  field: number[];
  discard: number[];
  vales: OwnValeView[];
  token: { card: string; side: 'active' | 'used'; isAmulet: boolean };
  leader: { card: string; side: Side; on: number; where: 'deck' | 'onDeck' | 'field' | 'discard' } | null;
  workshop: { card: string; position: Position }[];
  /** Decay and growth of field, on-deck card, vales and effects, and what is left of it. */
  decay: { decay: number; growth: number; counts: number };
  /** What the field and vales would give if Harvest began now. */
  harvest: Means;
  /** Cards, vales or the leader that it would let be used. */
  helps: string[];
  waiting: { mana: number; wild: number };
  /** The turn being prepared is spoiled already. */
  isSpoiled: boolean;
  /** Odds of spoiling with one more push, where the table shows them. */
  odds: Odds | null;
  hasRedrawn: boolean;
}

/** An advancement with the cards it could be sleeved on, and what would come of it. */
export interface SleevableView {
  card: string;
  position: Position;
  spots: { on: number; crafted: CardView }[];
}

export interface TurnView {
  seat: Seat;
  phase: Stage;
  pushes: number;
  isSpoiled: boolean;
  hasExtra: boolean;
  /** The supply in Harvest; `vp` is the blue VP still to be taken. */
  supply: Means;
  buysLeft: number;
  valeBuysLeft: number;
  /** Bought or claimed. */
  aside: SleevableView[];
  /** What Old Barkarb could sleeve on a card of the field. */
  workshop: SleevableView[];
  mustPush: boolean;
  /** What giving up Sky Garden would bring now. */
  gardenVp: number;
}

export interface MysticValeView {
  options: MysticValeOptions;
  start: Seat;
  pool: number;
  isEnding: boolean;
  limits: { spoilsAt: number; prepStopsAt: number; advancementBuys: number; valeBuys: number };
  commons: SpotView[];
  soil: (AdvancementView & { left: number })[];
  /** Advancements left in the three decks. */
  decks: number[];
  vales: ValeView[];
  valeDecks: number[];
  /** A vale that lies face down on top of the level 1 deck, known to all. */
  knownVale: string | null;
  gone: string[];
  laid: { leaders: string[]; amulets: string[] }[];
  players: PlayerView[];
  turn: TurnView;
  result: Result | null;
}
