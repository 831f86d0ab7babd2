import { type Catalogue, type CatalogueEntry, readCatalogue } from '@conclave/engine';
import data from './catalogue.json' with { type: 'json' };
import { type Bearer, checkEffects } from './effects.ts';
import {
  type Action,
  type ActionOf,
  type Effect,
  type Kind,
  POSITIONS,
  type Position,
  readConstants,
  readValues,
  type Symbols,
  type ValuesOf,
} from './schema.ts';

const catalogue: Catalogue = readCatalogue(data);

export const CONSTANTS = readConstants(catalogue.constants);

interface Printed {
  readonly index: number;
  readonly id: string;
  readonly copies: number;
}

export type StartingCard = Printed & ValuesOf<'startingCard'>;
export type Advancement = Printed & ValuesOf<'advancement'>;
export type Vale = Printed & ValuesOf<'vale'>;
export type Leader = Printed & ValuesOf<'leader'>;
/** A plain mana token or an amulet. */
export type Token = Printed & ValuesOf<'token'>;

interface Borne {
  readonly bearer: Bearer;
  readonly effects: readonly Effect[];
}

/** All effects on a card, and what sort of card bears them. */
function borne(values: ValuesOf<Kind>): Borne[] {
  if ('active' in values) return [values.active, values.used].map(({ effects }) => ({ bearer: 'token', effects }));
  if ('upgraded' in values) return [values.start, values.upgraded].map(({ effects }) => ({ bearer: 'leader', effects }));
  if (!('effects' in values)) return [];
  return [{ bearer: 'eclipse' in values ? 'advancement' : 'vale', effects: values.effects }];
}

function cardsOf<K extends Kind>(...kinds: K[]): (Printed & ValuesOf<K>)[] {
  const isOfKind = (entry: CatalogueEntry): boolean => (kinds as string[]).includes(entry.kind);
  return catalogue.entries.filter(isOfKind).map((entry, index) => {
    const { id, copies } = entry;
    const values = readValues(entry.kind as K, id, entry.values);
    for (const { bearer, effects } of borne(values)) checkEffects(bearer, id, effects);
    return { index, id, copies, ...values };
  });
}

export const STARTING_CARDS: readonly StartingCard[] = cardsOf('startingCard');
export const ADVANCEMENTS: readonly Advancement[] = cardsOf('advancement');
export const VALES: readonly Vale[] = cardsOf('vale');
export const LEADERS: readonly Leader[] = cardsOf('leader');
/** The plain mana token first, then the amulets. */
export const TOKENS: readonly Token[] = cardsOf('token', 'amulet');
export const PLAIN_TOKEN = 0;

/** One of the three copies of an advancement: its number says which advancement and which position. */
export interface Piece {
  readonly piece: number;
  readonly advancement: Advancement;
  readonly position: Position;
  /** 0 top, 1 middle, 2 bottom. */
  readonly place: number;
}

const PLACES = POSITIONS.length;
const PIECES: readonly Piece[] = ADVANCEMENTS.flatMap((advancement) =>
  POSITIONS.map((position, place) => ({ piece: advancement.index * PLACES + place, advancement, position, place })),
);

function known<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index];
  if (!found) throw new Error(`there is no ${what} ${index}`);
  return found;
}

export const pieceAt = (piece: number): Piece => known(PIECES, piece, 'advancement');
export const advancementAt = (piece: number): Advancement => pieceAt(piece).advancement;
export const valeAt = (vale: number): Vale => known(VALES, vale, 'vale');
export const leaderAt = (leader: number): Leader => known(LEADERS, leader, 'leader');
export const tokenAt = (token: number): Token => known(TOKENS, token, 'token');

const indexById = <T extends Printed>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));
const advancementIds = indexById(ADVANCEMENTS);
const valeIds = indexById(VALES);
const leaderIds = indexById(LEADERS);
const tokenIds = indexById(TOKENS);

/** The piece of that name and position; nothing where there is no such advancement. */
export function pieceNamed(id: string, position: string): number | undefined {
  const advancement = advancementIds.get(id);
  const place = (POSITIONS as readonly string[]).indexOf(position);
  return advancement && place >= 0 ? advancement.index * PLACES + place : undefined;
}
export const advancementNamed = (id: string): Advancement | undefined => advancementIds.get(id);
export const valeNamed = (id: string): Vale | undefined => valeIds.get(id);
export const leaderNamed = (id: string): Leader | undefined => leaderIds.get(id);
export const tokenNamed = (id: string): Token | undefined => tokenIds.get(id);

const cardIds: ReadonlySet<string> = new Set(catalogue.entries.map(({ id }) => id));
export const isCard = (id: string): boolean => cardIds.has(id);

const soil = advancementIds.get('fertile-soil');
if (!soil) throw new Error('the catalogue has no Fertile Soil');
const firstSoil = soil.index * PLACES;
/** The Fertile Soil for a place, 0 to 2. */
export const soilPiece = (place: number): number => firstSoil + place;
export const isSoil = (piece: number): boolean => piece >= firstSoil && piece < firstSoil + PLACES;

/** The first action of that kind among a card's effects. */
export function actionOf<O extends Action['op']>(effects: readonly Effect[], op: O): ActionOf<O> | undefined {
  for (const { actions } of effects) for (const action of actions) if (action.op === op) return action as ActionOf<O>;
  return undefined;
}

const valesWith = (op: Action['op'], timing: Effect['timing']): number[] =>
  VALES.filter(({ effects }) => effects.some((effect) => effect.timing === timing && effect.actions.some((action) => action.op === op))).map(
    ({ index }) => index,
  );

/** Vales whose text acts at moments of its own, found by what they do. */
export const VALES_WITH = {
  /** Silver Tree */
  discardOnEvoke: valesWith('discard', 'evoke'),
  /** Borderwatch Bog */
  extraPlanting: valesWith('extraPlanting', 'endOfGame'),
  /** Medusa Grotto */
  doubling: valesWith('scoreMultiplier', 'endOfGame'),
} as const;

export const SPIRITS = ['animal', 'forest', 'sky', 'wild'] as const;
export type Spirit = (typeof SPIRITS)[number];
export const NO_SYMBOLS: Symbols = Object.fromEntries(
  ['mana', 'decay', 'growth', ...SPIRITS, 'guardian', 'vpHarvest', 'vpEnd', 'vpNegative'].map((symbol) => [symbol, 0]),
) as Symbols;
