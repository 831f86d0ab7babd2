import type { Result, Seat } from '@conclave/engine';
import type { Position, Side } from '../cards/index.ts';
import type { Means } from '../rules/index.ts';
import type { Stage } from '../state.ts';

/** An advancement: which, and for which third of a card. */
export interface PieceView {
  readonly card: string;
  readonly position: Position;
}

/** Advancements sleeved on a card, by position. */
export type SleevedView = Readonly<Partial<Record<Position, string>>>;

/** What a crafted card is made of. What it shows and gives follows from that: see `cardLook`. */
export interface CardView extends SleevedView {
  /** `blank`, `cursed-land`, `fertile-land` or a leader's id. */
  readonly base: string;
  /** Where a starting card has its print. */
  readonly printed?: Position;
  /** The side a leader shows. */
  readonly side?: Side;
  /** Eclipse advancements; plain ones stand under their positions, and cover one of these in the same place. */
  readonly eclipse?: SleevedView;
}

export interface OwnValeView {
  readonly card: string;
  /** Its ability (or blue VP) was used this turn, or for good. */
  readonly used?: 'thisTurn' | 'spent';
}

export interface PlayerView {
  readonly seat: Seat;
  readonly vp: number;
  /** All 20 cards, by number: what each is made of is known to all. Zones hold these numbers, moves call them `on`. */
  readonly cards: readonly CardView[];
  /** How many cards the deck has: those that lie nowhere else. */
  readonly deck: number;
  /** Cards under the deck that everybody saw go there, lowest first. */
  readonly buried: readonly number[];
  /** The deck's top card, where the viewer has looked at it. */
  readonly top: number | null;
  readonly onDeck: number | null;
  /** From left to right. */
  readonly field: readonly number[];
  readonly discard: readonly number[];
  /** Cards that stay though the field has spoiled. */
  readonly kept: readonly number[];
  /** Cards that were lent guardians until the turn ends; one entry for each guardian. */
  readonly lent: readonly number[];
  readonly vales: readonly OwnValeView[];
  readonly token: { readonly card: string; readonly side: 'active' | 'used' };
  /** In Harvest a leader just turned over still counts as the side named `countsAs`. */
  readonly leader: { readonly card: string; readonly side: Side; readonly countsAs?: Side } | null;
  readonly workshop: readonly PieceView[];
  /** Growth gained until this field is discarded. */
  readonly growth: number;
  /** Gains kept for the next Harvest. */
  readonly waiting: { readonly mana: number; readonly wild: number };
  /** Cards that Borderwatch Bog's planting brought, once it is done. */
  readonly bog: number | null;
  /** The turn being prepared is spoiled already. */
  readonly isSpoiled: boolean;
  readonly hasRedrawn: boolean;
}

export interface TurnView {
  readonly seat: Seat;
  readonly phase: Stage;
  readonly pushes: number;
  readonly isSpoiled: boolean;
  readonly hasExtra: boolean;
  /** The supply in Harvest; `vp` is the blue VP still to be taken. */
  readonly supply: Readonly<Means>;
  readonly buysLeft: number;
  readonly valeBuysLeft: number;
  /** Bought or claimed, not yet sleeved. */
  readonly aside: readonly PieceView[];
}

/** What a seat that is asked could do, beside the moves of its prompt. */
export interface SeatOptions {
  /** While planting: the amulet allows no pass yet. */
  readonly mustPush?: number;
  /** A vale was just bought that may be given up: for how much VP, where nothing else must be paid. */
  readonly bought?: { readonly card: string; readonly vp: number };
  /** The card whose When Played ability asks. */
  readonly asking?: string;
  /** In Harvest: what the abilities that cost nothing and ask nothing would still bring, and whose they are. */
  readonly free?: { readonly cards: readonly string[]; readonly means: Readonly<Means> };
}

export interface MysticValeView {
  readonly start: Seat;
  readonly pool: number;
  readonly isEnding: boolean;
  /** The table shows the odds of spoiling. */
  readonly showsOdds: boolean;
  /** Nine spots: three a level, left to right. What lies in a row may be of a higher level. */
  readonly commons: readonly (PieceView | null)[];
  /** Fertile Soils left: top, middle, bottom. */
  readonly soil: readonly number[];
  /** Advancements left in the three decks. */
  readonly decks: readonly number[];
  /** Eight spots: four a level. */
  readonly vales: readonly (string | null)[];
  readonly valeDecks: readonly number[];
  /** A vale that lies face down on top of the level 1 deck, known to all. */
  readonly knownVale: string | null;
  readonly gone: readonly string[];
  readonly laid: readonly { readonly leaders: readonly string[]; readonly amulets: readonly string[] }[];
  readonly players: readonly PlayerView[];
  readonly turn: TurnView;
  readonly options?: SeatOptions;
  readonly result: Result | null;
}
