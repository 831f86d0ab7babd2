import { readCatalogue } from '@conclave/engine';
import data from './catalogue.json' with { type: 'json' };
import { abilityFault, type Bearer, type Deed, isSure, type Picture, pictureOf, realmOf } from './effects.ts';
import {
  type AbilityValues,
  type CostValues,
  constantsSchema,
  ELEMENTS,
  type Element,
  type FigureKind,
  type Kind,
  type RealmId,
  readValues,
  type ValuesOf,
  valuesOf,
  type WhichRealm,
} from './schema.ts';

/** What must be paid, by element in the order of `ELEMENTS`. */
export interface Cost {
  readonly energy: number;
  readonly onyx: number;
  readonly gems: readonly number[];
  /** Gems of the player's choice, on top. */
  readonly any: number;
  /** Whether a gem of each element may be among those. */
  readonly of: readonly boolean[];
  readonly different: boolean;
  /** All gems together. */
  readonly total: number;
}

export interface Ability {
  readonly id: string;
  readonly when: AbilityValues['when'];
  readonly cost: Cost;
  /** What it gives or allows, as it is drawn. */
  readonly pictures: readonly Picture[];
  /** What it does, the permission to share a space left out. */
  readonly effects: readonly Deed[];
  /** Where this figure may share a space by it. */
  readonly shares: 'anywhere' | 'lord' | null;
  /** The realm its effects need. */
  readonly realm: WhichRealm | null;
  /** Whether it always changes something, wherever it is used: gems, Onyx, Keys and points never run out (GM-COMP-03). */
  readonly isSure: boolean;
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly text: string;
}

const catalogue = readCatalogue(data);
const strays = catalogue.entries.filter(({ kind }) => !Object.hasOwn(valuesOf, kind));
if (strays.length > 0) throw new Error(strays.map(({ id, kind }) => `${id}: nothing is of the kind ${kind}`).join('\n'));

function entriesOf<K extends Kind>(kind: K): (Printed & { values: ValuesOf<K> })[] {
  return catalogue.entries.filter((entry) => entry.kind === kind).map((entry) => ({ ...entry, values: readValues(valuesOf[kind], entry.values, entry.id) }));
}

export const constants = readValues(
  constantsSchema,
  Object.fromEntries(Object.entries(catalogue.constants).map(([key, { value }]) => [key, value])),
  'constants',
);

export const elementIndex: Readonly<Record<Element, number>> = { fire: 0, water: 1, air: 2, earth: 3 };
const NO_COST: CostValues = {};

export function costOf(values: CostValues | null): Cost {
  const { energy = 0, onyx = 0, any = 0, of, different = false, ...elements } = values ?? NO_COST;
  const gems = ELEMENTS.map((element) => elements[element] ?? 0);
  const total = gems.reduce((sum, n) => sum + n, any);
  return { energy, onyx, gems, any, of: ELEMENTS.map((element) => of?.includes(element) ?? true), different, total };
}

function abilityOfValues(id: string, values: AbilityValues): Ability {
  const effects = values.effects.filter((effect) => effect.op !== 'shareSpace');
  const share = values.effects.find((effect) => effect.op === 'shareSpace');
  return {
    id,
    when: values.when,
    cost: costOf(values.cost),
    pictures: values.effects.map(pictureOf),
    effects,
    shares: share?.where ?? null,
    realm: effects.map(realmOf).find((realm) => realm !== null) ?? null,
    isSure: effects.some(isSure),
  };
}

const abilities = new Map<string, Ability>();

type Named = Pick<Printed, 'id' | 'name'>;

/** Registers an ability; one that no rule would carry out is refused by the name of its card. */
function withAbility(entry: Named, values: AbilityValues, bearer: Bearer): Ability {
  const fault = abilityFault(values, bearer);
  if (fault) throw new Error(`${entry.name} (${entry.id}): ${fault}`);
  const ability = abilityOfValues(entry.id, values);
  abilities.set(entry.id, ability);
  return ability;
}

/** Any ability by its id: a figure, a space, a lord, a card, or `specialistAbility`. */
export function abilityById(id: string): Ability {
  const ability = abilities.get(id);
  if (!ability) throw new Error(`no ability ${id}`);
  return ability;
}
/** What an entry of the catalogue gives or allows, as it is drawn; nothing where it has no ability. */
export const picturesOf = (id: string): readonly Picture[] => abilities.get(id)?.pictures ?? [];
export const isAbility = (id: string): boolean => abilities.has(id);

function byId<T extends { id: string }>(all: readonly T[]): (id: string) => T {
  const map = new Map(all.map((one) => [one.id, one]));
  return (id) => {
    const found = map.get(id);
    if (!found) throw new Error(`no entry ${id}`);
    return found;
  };
}

/** An entry with its values beside its name; its ability is registered apart. */
function plain<V extends object>({ id, name, copies, text, values }: Printed & { values: V }): Printed & Omit<V, 'ability'> {
  const { ability: _, ...rest } = values as V & { ability?: unknown };
  return { id, name, copies, text, ...rest };
}

export const tribes = entriesOf('tribe').map((entry) => {
  const ability = withAbility({ id: `${entry.id}-specialist`, name: entry.name }, entry.values.specialist, 'figure');
  return { ...plain(entry), ability };
});
export const tribeOf = byId(tribes);

export const figureKinds = entriesOf('figure').map((entry) => ({
  ...plain(entry),
  id: entry.id as FigureKind,
  innate: entry.values.innate && withAbility(entry, entry.values.innate, 'figure'),
}));
const figureKindOf = byId(figureKinds);

export const gateSpaces = Object.fromEntries(entriesOf('gate').map((entry) => [entry.id, entry.values.spaces])) as Record<
  'standard-gate' | 'central-gate',
  number
>;

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly realm: RealmId;
  /** The Banner slot it is tied to, from 0; none: -1. */
  readonly bannerSlot: number;
  readonly sides: readonly ('2' | '3-4')[];
  readonly ability: Ability;
}

const figureSpaces = entriesOf('space').map(
  (entry): Space => ({
    ...plain(entry),
    bannerSlot: (entry.values.bannerSlot ?? 0) - 1,
    ability: withAbility(entry, entry.values.ability, entry.values.bannerSlot ? 'bannerSpace' : 'space'),
  }),
);
const caravanSpaces = entriesOf('caravan-space').map(
  (entry): Space => ({ ...plain(entry), bannerSlot: -1, ability: withAbility(entry, entry.values.ability, 'caravanSpace') }),
);

export const spaceById = byId([...figureSpaces, ...caravanSpaces]);
const figureSpaceIds = new Set(figureSpaces.map(({ id }) => id));
export const isFigureSpace = (id: string): boolean => figureSpaceIds.has(id);

export const realmBoards = entriesOf('realm').map((entry) => ({
  ...plain(entry),
  id: entry.values.realm,
  spaces: figureSpaces.filter(({ realm }) => realm === entry.values.realm),
  caravanSpaces: caravanSpaces.filter(({ realm }) => realm === entry.values.realm),
}));

const [board] = entriesOf('enchantment-board');
if (!board) throw new Error('the catalogue has no Enchantment board');
export const enchantmentBoard = { ...plain(board), ability: withAbility(board, board.values.ability, 'enchantmentBoard') };

export const lords = entriesOf('lord').map((entry) => ({ ...plain(entry), ability: entry.values.ability && withAbility(entry, entry.values.ability, 'lord') }));
export const lordOf = byId(lords);

const [wandererFigure] = entriesOf('wanderer');
if (!wandererFigure) throw new Error('the catalogue has no Wanderer');
export const wanderer = { ...plain(wandererFigure), ability: withAbility(wandererFigure, wandererFigure.values.ability, 'wanderer') };

export const wandererCards = entriesOf('wanderer-card').map((entry) => ({
  ...plain(entry),
  cost: costOf(entry.values.cost),
  rewards: entry.values.rewards.map((effects, i) => withAbility({ ...entry, id: `${entry.id}-${i}` }, { when: 'afterPlacing', cost: null, effects }, 'reward')),
}));
export type WandererCard = (typeof wandererCards)[number];
export const wandererCardOf = byId(wandererCards);

export const enchantments = entriesOf('enchantment').map((entry) => ({
  ...plain(entry),
  price: costOf(entry.values.price),
  ability: withAbility(entry, entry.values.ability, 'card'),
}));
export type Enchantment = (typeof enchantments)[number];
export const enchantmentOf = byId(enchantments);

export const banners = entriesOf('banner').map((entry) => ({ ...plain(entry), ability: withAbility(entry, entry.values.ability, 'card') }));
export const FIRE_BANNER = 'fire-banner';
export const fireBanners = entriesOf('fire-banner').map((entry) => ({ ...plain(entry), ability: withAbility(entry, entry.values.ability, 'card') }));

const bannerIds = new Set([...banners, ...fireBanners].map(({ id }) => id));
/** GM-COMP-06: Banners, Fire Banners and Enchantments are all Attachments. */
export const isBanner = (card: string): boolean => bannerIds.has(card);

export const objectives = entriesOf('objective').map(({ id, name, copies, text, values }) => ({ id, name, copies, text, ...values }));
export type Objective = (typeof objectives)[number];
export const objectiveOf = byId(objectives);

/** One of each copy, by id: a whole deck. */
export const deckOf = (cards: readonly { id: string; copies: number }[]): string[] => cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

/** The homes from left to right, and the name of the figure of each. */
const nth = (kind: FigureKind, at: number): string => {
  const same = constants.homes.filter((other) => other === kind).length;
  return same === 1 ? kind : `${kind}-${constants.homes.slice(0, at + 1).filter((other) => other === kind).length}`;
};
export const figureNames: readonly string[] = constants.homes.map(nth);
export const figureInfo = constants.homes.map((kind) => figureKindOf(kind));
