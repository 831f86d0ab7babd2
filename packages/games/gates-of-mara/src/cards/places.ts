import { enchantmentBoard, figureInfo, gateSpaces, realmBoards, type Space } from './cards.ts';
import type { RealmId } from './schema.ts';

/** Where a figure is when it is not out: at home. */
export const HOME = -1;
/** Nobody's Caravan on a Caravan space; no realm for a lord on its way. */
export const NONE = -1;

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

export const MOST_GATES = 5;
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

interface Seated {
  readonly seats: number;
}

/** The numbers of a realm's figure spaces in this game. */
export function spacesOf({ seats }: Seated, realm: RealmId): readonly number[] {
  return figureSpaces.get(realm)?.[sideOf(seats)] ?? [];
}

/** A realm's Caravan spaces in this game. */
export function caravanSpacesOf({ seats }: Seated, realm: RealmId): readonly Space[] {
  return caravanSpaces.get(realm)?.[sideOf(seats)] ?? [];
}

/** How many figures a place holds before it is full. R-02 */
export function roomOn({ kind }: Place): number {
  if (kind === 'standardGate') return gateSpaces['standard-gate'];
  return kind === 'centralGate' ? gateSpaces['central-gate'] : 1;
}

/** GM-INF-01 to GM-INF-07: what placing a figure there gives in each realm it is in. */
export function placementInfluence(figure: number, kind: PlaceKind): number {
  const influence = figureInfo()[figure]?.influence;
  return kind === 'enchantmentBoard' ? 0 : (influence?.[kind] ?? 0);
}
