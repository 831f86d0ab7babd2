import { type Catalogue, type CatalogueEntry, readCatalogue } from '@conclave/engine';
import data from './catalogue.json' with { type: 'json' };
import { abilityFault, type Bearer, type Deed, isSure, type Picture, pictureOf, realmOf } from './effects.ts';
import {
  type AbilityValues,
  type CostValues,
  constantsSchema,
  ELEMENTS,
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
}
type Card<K extends Kind> = Printed & Omit<ValuesOf<K>, 'ability'>;
interface Able {
  readonly ability: Ability;
}

export interface Space extends Printed {
  readonly realm: RealmId;
  /** The Banner slot it is tied to, from 0; none: -1. */
  readonly bannerSlot: number;
  readonly sides: readonly ('2' | '3-4')[];
}

export type Figure = Omit<Card<'figure'>, 'innate'> & { readonly id: FigureKind; readonly innate: Ability | null };
export type Enchantment = Omit<Card<'enchantment'>, 'price'> & Able & { readonly price: Cost };
export type Lord = Card<'lord'> & { readonly ability: Ability | null };
export type Objective = Printed & ValuesOf<'objective'>;
export type WandererCard = Printed & { readonly cost: Cost; readonly rewards: readonly Ability[] };

/** All cards with their values. Ids and their order are the same whatever the values. */
export interface Tables {
  readonly tribes: readonly (Omit<Card<'tribe'>, 'specialist'> & Able)[];
  readonly figures: readonly Figure[];
  readonly spaces: readonly Space[];
  readonly caravanSpaces: readonly Space[];
  readonly realms: readonly Card<'realm'>[];
  readonly lords: readonly Lord[];
  readonly wandererCards: readonly WandererCard[];
  readonly enchantments: readonly Enchantment[];
  readonly banners: readonly Card<'banner'>[];
  readonly fireBanners: readonly Card<'fire-banner'>[];
  readonly objectives: readonly Objective[];
  /** By their ids: those of figures, spaces, lords and cards, and `<tribe>-specialist`. */
  readonly abilities: ReadonlyMap<string, Ability>;
}

export const catalogue: Catalogue = readCatalogue(data);
/** Every card and sign, for whoever draws them. */
export const entries = (): readonly CatalogueEntry[] => catalogue.entries;
const entriesById: ReadonlyMap<string, CatalogueEntry> = new Map(entries().map((entry) => [entry.id, entry]));
export const entryOf = (id: string): CatalogueEntry | undefined => entriesById.get(id);
const strays = catalogue.entries.filter(({ kind }) => !Object.hasOwn(valuesOf, kind));
if (strays.length > 0) throw new Error(strays.map(({ id, kind }) => `${id}: nothing is of the kind ${kind}`).join('\n'));

type Entry<K extends Kind> = Printed & { readonly values: ValuesOf<K> };

export function entriesOf<K extends Kind>({ entries }: Catalogue, kind: K): Entry<K>[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ id, name, copies, values }) => ({ id, name, copies, values: readValues(valuesOf[kind], values, id) }));
}

/** The only entry of its kind. */
export function onlyOf<K extends Kind>(from: Catalogue, kind: K): Entry<K> {
  const [entry] = entriesOf(from, kind);
  if (!entry) throw new Error(`the catalogue has no ${kind}`);
  return entry;
}

export const constants = readValues(
  constantsSchema,
  Object.fromEntries(Object.entries(catalogue.constants).map(([key, { value }]) => [key, value])),
  'constants',
);

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

type Named = Pick<Printed, 'id' | 'name'>;
type Register = (entry: Named, values: AbilityValues, bearer: Bearer) => Ability;

/** Registers abilities; one that no rule would carry out is refused by the name of its card. */
const registerIn =
  (abilities: Map<string, Ability>): Register =>
  (entry, values, bearer) => {
    const fault = abilityFault(values, bearer);
    if (fault) throw new Error(`${entry.name} (${entry.id}): ${fault}`);
    const ability = abilityOfValues(entry.id, values);
    abilities.set(entry.id, ability);
    return ability;
  };

/** An entry with its values beside its name; its ability is registered apart. */
function plain<V extends object>({ id, name, copies, values }: Printed & { readonly values: V }): Printed & Omit<V, 'ability'> {
  const { ability: _, ...rest } = values as V & { ability?: unknown };
  return { id, name, copies, ...rest };
}

const spaceOf = (register: Register, entry: Entry<'space'>): Space => {
  register(entry, entry.values.ability, entry.values.bannerSlot ? 'bannerSpace' : 'space');
  return { ...plain(entry), bannerSlot: (entry.values.bannerSlot ?? 0) - 1 };
};

const caravanSpaceOf = (register: Register, entry: Entry<'caravan-space'>): Space => {
  register(entry, entry.values.ability, 'caravanSpace');
  return { ...plain(entry), bannerSlot: -1 };
};

const wandererCardOf = (register: Register, entry: Entry<'wanderer-card'>): WandererCard => ({
  ...plain(entry),
  cost: costOf(entry.values.cost),
  rewards: entry.values.rewards.map((effects, i) => register({ ...entry, id: `${entry.id}-${i}` }, { when: 'afterPlacing', cost: null, effects }, 'reward')),
});

/** Everything that follows from the values of a catalogue. Throws an `Error` that names card and value. */
export function tablesOf(from: Catalogue): Tables {
  const abilities = new Map<string, Ability>();
  const register = registerIn(abilities);
  const able = <K extends 'banner' | 'fire-banner' | 'enchantment'>(entry: Entry<K>): Card<K> & Able => ({
    ...plain(entry),
    ability: register(entry, entry.values.ability, 'card'),
  });
  for (const kind of ['wanderer', 'enchantment-board'] as const) {
    const entry = onlyOf(from, kind);
    register(entry, entry.values.ability, kind === 'wanderer' ? 'wanderer' : 'enchantmentBoard');
  }
  return {
    tribes: entriesOf(from, 'tribe').map((entry) => {
      const { specialist, ...rest } = plain(entry);
      return { ...rest, ability: register({ id: `${entry.id}-specialist`, name: entry.name }, specialist, 'figure') };
    }),
    figures: entriesOf(from, 'figure').map((entry) => {
      const { innate } = entry.values;
      return { ...plain(entry), id: entry.id as FigureKind, innate: innate && register(entry, innate, 'figure') };
    }),
    spaces: entriesOf(from, 'space').map((entry) => spaceOf(register, entry)),
    caravanSpaces: entriesOf(from, 'caravan-space').map((entry) => caravanSpaceOf(register, entry)),
    realms: entriesOf(from, 'realm').map(plain),
    lords: entriesOf(from, 'lord').map((entry) => ({ ...plain(entry), ability: entry.values.ability && register(entry, entry.values.ability, 'lord') })),
    wandererCards: entriesOf(from, 'wanderer-card').map((entry) => wandererCardOf(register, entry)),
    enchantments: entriesOf(from, 'enchantment').map((entry) => ({ ...able(entry), price: costOf(entry.values.price) })),
    banners: entriesOf(from, 'banner').map(able),
    fireBanners: entriesOf(from, 'fire-banner').map(able),
    objectives: entriesOf(from, 'objective').map(({ id, name, copies, values }) => ({ id, name, copies, ...values })),
    abilities,
  };
}
