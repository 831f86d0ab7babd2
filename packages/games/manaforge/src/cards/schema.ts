import { type CatalogueEntry, type Constant, readCatalogue } from '@conclave/engine';
import * as v from 'valibot';

export const ELEMENTS = ['earth', 'fire', 'wind', 'water'] as const;
export const DIE_TYPES = [...ELEMENTS, 'arcane'] as const;
export const AGES = ['dawn', 'noon', 'dusk'] as const;
const SPECIALS = ['runestone', 'transmute', 'powerSurge', 'gemCopy'] as const;

export type Element = (typeof ELEMENTS)[number];
/** What a die or an item can be; there is neither arcane mana nor an arcane gem. */
export type DieType = (typeof DIE_TYPES)[number];
export type Age = (typeof AGES)[number];
export type Special = (typeof SPECIALS)[number];

const amount = v.pipe(v.number('an amount is missing'), v.integer('an amount is not whole'), v.minValue(0, 'an amount is negative'));
const atLeastOne = v.pipe(amount, v.minValue(1, 'an amount is zero'));
const upTo = (most: number) => v.pipe(atLeastOne, v.maxValue(most, `an amount is above ${most}`));
/** A price or gain of more is no card's: it would have more ways to be paid or named than anybody could list. */
const few = upTo(20);
const part = v.pipe(amount, v.maxValue(20, 'an amount is above 20'));
const prestige = upTo(50);
const element = v.picklist(ELEMENTS);
const dieType = v.picklist(DIE_TYPES);
const gemSlot = v.picklist([...ELEMENTS, 'any'] as const);

/** Amounts by element; `any` takes or gives any mix. */
const parts = v.strictObject({
  earth: v.optional(part),
  fire: v.optional(part),
  wind: v.optional(part),
  water: v.optional(part),
  any: v.optional(part),
});
type Parts = v.InferOutput<typeof parts>;
const amounts = v.pipe(
  parts,
  v.check((given) => Object.values(given).some((n = 0) => n > 0), 'all amounts are zero'),
  v.transform((given): Parts => Object.fromEntries(Object.entries(given).filter(([, n = 0]) => n > 0))),
);
/** Each unit of any element that is gained is named: every one more gives many more ways. */
const gained = v.pipe(
  amounts,
  v.check(({ any = 0 }) => any <= 4, 'more than 4 of any element are gained'),
);
/** Amounts of named elements only. */
const fixedAmounts = v.pipe(
  amounts,
  v.check(({ any }) => any === undefined, 'the elements must be named'),
);
const options = v.pipe(v.array(v.strictObject({ mana: fixedAmounts })), v.minLength(2, 'a choice needs two options'));

const abilityCost = v.strictObject({
  mana: v.optional(amounts),
  gems: v.optional(amounts),
  spends: v.optional(few),
  exhaustOther: v.optional(upTo(3)),
});

const abilityGain = v.pipe(
  v.strictObject({
    mana: v.optional(gained),
    choose: v.optional(options),
    prestige: v.optional(prestige),
    extraSpends: v.optional(few),
    recharge: v.optional(v.literal('other')),
    gemsMatchingPaid: v.optional(few),
    manaFromAttachedGems: v.optional(v.literal(true)),
  }),
  v.check((gain) => Object.keys(gain).length === 1, 'an ability gives exactly one kind of thing'),
);

const ability = v.pipe(
  v.strictObject({ unlock: v.nullable(v.pipe(v.array(gemSlot), v.minLength(1))), cost: abilityCost, gain: abilityGain }),
  v.check(({ cost }) => Object.keys(cost).length <= 1, 'an ability has at most one cost beside exhausting its card'),
  v.check(
    ({ cost, gain }) => Object.keys(cost).length === 0 || !(gain.choose || gain.mana || gain.recharge),
    'what is chosen for an ability comes for exhausting alone',
  ),
  v.check(({ cost, gain }) => !gain.gemsMatchingPaid || cost.mana !== undefined || cost.gems !== undefined, 'gems match what is paid, and nothing is paid'),
);

const onBuild = v.pipe(
  v.strictObject({
    prestige: v.optional(prestige),
    prestigePerStoreWand: v.optional(few),
    die: v.optional(dieType),
    prisms: v.optional(few),
    optionalPay: v.optional(v.union([v.strictObject({ mana: v.literal('any'), max: few }), v.strictObject({ gems: v.literal('distinct'), max: upTo(4) })])),
    prestigePerPaid: v.optional(few),
    prestigePerElementShown: v.optional(v.strictObject({ symbols: few, prestige: few })),
    prestigePerWorkshopCard: v.optional(v.strictObject({ charged: part, exhausted: part })),
    gemOffer: v.optional(v.strictObject({ element, perPlayer: v.literal(1), giverPrestige: few })),
    copyStoreCard: v.optional(v.literal(true)),
  }),
  v.check((effects) => Object.keys(effects).length > 0, 'a Store card does nothing'),
  v.check(
    ({ optionalPay, prestigePerPaid }) => (optionalPay === undefined) === (prestigePerPaid === undefined),
    'what may be paid and what it brings belong together',
  ),
  v.check(({ copyStoreCard, ...others }) => !copyStoreCard || Object.keys(others).length === 0, 'a copy brings nothing of its own'),
);

const itemHead = { number: atLeastOne, deck: v.picklist(AGES), element: dieType, rule: v.string(), wand: v.optional(v.literal(true)), cost: amounts };
const itemValues = v.variant('type', [
  v.strictObject({ ...itemHead, type: v.literal('workshop'), abilities: v.pipe(v.array(ability), v.minLength(1)) }),
  v.strictObject({ ...itemHead, type: v.literal('store'), onBuild }),
]);

/** Exactly one of several fields: no rule carries out two at once. */
const one = <S extends v.GenericSchema<object>>(schema: S) =>
  v.pipe(
    schema,
    v.check((given) => Object.keys(given as object).length === 1, 'a talent does exactly one thing'),
  );

const talentAbilities = v.variant('kind', [
  v.strictObject({
    kind: v.literal('activated'),
    limitPerTurn: v.nullable(v.literal(1)),
    cost: v.strictObject({ gems: v.optional(fixedAmounts), spends: v.optional(few) }),
    gain: one(
      v.strictObject({
        prestige: v.optional(prestige),
        mana: v.optional(v.strictObject({ any: v.literal(1) })),
        flipDieToGem: v.optional(v.strictObject({ die: element, spentAllowed: v.literal(true) })),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal('triggered'),
    when: v.strictObject({ buildElement: dieType }),
    timing: v.literal('afterBuildEffect'),
    gain: one(v.strictObject({ gems: v.optional(fixedAmounts), prisms: v.optional(few) })),
  }),
  v.strictObject({
    kind: v.literal('setup'),
    timing: v.optional(v.literal('afterAllStartingDice')),
    gain: one(v.strictObject({ prestige: v.optional(prestige), gems: v.optional(fixedAmounts), die: v.optional(v.literal('anyFromPool')) })),
  }),
  v.strictObject({
    kind: v.literal('static'),
    effect: one(
      v.strictObject({
        storeDie: v.optional(
          v.strictObject({
            slots: v.literal(1),
            only: v.literal('unspent'),
            place: v.literal('ownTurn'),
            remove: v.literal('anyTime'),
            notRolled: v.literal(true),
          }),
        ),
        peekDeck: v.optional(v.strictObject({ cards: upTo(18), when: v.literal('anyTime'), visibleTo: v.literal('owner'), reorder: v.literal(true) })),
        buildFromDiscard: v.optional(
          v.strictObject({ extraCost: v.strictObject({ gems: v.strictObject({ any: upTo(3) }) }), usesBuildAction: v.literal(true) }),
        ),
      }),
    ),
  }),
]);
const talentAbility = v.pipe(
  talentAbilities,
  v.check((does) => does.kind !== 'activated' || !does.gain.flipDieToGem || Object.keys(does.cost).length === 0, 'turning a die is free'),
  v.check(
    (does) => does.kind !== 'setup' || (does.gain.die !== undefined) === (does.timing !== undefined),
    'a die, and only a die, is taken after all starting dice',
  ),
);
const talentValues = v.strictObject({ number: atLeastOne, rule: v.string(), dice: v.array(dieType), ability: talentAbility });

const face = v.variant('kind', [
  v.strictObject({ kind: v.literal('gem'), element }),
  v.strictObject({ kind: v.literal('mana'), mana: gained }),
  v.strictObject({ kind: v.literal('choice'), options: v.tuple([element, element]) }),
  v.strictObject({ kind: v.literal('special'), special: v.picklist(SPECIALS) }),
]);
const dieValues = v.strictObject({ type: dieType, faces: v.pipe(v.array(face), v.length(6, 'a die has six faces')) });

const specialValues = v.variant('special', [
  v.strictObject({ special: v.literal('runestone'), gain: v.strictObject({ choose: options }) }),
  v.strictObject({
    special: v.literal('transmute'),
    gain: v.strictObject({ copyDieFace: v.strictObject({ which: v.literal('otherOwnDie'), spentAllowed: v.literal(true) }) }),
  }),
  v.strictObject({ special: v.literal('powerSurge'), gain: v.strictObject({ recharge: v.literal('any') }) }),
  v.strictObject({ special: v.literal('gemCopy'), gain: v.strictObject({ duplicateOwnedGem: v.literal(1) }) }),
]);

const byElement = v.strictObject({ earth: element, fire: element, wind: element, water: element });
const constants = v.strictObject({
  playersMin: atLeastOne,
  playersMax: atLeastOne,
  rounds: atLeastOne,
  itemsDealtPerRound: atLeastOne,
  itemsPerDeckTotal: atLeastOne,
  itemsPerDeckUsed: atLeastOne,
  deckOrder: v.tuple([v.literal('dawn'), v.literal('noon'), v.literal('dusk')]),
  elements: v.tuple([v.literal('earth'), v.literal('fire'), v.literal('wind'), v.literal('water')]),
  cardElements: v.array(dieType),
  opposedElements: byElement,
  secondaryElement: byElement,
  spendsPerTurn: atLeastOne,
  buildOrPrismPerTurn: v.literal(1),
  workshopSlots: atLeastOne,
  startingDice: v.array(dieType),
  diceOfEachType: atLeastOne,
  talentsDealt: atLeastOne,
  talentsKept: atLeastOne,
  firstPlayerPrisms: amount,
  otherPlayerPrisms: amount,
  gemTokensPerElement: atLeastOne,
  prismTokens: atLeastOne,
  gemCards: atLeastOne,
  startingPrestige: amount,
  scoreTrackMax: v.null(),
});

export type Amounts = v.InferOutput<typeof amounts>;
export type AbilityValues = v.InferOutput<typeof ability>;
export type OnBuildValues = v.InferOutput<typeof onBuild>;
export type ItemValues = v.InferOutput<typeof itemValues>;
export type TalentAbility = v.InferOutput<typeof talentAbility>;
export type TalentValues = v.InferOutput<typeof talentValues>;
export type FaceValues = v.InferOutput<typeof face>;
export type DieValues = v.InferOutput<typeof dieValues>;
export type SpecialValues = v.InferOutput<typeof specialValues>;
type Constants = v.InferOutput<typeof constants>;

/** A printed thing whose values were checked. */
export interface Card<V> extends Omit<CatalogueEntry, 'values'> {
  readonly values: V;
}

export interface Cards {
  readonly constants: Constants;
  readonly items: readonly Card<ItemValues>[];
  readonly talents: readonly Card<TalentValues>[];
  readonly dice: readonly Card<DieValues>[];
  readonly specials: readonly Card<SpecialValues>[];
}

/** Checks one value; throws an `Error` that names its place and what is wrong with it. */
function checked<S extends v.GenericSchema>(schema: S, data: unknown, place: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${place}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  throw new Error(`The cards of Manaforge are not sound:\n${faults.join('\n')}`);
}

const isCounted = (numbers: readonly number[]): boolean => numbers.toSorted((a, b) => a - b).every((number, i) => number === i + 1);

/** What no single card can tell: numbers are counted from 1 without a gap, and every kind of die and special face is there. */
function checkTogether({ items, talents, dice, specials, constants: { diceOfEachType, cardElements } }: Cards): void {
  const faults = [
    ...(isCounted(items.map(({ values }) => values.number)) ? [] : ['items: their numbers are not 1 to the last, each once']),
    ...(isCounted(talents.map(({ values }) => values.number)) ? [] : ['talents: their numbers are not 1 to the last, each once']),
    ...cardElements.filter((type) => dice.filter(({ values }) => values.type === type).length !== 1).map((type) => `dice: not one entry for ${type}`),
    ...dice.filter(({ copies }) => copies !== diceOfEachType).map(({ id }) => `${id}: not as many dice as of each type`),
    ...SPECIALS.filter((special) => specials.filter(({ values }) => values.special === special).length !== 1).map((special) => `specials: not one ${special}`),
  ];
  if (faults.length > 0) throw new Error(`The cards of Manaforge are not sound:\n${faults.join('\n')}`);
}

/** Reads the catalogue: the format is the engine's, the values are Manaforge's. */
export function readCards(data: unknown): Cards {
  const catalogue = readCatalogue(data);
  const ofKind = <S extends v.GenericSchema>(kind: string, schema: S): Card<v.InferOutput<S>>[] =>
    catalogue.entries.filter((entry) => entry.kind === kind).map((entry: CatalogueEntry) => ({ ...entry, values: checked(schema, entry.values, entry.id) }));
  const values = Object.fromEntries(Object.entries(catalogue.constants).map(([key, constant]: [string, Constant]) => [key, constant.value]));
  const cards = {
    items: ofKind('item', itemValues),
    talents: ofKind('talent', talentValues),
    dice: ofKind('die', dieValues),
    specials: ofKind('special', specialValues),
    constants: checked(constants, values, 'constants'),
  };
  checkTogether(cards);
  return cards;
}
