import { type Bounds, type Catalogue, type CatalogueEntry, lookUp, type Printing } from '@conclave/engine';
import { actionOf } from './cards.ts';
import { type Effect, POSITIONS } from './schema.ts';
import { type Advancement, catalogue, putTables, type Tables, tablesOf, type Vale } from './tables.ts';

/** A number of an effect: where it stands in it, and what its text calls it. */
interface EffectNumber {
  readonly path: string;
  readonly name: string;
  readonly value: number;
}

/** What is gained or paid is called after itself, and the limits of a measure are told from those of a price. */
function nameIn(holder: object, key: string): string {
  if (key === 'amount' && 'what' in holder) return String(holder.what);
  if ('per' in holder && (key === 'min' || key === 'max')) return key === 'min' ? 'least' : 'most';
  return key;
}

function numbersBelow(value: unknown, path: string, name: string): EffectNumber[] {
  if (typeof value === 'number') return [{ path, name, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => numbersBelow(one, `${path}.${key}`, name === 'table' ? name : nameIn(value, key)));
}

export const numbersIn = ({ condition, actions }: Pick<Effect, 'condition' | 'actions'>): EffectNumber[] => [
  ...numbersBelow(condition, 'condition', ''),
  ...numbersBelow(actions, 'actions', ''),
];

const SYMBOL: Bounds = [0, 9];
const GIFTS = { mana: SYMBOL, growth: SYMBOL, animal: SYMBOL, forest: SYMBOL, sky: SYMBOL, wild: SYMBOL };
const POINTS = { vpEnd: [0, 40], vpNegative: [-60, 0] } as const;
const ON_LANDS = { ...GIFTS, decay: SYMBOL, guardian: SYMBOL };
const ON_VALES = { ...GIFTS, vpHarvest: SYMBOL, ...POINTS };
const ON_CARDS = { ...ON_LANDS, vpHarvest: SYMBOL, ...POINTS };

/** Numbers that a text tells, by the names it has for them. */
const IN_TEXTS: Readonly<Record<string, Bounds>> = {
  mana: [0, 20],
  animal: SYMBOL,
  forest: SYMBOL,
  sky: SYMBOL,
  wild: SYMBOL,
  growth: SYMBOL,
  vp: [0, 20],
  amount: [0, 20],
  times: SYMBOL,
  base: [0, 20],
  most: [0, 60],
  table: [0, 60],
  min: [1, 9],
  max: [0, 9],
  costMin: [0, 20],
  costMax: [0, 20],
  capDecay: SYMBOL,
  guardianPerLevel1: SYMBOL,
  untilFieldSize: [1, 20],
  factor: [2, 5],
  ifSpoiled: [0, 20],
};

const SIDES = /^(?:(start|upgraded|active|used)\.)?effects\.(\d+)\.(.+)$/;

interface Bearing {
  readonly effects?: readonly Effect[];
}
type Loose = Readonly<Record<string, Bearing>>;

const tells = (text: string, name: string): boolean => new RegExp(`\\{${name}[,}]`).test(text);

/** A number of an effect is free where its text tells it. */
function inEffect({ values }: CatalogueEntry, path: string): Bounds | undefined {
  const [, side, i = '', below] = SIDES.exec(path) ?? [];
  const { effects = [] } = (side === undefined ? values : lookUp(values as Loose, side)) as Bearing;
  const effect = below === undefined ? undefined : effects[Number(i)];
  const found = effect && numbersIn(effect).find((one) => one.path === below);
  return found && tells(effect.text, found.name) ? lookUp(IN_TEXTS, found.name) : undefined;
}

type Places = Readonly<Record<string, Bounds>>;
const symbolsAt = (at: string, symbols: Places): Places => Object.fromEntries(Object.entries(symbols).map(([symbol, bounds]) => [`${at}.${symbol}`, bounds]));

const COST: Bounds = [0, 20];
const SPIRIT_COST: Bounds = [0, 6];
const BY_KIND: Readonly<Record<string, Places>> = {
  startingCard: symbolsAt('symbols', ON_LANDS),
  advancement: { cost: COST, level: [1, 3], ...symbolsAt('symbols', ON_CARDS) },
  vale: {
    copies: [1, 4],
    level: [1, 2],
    ...symbolsAt('cost', { animal: SPIRIT_COST, forest: SPIRIT_COST, sky: SPIRIT_COST, any: SPIRIT_COST }),
    ...symbolsAt('symbols', ON_VALES),
  },
  leader: { 'start.upgradeCost': [1, 20], ...symbolsAt('start.symbols', ON_CARDS), ...symbolsAt('upgraded.symbols', ON_CARDS) },
  token: POINTS,
  amulet: POINTS,
};

/** What stays as it is: blanks are blank, Fertile Soil is of level 1, and of a Mana Storm vale there is one. */
function isFixed({ id, kind, values }: CatalogueEntry, path: string): boolean {
  return id === 'blank' || (id === 'fertile-soil' && path === 'level') || (kind === 'vale' && path === 'copies' && values.set !== 'base');
}

const boundsOf = (entry: CatalogueEntry, path: string): Bounds | undefined =>
  isFixed(entry, path) ? undefined : (lookUp(lookUp(BY_KIND, entry.kind) ?? {}, path) ?? inEffect(entry, path));

/** Fewer of either, and games would stand still. */
const LEAST_PIECES = 18;
const LEAST_VALES = 8;
const LEAST_BLUE = 4;

const fault = (isSound: boolean, what: string): string[] => (isSound ? [] : [what]);
const ofBase = <T extends { readonly set: string }>(cards: readonly T[]): T[] => cards.filter(({ set }) => set === 'base');

/** The base game alone must be playable. */
function deckFaults({ advancements, vales }: Tables): string[] {
  const pieces = (level: number): number => ofBase(advancements).filter((card) => card.level === level).length * POSITIONS.length;
  const lands = (level: number): number => ofBase(vales).reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0);
  const blue = ofBase(advancements).reduce((sum, { symbols }) => sum + symbols.vpHarvest, 0);
  return [
    ...[1, 2, 3].flatMap((level) => fault(pieces(level) >= LEAST_PIECES, `There are fewer than ${LEAST_PIECES} advancements of level ${level}.`)),
    ...[1, 2].flatMap((level) => fault(lands(level) >= LEAST_VALES, `There are fewer than ${LEAST_VALES} vales of level ${level}.`)),
    ...fault(blue >= LEAST_BLUE, `Advancements show fewer than ${LEAST_BLUE} blue VP: games would not end.`),
  ];
}

const priceFault = ({ id, cost }: Vale): string[] => fault(cost.animal + cost.forest + cost.sky + cost.any > 0, `${id}: cost: a vale costs at least 1 spirit.`);

const claimFault = ({ id, effects }: Advancement): string[] => {
  const claim = actionOf(effects, 'claimAdvancement');
  return fault(!claim || claim.costMin <= claim.costMax, `${id}: costMin: it is more than the costMax.`);
};

function readTables(changed: Catalogue): Tables {
  const read = tablesOf(changed);
  const [found] = [...read.vales.flatMap(priceFault), ...read.advancements.flatMap(claimFault), ...deckFaults(read)];
  if (found) throw new Error(found);
  return read;
}

export const printing: Printing<Tables> = {
  catalogue,
  isFree: (entry, path) => boundsOf(entry, path) !== undefined,
  boundsOf,
  read: readTables,
  put: putTables,
};
