import { type ByElement, byElement, chooseOne, gainsOf, type ManaOption, type Price, priceOf } from './amounts.ts';
import { type AbilityValues, type Amounts, DIE_TYPES, type DieType, type Element, type OnBuildValues, type TalentAbility } from './schema.ts';

/** What a Store card may do when it is built, and the values it is printed with. */
export interface StoreValues {
  prestige: number;
  prestigePerStoreWand: number;
  prestigePerElementShown: { symbols: number; prestige: number };
  prestigePerWorkshopCard: { charged: number; exhausted: number };
  die: DieType;
  prisms: number;
  /** Up to `max` more mana, or gems of different elements. */
  payExtra: { with: 'mana' | 'gems'; max: number; prestigeEach: number };
  gemOffer: { element: Element; prestige: number };
  copyStoreCard: true;
}
export type StoreOp = keyof StoreValues;
export type OnBuild = { readonly [K in StoreOp]?: StoreValues[K] };

/** What effects count of a player's side of the table. */
export interface Counted {
  readonly wands: number;
  readonly signs: ByElement;
  readonly charged: number;
  readonly exhausted: number;
}

/** What a bot holds things for, in prestige. */
export interface Prospect {
  readonly prism: number;
  /** What one more die of a type would bring, if one is left. */
  die(type: number): number;
}

interface StoreEffect<V> {
  /** The prestige it brings at once. */
  prestige?(value: V, counted: Counted): number;
  /** The type of die it brings. */
  die?(value: V): number;
  prisms?(value: V): number;
  /** What it is worth to a bot beyond the prestige it brings at once. */
  worth?(value: V, prospect: Prospect): number;
}

/** Everything a Store card can do. What it brings, whom it asks and what it is worth follow from here; the board draws each op by a table of its own. */
const storeEffects: { readonly [K in StoreOp]: StoreEffect<StoreValues[K]> } = {
  prestige: { prestige: (n) => n },
  prestigePerStoreWand: { prestige: (n, { wands }) => n * wands },
  prestigePerElementShown: { prestige: ({ symbols, prestige }, { signs }) => prestige * signs.filter((n) => n >= symbols).length },
  prestigePerWorkshopCard: { prestige: (each, { charged, exhausted }) => each.charged * charged + each.exhausted * exhausted },
  die: { die: (type) => DIE_TYPES.indexOf(type), worth: (type, prospect) => prospect.die(DIE_TYPES.indexOf(type)) },
  prisms: { prisms: (n) => n, worth: (n, { prism }) => n * prism },
  // The last three ask somebody: steps of the rule `storeEffect`.
  payExtra: { worth: ({ max, prestigeEach }) => (1.5 * max * prestigeEach) / 8 },
  gemOffer: {},
  copyStoreCard: {},
};

const STORE_OPS = Object.keys(storeEffects) as StoreOp[];

/** The line of a table for an op; one that has none fails when the cards are loaded. */
function lineOf<T extends object>(table: T, op: string): T[keyof T] {
  if (!Object.hasOwn(table, op)) throw new Error(`no rule carries out ${op}`);
  return table[op as keyof T];
}

/** One effect of a card with its values filled in. */
export interface Applied {
  prestige(counted: Counted): number;
  readonly die: number | undefined;
  readonly prisms: number;
  worth(prospect: Prospect): number;
}

function applied<K extends StoreOp>(op: K, value: StoreValues[K]): Applied {
  const effect = storeEffects[op];
  return {
    prestige: (counted) => effect.prestige?.(value, counted) ?? 0,
    die: effect.die?.(value),
    prisms: effect.prisms?.(value) ?? 0,
    worth: (prospect) => effect.worth?.(value, prospect) ?? 0,
  };
}

/** The effects of a card, in the order of the table. */
export function effectsIn(onBuild: OnBuild): Applied[] {
  for (const op in onBuild) lineOf(storeEffects, op);
  return STORE_OPS.flatMap((op) => {
    const value = onBuild[op];
    return value === undefined ? [] : [applied(op, value as never)];
  });
}

/** The printed values by op: what is paid and what it brings belong together. */
export function onBuildOf({ optionalPay, prestigePerPaid, gemOffer, ...values }: OnBuildValues): OnBuild {
  return {
    ...values,
    ...(optionalPay && prestigePerPaid && { payExtra: { with: 'mana' in optionalPay ? 'mana' : 'gems', max: optionalPay.max, prestigeEach: prestigePerPaid } }),
    ...(gemOffer && { gemOffer: { element: gemOffer.element, prestige: gemOffer.giverPrestige } }),
  } as OnBuild;
}

/** What an ability of a Workshop card takes and gives. */
export interface Ability {
  /** Gems that fill this level: elements, or `ANY`. None: open from the start. */
  readonly slots: readonly number[];
  /** Gems on the card once this level is filled. */
  readonly gemsWhenOpen: number;
  readonly mana: Price | undefined;
  readonly gems: Price | undefined;
  readonly spends: number;
  readonly exhaustOther: number;
  readonly gains: readonly ManaOption[];
  readonly prestige: number;
  readonly extraSpends: number;
  readonly rechargesOther: boolean;
  readonly gemsMatchingPaid: number;
  readonly manaFromGems: boolean;
}

type Costs = Required<AbilityValues['cost']>;
type Gains = Required<AbilityValues['gain']>;
type Parts = { -readonly [K in keyof Ability]?: Ability[K] };

/** Everything an ability can take. */
const costs: { readonly [K in keyof Costs]: (value: NonNullable<Costs[K]>) => Parts } = {
  mana: (amounts) => ({ mana: priceOf(amounts) }),
  gems: (amounts) => ({ gems: priceOf(amounts) }),
  spends: (spends) => ({ spends }),
  exhaustOther: (exhaustOther) => ({ exhaustOther }),
};

/** Everything an ability can give. */
const gains: { readonly [K in keyof Gains]: (value: NonNullable<Gains[K]>) => Parts } = {
  mana: (amounts) => ({ gains: gainsOf(amounts) }),
  choose: (options) => ({ gains: chooseOne(options) }),
  prestige: (prestige) => ({ prestige }),
  extraSpends: (extraSpends) => ({ extraSpends }),
  recharge: () => ({ rechargesOther: true }),
  gemsMatchingPaid: (gemsMatchingPaid) => ({ gemsMatchingPaid }),
  manaFromAttachedGems: () => ({ manaFromGems: true }),
};

const NOTHING = {
  mana: undefined,
  gems: undefined,
  spends: 0,
  exhaustOther: 0,
  gains: [],
  prestige: 0,
  extraSpends: 0,
  rechargesOther: false,
  gemsMatchingPaid: 0,
  manaFromGems: false,
};

/** The parts that the printed values name, each by its line of a table. */
function partsOf<T extends object>(table: { readonly [K in keyof T]: (value: NonNullable<T[K]>) => Parts }, values: Partial<T>): Parts {
  const parts: Parts = {};
  for (const op in values) {
    const value = values[op];
    if (value !== undefined) Object.assign(parts, lineOf(table, op)(value as NonNullable<T[typeof op]>));
  }
  return parts;
}

/** Reads an ability; the schema let through only costs and gains that go together. */
export const abilityFrom = ({ cost, gain }: AbilityValues, slots: readonly number[], gemsWhenOpen: number): Ability => ({
  ...NOTHING,
  ...partsOf<Costs>(costs, cost as Partial<Costs>),
  ...partsOf<Gains>(gains, gain as Partial<Gains>),
  slots,
  gemsWhenOpen,
});

type Of<K extends TalentAbility['kind']> = Extract<TalentAbility, { kind: K }>;

type Worths<T extends object> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => number };

const unitsIn = (amounts: Amounts): number => byElement(amounts).reduce((sum, n) => sum + n, 0);

/** Everything a talent can do, by what it gives, and what that is worth at the start of a game, in prestige. */
const talentGains: {
  readonly activated: Worths<Of<'activated'>['gain']>;
  readonly triggered: Worths<Of<'triggered'>['gain']>;
  readonly setup: Worths<Of<'setup'>['gain']>;
  readonly static: Worths<Of<'static'>['effect']>;
} = {
  activated: { prestige: (n) => 2.4 * n, mana: () => 2.3, flipDieToGem: () => 2.6 },
  triggered: { gems: (amounts) => 2.5 * unitsIn(amounts), prisms: (n) => 2.2 * n },
  setup: { prestige: (n) => n, gems: (amounts) => 0.8 * unitsIn(amounts), die: () => 3.1 },
  static: { storeDie: () => 2.2, peekDeck: ({ cards }) => 1.2 * (cards / 6), buildFromDiscard: ({ extraCost }) => 2.3 / extraCost.gems.any },
};

const sumOf = <T extends object>(worths: Worths<T>, values: T): number =>
  Object.entries(values).reduce((sum, [op, value]) => sum + (lineOf(worths, op) as (value: unknown) => number)(value), 0);

/** What a talent is worth at the start of a game. */
export function worthOfTalent(ability: TalentAbility): number {
  if (ability.kind === 'triggered') return sumOf(talentGains.triggered, ability.gain);
  if (ability.kind === 'static') return sumOf(talentGains.static, ability.effect);
  if (ability.kind === 'setup') return sumOf(talentGains.setup, ability.gain);
  const { gems = {}, spends = 1 } = ability.cost;
  return sumOf(talentGains.activated, ability.gain) / Math.max(spends, unitsIn(gems));
}
