import type { Core, Seat } from '@conclave/engine';
import type { RealmId } from './cards/cards.ts';

/** Where a figure is when it is not out: at home. */
export const HOME = -1;
/** Nobody's Caravan on a Caravan space; no realm for a lord on its way. */
export const NONE = -1;

export interface Figure {
  /** A number of `PLACES`, or `HOME`. */
  at: number;
  /** Cards attached, oldest first. */
  attachments: string[];
}

/** Where points come from, for the breakdown. */
export const SOURCES = ['enchantments', 'objectives', 'tiesForSecond', 'waterLord', 'abilities'] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  tribe: string;
  energy: number;
  /** By element, in the order of `ELEMENTS`. */
  gems: number[];
  onyx: number;
  keys: number;
  /** Caravans in supply. */
  caravans: number;
  /** Points scored so far, in the order of `SOURCES`. */
  scored: number[];
  hasPassed: boolean;
  /** In the order of their homes. */
  figures: Figure[];
  keysThisRound: number;
  enchantmentsThisRound: number;
  /** Claims placed at the end of this round, by realm. */
  claimsThisRound: number[];
}

/** A realm board in the ring; its place in `realms` counts clockwise from Chaos. */
export interface Realm {
  id: RealmId;
  /** By seat. */
  influence: number[];
  /** By seat. */
  claims: number[];
  /** Whose Caravan lies on each Caravan space. */
  caravans: number[];
  /** The Banner in each slot. */
  banners: (string | null)[];
}

export interface LordInPlay {
  id: string;
  /** The realm it stands in. */
  realm: number;
}

/** A face-down deck, its top last. The lowest `under` cards were put there in the open. */
export interface Deck {
  cards: string[];
  under: number;
}

export interface MaraState extends Core {
  round: number;
  turnOrder: Seat[];
  /** Whose turn it is: a place in the turn order; -1 before the first turn of a round. */
  turn: number;
  players: Player[];
  realms: Realm[];
  centralKeys: number;
  lords: LordInPlay[];
  /** The realm the Wanderer stands in. */
  wanderer: number;
  wandererCard: string;
  wandererDeck: Deck;
  objectives: string[];
  objectiveDeck: Deck;
  /** The six slots of the Enchantment board. */
  enchantments: (string | null)[];
  enchantmentDeck: string[];
  bannerDeck: string[];
  discardedBanners: string[];
}

export function playerOf(game: MaraState, seat: Seat): Player {
  const player = game.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

export function realmAt(game: MaraState, realm: number): Realm {
  const found = game.realms[realm];
  if (!found) throw new Error(`no realm ${realm}`);
  return found;
}

export function figureOf(game: MaraState, seat: Seat, figure: number): Figure {
  const found = playerOf(game, seat).figures[figure];
  if (!found) throw new Error(`no figure ${figure}`);
  return found;
}

export function pointsOf({ scored }: Player): number {
  let sum = 0;
  for (const points of scored) sum += points;
  return sum;
}

export function gemsOf({ gems }: Player): number {
  let sum = 0;
  for (const held of gems) sum += held;
  return sum;
}

export const influenceIn = (game: MaraState, realm: number, seat: Seat): number => realmAt(game, realm).influence[seat] ?? 0;
export const claimsIn = (game: MaraState, realm: number, seat: Seat): number => realmAt(game, realm).claims[seat] ?? 0;

/** The lord standing in a realm. Never two. */
export function lordIn(game: MaraState, realm: number): string | undefined {
  for (const lord of game.lords) if (lord.realm === realm) return lord.id;
  return undefined;
}

/** The seat whose turn it is. */
export const seatUp = (game: MaraState): Seat | undefined => game.turnOrder[game.turn];
