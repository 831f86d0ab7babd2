import type { Core, Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import { FIRST_ENCHANTER, type FigureKind, figureInfo, figureNames, HOME, MOST_GATES, NONE, PLACES, placeAt, type RealmId, type Space } from './cards/index.ts';

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

/** All that lies open on the table: the state has it, and so has every view. */
export interface Table {
  seats: number;
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
  objectives: string[];
  /** The six slots of the Enchantment board. */
  enchantments: (string | null)[];
  discardedBanners: string[];
}

export interface MaraState extends Core, Table {
  wandererDeck: Deck;
  objectiveDeck: Deck;
  enchantmentDeck: string[];
  bannerDeck: string[];
}

export function realmAt(game: Table, realm: number): Realm {
  const found = game.realms[realm];
  if (!found) throw new Error(`no realm ${realm}`);
  return found;
}

export function figureOf(game: Table, seat: Seat, figure: number): Figure {
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

export const influenceIn = (game: Table, realm: number, seat: Seat): number => realmAt(game, realm).influence[seat] ?? 0;
export const claimsIn = (game: Table, realm: number, seat: Seat): number => realmAt(game, realm).claims[seat] ?? 0;

/** The lord standing in a realm. Never two. */
export function lordIn(game: Table, realm: number): string | undefined {
  for (const lord of game.lords) if (lord.realm === realm) return lord.id;
  return undefined;
}

/** The seat whose turn it is. */
export const seatUp = (game: Table): Seat | undefined => game.turnOrder[game.turn];

/** GM-LAYOUT-05: one gate after each realm, closing the ring. */
export const gatesIn = (game: Table): number => game.realms.length;

export function ringOf(game: Table, realm: RealmId): number {
  for (let i = 0; i < game.realms.length; i++) if (game.realms[i]?.id === realm) return i;
  return NONE;
}

const ALONE = Array.from({ length: MOST_GATES }, (_, realm) => [realm]);
const NOWHERE: readonly number[] = [];
const ALL = Array.from({ length: MOST_GATES + 1 }, (_, realms) => Array.from({ length: realms }, (__, i) => i));
const GATES = ALL.map((realms) => realms.map((i) => [i, (i + 1) % realms.length]));

/** GM-ABIL-09: the realms a figure on this place is in. */
export function realmsAt(game: Table, at: number): readonly number[] {
  if (at === HOME) return NOWHERE;
  const { kind, space, gate } = placeAt(at);
  if (space) return ALONE[ringOf(game, space.realm)] ?? NOWHERE;
  if (kind === 'centralGate') return ALL[game.realms.length] ?? NOWHERE;
  if (kind === 'standardGate') return GATES[game.realms.length]?.[gate] ?? NOWHERE;
  return NOWHERE;
}

/** Whether a figure on this place is in that realm. */
export function isIn(game: Table, at: number, realm: number): boolean {
  return realmsAt(game, at).includes(realm);
}

/** How many figures stand on each place. */
export function crowd(game: Table): Uint8Array {
  const standing = new Uint8Array(PLACES.length);
  for (const { figures } of game.players) for (const { at } of figures) if (at !== HOME) standing[at] = (standing[at] ?? 0) + 1;
  return standing;
}

/** GM-PLACE-05: the Enchanter space nearest the arrow, if one is free. */
export function nextEnchanterSpace(standing: Uint8Array): number {
  for (let at = FIRST_ENCHANTER; at < PLACES.length; at++) if (standing[at] === 0) return at;
  return HOME;
}

/** GM-ROUND-KEY-02: a player's figures and Caravans on or touching a realm. */
export function piecesIn(game: Table, player: Player, seat: number, realm: number): number {
  let pieces = 0;
  for (const { at } of player.figures) if (isIn(game, at, realm)) pieces++;
  for (const owner of game.realms[realm]?.caravans ?? []) if (owner === seat) pieces++;
  return pieces;
}

/** A figure on the table. */
export interface Standing {
  seat: Seat;
  /** As moves name it. */
  figure: string;
  kind: FigureKind;
}

/** The figures on a place, by seat. */
export function standingOn({ players }: Table, at: number): Standing[] {
  const standing: Standing[] = [];
  players.forEach(({ figures }, seat) => {
    for (let number = 0; number < figures.length; number++)
      if (figures[number]?.at === at) standing.push({ seat, figure: figureNames[number] ?? '', kind: figureInfo()[number]?.id ?? 'merchant' });
  });
  return standing;
}

/** The realms a place is in, in the order of the ring. */
export const realmIdsAt = (table: Table, at: number): RealmId[] =>
  realmsAt(table, at)
    .toSorted((a, b) => a - b)
    .map((realm) => realmAt(table, realm).id);

/** The Banner lying in the slot of a space: `null` where it is gone, nothing where there is no slot. */
export const bannerAt = (table: Table, { realm, bannerSlot }: Space): string | null | undefined => realmAt(table, ringOf(table, realm)).banners[bannerSlot];
