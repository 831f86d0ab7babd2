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
const element = v.picklist(ELEMENTS);
const dieType = v.picklist(DIE_TYPES);
const gemSlot = v.picklist([...ELEMENTS, 'any'] as const);

/** Amounts by element; `any` takes or gives any mix. */
const amounts = v.strictObject({
  earth: v.optional(atLeastOne),
  fire: v.optional(atLeastOne),
  wind: v.optional(atLeastOne),
  water: v.optional(atLeastOne),
  any: v.optional(atLeastOne),
});
/** Amounts of named elements only. */
const fixedAmounts = v.pipe(
  amounts,
  v.check(({ any }) => any === undefined, 'the elements must be named'),
);
const options = v.pipe(v.array(v.strictObject({ mana: amounts })), v.minLength(2, 'a choice needs two options'));

const abilityCost = v.strictObject({
  mana: v.optional(amounts),
  gems: v.optional(amounts),
  spends: v.optional(atLeastOne),
  exhaustOther: v.optional(atLeastOne),
});

const abilityGain = v.pipe(
  v.strictObject({
    mana: v.optional(amounts),
    choose: v.optional(options),
    prestige: v.optional(atLeastOne),
    extraSpends: v.optional(atLeastOne),
    recharge: v.optional(v.literal('other')),
    gemsMatchingPaid: v.optional(atLeastOne),
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
    prestige: v.optional(atLeastOne),
    prestigePerStoreWand: v.optional(atLeastOne),
    die: v.optional(dieType),
    prisms: v.optional(atLeastOne),
    optionalPay: v.optional(
      v.union([v.strictObject({ mana: v.literal('any'), max: atLeastOne }), v.strictObject({ gems: v.literal('distinct'), max: atLeastOne })]),
    ),
    prestigePerPaid: v.optional(atLeastOne),
    prestigePerElementShown: v.optional(v.strictObject({ symbols: atLeastOne, prestige: atLeastOne })),
    prestigePerWorkshopCard: v.optional(v.strictObject({ charged: amount, exhausted: amount })),
    gemOffer: v.optional(v.strictObject({ element, perPlayer: v.literal(1), giverPrestige: atLeastOne })),
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
    cost: v.strictObject({ gems: v.optional(fixedAmounts), spends: v.optional(atLeastOne) }),
    gain: one(
      v.strictObject({
        prestige: v.optional(atLeastOne),
        mana: v.optional(v.strictObject({ any: v.literal(1) })),
        flipDieToGem: v.optional(v.strictObject({ die: element, spentAllowed: v.literal(true) })),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal('triggered'),
    when: v.strictObject({ buildElement: dieType }),
    timing: v.literal('afterBuildEffect'),
    gain: one(v.strictObject({ gems: v.optional(fixedAmounts), prisms: v.optional(atLeastOne) })),
  }),
  v.strictObject({
    kind: v.literal('setup'),
    timing: v.optional(v.literal('afterAllStartingDice')),
    gain: one(v.strictObject({ prestige: v.optional(atLeastOne), gems: v.optional(fixedAmounts), die: v.optional(v.literal('anyFromPool')) })),
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
        peekDeck: v.optional(v.strictObject({ cards: atLeastOne, when: v.literal('anyTime'), visibleTo: v.literal('owner'), reorder: v.literal(true) })),
        buildFromDiscard: v.optional(
          v.strictObject({ extraCost: v.strictObject({ gems: v.strictObject({ any: atLeastOne }) }), usesBuildAction: v.literal(true) }),
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
  v.strictObject({ kind: v.literal('mana'), mana: amounts }),
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
type ItemValues = v.InferOutput<typeof itemValues>;
export type TalentAbility = v.InferOutput<typeof talentAbility>;
type TalentValues = v.InferOutput<typeof talentValues>;
export type FaceValues = v.InferOutput<typeof face>;
type DieValues = v.InferOutput<typeof dieValues>;
type SpecialValues = v.InferOutput<typeof specialValues>;
type Constants = v.InferOutput<typeof constants>;

/** A printed thing whose values were checked. */
export interface Card<V> {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly text: string;
  readonly values: V;
}

export interface Cards {
  readonly entries: readonly CatalogueEntry[];
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
    entries: catalogue.entries,
    constants: checked(constants, values, 'constants'),
    items: ofKind('item', itemValues),
    talents: ofKind('talent', talentValues),
    dice: ofKind('die', dieValues),
    specials: ofKind('special', specialValues),
  };
  checkTogether(cards);
  return cards;
}
