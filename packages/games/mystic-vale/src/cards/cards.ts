import type { CatalogueEntry } from '@conclave/engine';
import { type Action, type ActionOf, type Effect, POSITIONS, readConstants, type Symbols } from './schema.ts';
import { type Advancement, catalogue, type Leader, type Piece, type StartingCard, type Token, tables, type Vale } from './tables.ts';

export const CONSTANTS = readConstants(catalogue.constants);

export const allStartingCards = (): readonly StartingCard[] => tables.startingCards;
export const allAdvancements = (): readonly Advancement[] => tables.advancements;
export const allVales = (): readonly Vale[] => tables.vales;
export const allLeaders = (): readonly Leader[] => tables.leaders;
/** The plain mana token first, then the amulets. */
export const allTokens = (): readonly Token[] => tables.tokens;
export const PLAIN_TOKEN = 0;

const PLACES = POSITIONS.length;

function known<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index];
  if (!found) throw new Error(`there is no ${what} ${index}`);
  return found;
}

export const pieceAt = (piece: number): Piece => known(tables.pieces, piece, 'advancement');
export const advancementAt = (piece: number): Advancement => pieceAt(piece).advancement;
export const valeAt = (vale: number): Vale => known(tables.vales, vale, 'vale');
export const leaderAt = (leader: number): Leader => known(tables.leaders, leader, 'leader');
export const tokenAt = (token: number): Token => known(tables.tokens, token, 'token');

export const advancementNamed = (id: string): Advancement | undefined => tables.advancementsById.get(id);
export const valeNamed = (id: string): Vale | undefined => tables.valesById.get(id);
export const leaderNamed = (id: string): Leader | undefined => tables.leadersById.get(id);
export const startingCardNamed = (id: string): StartingCard | undefined => tables.startingCards.find((card) => card.id === id);
export const tokenNamed = (id: string): Token | undefined => tables.tokensById.get(id);

/** Any card by its id. */
export const cardNamed = (id: string): Advancement | Vale | Leader | Token | StartingCard | undefined =>
  advancementNamed(id) ?? valeNamed(id) ?? leaderNamed(id) ?? tokenNamed(id) ?? startingCardNamed(id);

/** The piece of that name and position; nothing where there is no such advancement. */
export function pieceNamed(id: string, position: string): number | undefined {
  const advancement = advancementNamed(id);
  const place = (POSITIONS as readonly string[]).indexOf(position);
  return advancement && place >= 0 ? advancement.index * PLACES + place : undefined;
}

/** Every card and sign, for whoever draws them. */
export const entries = (): readonly CatalogueEntry[] => catalogue.entries;
const entriesById: ReadonlyMap<string, CatalogueEntry> = new Map(entries().map((entry) => [entry.id, entry]));
export const entryOf = (id: string): CatalogueEntry | undefined => entriesById.get(id);
export const isCard = (id: string): boolean => entriesById.has(id);

const soil = advancementNamed('fertile-soil');
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
  allVales()
    .filter(({ effects }) => effects.some((effect) => effect.timing === timing && effect.actions.some((action) => action.op === op)))
    .map(({ index }) => index);

/** Vales whose text acts at moments of its own, found by what they do, which no values change. */
export const VALES_WITH = {
  /** Harpy Canyon */
  repeating: valesWith('repeatWhenPlayed', 'planting'),
  /** Silver Tree */
  discardOnEvoke: valesWith('discard', 'evoke'),
  /** Borderwatch Bog */
  extraPlanting: valesWith('extraPlanting', 'endOfGame'),
  /** Medusa Grotto */
  doubling: valesWith('scoreMultiplier', 'endOfGame'),
} as const;

export const SPIRITS = ['animal', 'forest', 'sky', 'wild'] as const;
export type Spirit = (typeof SPIRITS)[number];
/** What a card may show, in the order in which it is told. */
export const SYMBOLS = ['mana', 'decay', 'growth', ...SPIRITS, 'guardian', 'vpHarvest', 'vpEnd', 'vpNegative'] as const satisfies readonly (keyof Symbols)[];
export const NO_SYMBOLS: Symbols = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0])) as Symbols;
