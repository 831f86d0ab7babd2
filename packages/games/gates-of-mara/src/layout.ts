import { enchantmentBoard, figureInfo, gateSpaces, type RealmId, realmBoards, type Space } from './cards/cards.ts';
import { HOME, type MaraState, NONE, type Player } from './state.ts';

export type PlaceKind = 'realm' | 'standardGate' | 'centralGate' | 'enchantmentBoard';

/** Anywhere a figure can stand. */
export interface Place {
  /** As moves name it. All Enchanter spaces go by the board's name: the space follows from the row. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** For a space of a realm board. */
  readonly space: Space | null;
  /** The number of a Standard Gate; -1 elsewhere. */
  readonly gate: number;
}

const MOST_GATES = 5;
export const ENCHANTMENT_BOARD = enchantmentBoard.id;
export const CENTRAL_GATE = 'central-gate';

const spaces = realmBoards.flatMap((board) => board.spaces);

/** All places of all games, numbered for good: states hold these numbers. */
export const PLACES: readonly Place[] = [
  ...spaces.map((space): Place => ({ id: space.id, kind: 'realm', space, gate: NONE })),
  ...Array.from({ length: MOST_GATES }, (_, gate): Place => ({ id: `gate-${gate}`, kind: 'standardGate', space: null, gate })),
  { id: CENTRAL_GATE, kind: 'centralGate', space: null, gate: NONE },
  ...Array.from({ length: enchantmentBoard.enchanterSpaces }, (): Place => ({ id: ENCHANTMENT_BOARD, kind: 'enchantmentBoard', space: null, gate: NONE })),
];

export const FIRST_GATE = spaces.length;
export const CENTRAL = FIRST_GATE + MOST_GATES;
export const FIRST_ENCHANTER = CENTRAL + 1;

export function placeAt(at: number): Place {
  const place = PLACES[at];
  if (!place) throw new Error(`no place ${at}`);
  return place;
}

const numbers = new Map(PLACES.map(({ id }, at) => [id, at]));
/** The number of a place by its id; of the Enchanter spaces, which share theirs, any. */
export const placeNumber = (id: string): number => numbers.get(id) ?? HOME;

/** GM-LAYOUT-03 */
export const sideOf = (seats: number): '2' | '3-4' => (seats === 2 ? '2' : '3-4');

type BySide<T> = Record<'2' | '3-4', T>;
const bySide = <T>(make: (side: '2' | '3-4') => T): BySide<T> => ({ '2': make('2'), '3-4': make('3-4') });

const figureSpaces = new Map<RealmId, BySide<readonly number[]>>(
  realmBoards.map((board) => [board.id, bySide((side) => board.spaces.filter((space) => space.sides.includes(side)).map((space) => spaces.indexOf(space)))]),
);
const caravanSpaces = new Map<RealmId, BySide<readonly Space[]>>(
  realmBoards.map((board) => [board.id, bySide((side) => board.caravanSpaces.filter((space) => space.sides.includes(side)))]),
);

/** The numbers of a realm's figure spaces in this game. */
export function spacesOf(game: MaraState, realm: RealmId): readonly number[] {
  return figureSpaces.get(realm)?.[sideOf(game.seats)] ?? [];
}

/** A realm's Caravan spaces in this game. */
export function caravanSpacesOf(game: MaraState, realm: RealmId): readonly Space[] {
  return caravanSpaces.get(realm)?.[sideOf(game.seats)] ?? [];
}

/** GM-LAYOUT-05: one gate after each realm, closing the ring. */
export const gatesIn = (game: MaraState): number => game.realms.length;

export function ringOf(game: MaraState, realm: RealmId): number {
  for (let i = 0; i < game.realms.length; i++) if (game.realms[i]?.id === realm) return i;
  return NONE;
}

const ALONE = Array.from({ length: MOST_GATES }, (_, realm) => [realm]);
const NOWHERE: readonly number[] = [];
const ALL = Array.from({ length: MOST_GATES + 1 }, (_, realms) => Array.from({ length: realms }, (__, i) => i));
const GATES = ALL.map((realms) => realms.map((i) => [i, (i + 1) % realms.length]));

/** GM-ABIL-09: the realms a figure on this place is in. */
export function realmsAt(game: MaraState, at: number): readonly number[] {
  if (at === HOME) return NOWHERE;
  const { kind, space, gate } = placeAt(at);
  if (space) return ALONE[ringOf(game, space.realm)] ?? NOWHERE;
  if (kind === 'centralGate') return ALL[game.realms.length] ?? NOWHERE;
  if (kind === 'standardGate') return GATES[game.realms.length]?.[gate] ?? NOWHERE;
  return NOWHERE;
}

/** Whether a figure on this place is in that realm. */
export function isIn(game: MaraState, at: number, realm: number): boolean {
  return realmsAt(game, at).includes(realm);
}

/** How many figures stand on each place. */
export function crowd(game: MaraState): Uint8Array {
  const standing = new Uint8Array(PLACES.length);
  for (const { figures } of game.players) for (const { at } of figures) if (at !== HOME) standing[at] = (standing[at] ?? 0) + 1;
  return standing;
}

/** How many figures a place holds before it is full. R-02 */
export function roomOn({ kind }: Place): number {
  if (kind === 'standardGate') return gateSpaces['standard-gate'];
  return kind === 'centralGate' ? gateSpaces['central-gate'] : 1;
}

/** GM-PLACE-05: the Enchanter space nearest the arrow, if one is free. */
export function nextEnchanterSpace(standing: Uint8Array): number {
  for (let at = FIRST_ENCHANTER; at < PLACES.length; at++) if (standing[at] === 0) return at;
  return HOME;
}

/** GM-ROUND-KEY-02: a player's figures and Caravans on or touching a realm. */
export function piecesIn(game: MaraState, player: Player, seat: number, realm: number): number {
  let pieces = 0;
  for (const { at } of player.figures) if (isIn(game, at, realm)) pieces++;
  for (const owner of game.realms[realm]?.caravans ?? []) if (owner === seat) pieces++;
  return pieces;
}

/** GM-INF-01 to GM-INF-07: what placing a figure there gives in each realm it is in. */
export function placementInfluence(figure: number, kind: PlaceKind): number {
  const influence = figureInfo[figure]?.influence;
  return kind === 'enchantmentBoard' ? 0 : (influence?.[kind] ?? 0);
}

/** How far the track of a realm goes. */
const ends = new Map(realmBoards.map(({ id, trackEnd }) => [id, trackEnd]));
export const trackEnd = (realm: RealmId): number => ends.get(realm) ?? 0;
