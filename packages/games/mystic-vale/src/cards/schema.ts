import * as v from 'valibot';

const count = v.pipe(v.number('a number is missing'), v.integer('a count must be whole'), v.minValue(0, 'a count may not be negative'));
const loss = v.pipe(v.number('a number is missing'), v.integer('a count must be whole'), v.maxValue(0, 'red VP may not be positive'));

export const POSITIONS = ['top', 'middle', 'bottom'] as const;
export type Position = (typeof POSITIONS)[number];
const PHASES = ['planting', 'harvest', 'discard', 'prep'] as const;
export type Phase = (typeof PHASES)[number];

const symbols = v.strictObject({
  mana: count,
  decay: count,
  growth: count,
  animal: count,
  forest: count,
  sky: count,
  wild: count,
  guardian: count,
  vpHarvest: count,
  vpEnd: count,
  vpNegative: loss,
});
/** What a section, vale or leader shows. `vpHarvest` is blue, `vpEnd` gray, `vpNegative` red. */
export type Symbols = v.InferOutput<typeof symbols>;

const PER = [
  'guardianOnSelfCard',
  'cardsInField',
  'cardsBelowInField',
  'blankInField',
  'blankCardsOwned',
  'level3AdvancementsOwned',
  'valesOwned',
  'skyInValeCosts',
  'spiritsPaid',
  'growthHave',
] as const;

/** What each count is worth, from 0 on without a gap. */
const table = v.pipe(
  v.record(v.string(), count),
  v.check((entries) => Object.keys(entries).every((key, i) => key === String(i)), 'a table counts from 0 on without a gap'),
  v.transform((entries) => Object.values(entries)),
);

const measure = v.strictObject({
  per: v.picklist(PER),
  times: v.optional(count),
  base: v.optional(count),
  min: v.optional(count),
  max: v.optional(count),
  table: v.optional(table),
});
export type Measure = v.InferOutput<typeof measure>;
const amount = v.union([count, measure]);
export type Amount = number | Measure;

/** The only number of them that the rules know. */
const one = v.literal(1);
/** One in so many: it is thrown with a die of that many sides. */
const chance = v.pipe(
  v.number(),
  v.check((share) => share > 0 && Math.abs(1 / share - Math.round(1 / share)) < 1e-9, 'a chance is one in so many'),
);

const GAINS = ['mana', 'animal', 'forest', 'sky', 'wild', 'growth', 'vp'] as const;

const plainAction = v.variant('op', [
  v.strictObject({
    op: v.literal('gain'),
    what: v.picklist(GAINS),
    amount,
    from: v.optional(v.picklist(['pool', 'box'])),
    until: v.optional(v.picklist(['nextHarvest', 'field'])),
  }),
  v.strictObject({ op: v.literal('flipToken'), to: v.literal('active') }),
  v.strictObject({ op: v.literal('discard'), from: v.array(v.picklist(['field', 'onDeck'])), count: one }),
  v.strictObject({ op: v.literal('discardOnDeckAndReveal') }),
  v.strictObject({ op: v.literal('revealOnDeck'), spoilCheck: v.literal(false) }),
  v.strictObject({ op: v.literal('lookTopMayDiscard'), count: one }),
  v.strictObject({ op: v.literal('moveToDeckBottom'), from: v.array(v.picklist(['self', 'field'])), count: one }),
  v.strictObject({ op: v.literal('shuffleFromDiscard'), min: v.literal(0) }),
  v.strictObject({
    op: v.literal('claimAdvancement'),
    costMin: count,
    costMax: count,
    includeFertileSoil: v.literal(true),
    excludeSelf: v.literal(true),
    countsAsBuy: v.literal(false),
    triggersWhenBought: v.literal(true),
  }),
  v.strictObject({ op: v.literal('takeToWorkshop'), count: one, includeFertileSoil: v.literal(true) }),
  v.strictObject({ op: v.literal('sleeveFromWorkshop'), min: one, oneCard: v.literal(true), thenTo: v.literal('deckBottom') }),
  v.strictObject({ op: v.literal('sleeveBought'), count: one, to: v.literal('anyFieldCard') }),
  v.strictObject({ op: v.literal('addToField'), source: v.picklist(['deckTop', 'deckBottom']), count: v.optional(count), untilFieldSize: v.optional(count) }),
  v.strictObject({ op: v.literal('repeatWhenPlayed'), count: one }),
  v.strictObject({ op: v.literal('removeSelf'), to: v.picklist(['game', 'level1ValeDeckTop']) }),
  v.strictObject({ op: v.literal('addToPool'), amount: count }),
  v.strictObject({ op: v.literal('stayInField'), slot: v.literal('leftmost') }),
  v.strictObject({ op: v.literal('score'), amount }),
  v.strictObject({ op: v.literal('scoreMultiplier'), scope: v.literal('vpEndOnAdvancements'), factor: count }),
  v.strictObject({ op: v.literal('extraTurn') }),
  v.strictObject({ op: v.literal('extraPlanting'), score: amount, ifSpoiled: count }),
  v.strictObject({
    op: v.literal('modifyCard'),
    capDecay: v.optional(count),
    cancelDecay: v.optional(v.literal(true)),
    spiritsBecome: v.optional(v.literal('wild')),
    guardianPerLevel1: v.optional(count),
  }),
  v.strictObject({ op: v.literal('giveGuardian'), to: v.array(v.picklist(['onDeck', 'field'])), amount: count, until: v.literal('turn') }),
  v.strictObject({ op: v.literal('turnLeader'), to: v.literal('start') }),
  v.strictObject({ op: v.literal('mustPush'), min: count }),
  v.strictObject({ op: v.literal('randomTokenSide'), chanceActive: chance }),
  v.strictObject({ op: v.literal('pay'), what: v.literal('mana'), amount: count }),
  v.strictObject({ op: v.literal('paySpirits'), min: one, max: count }),
]);
const action = v.union([plainAction, v.strictObject({ op: v.literal('choose'), options: v.array(v.array(plainAction)) })]);
export type Action = v.InferOutput<typeof action>;
export type ActionOf<O extends Action['op']> = Extract<Action, { op: O }>;

const TIMINGS = [
  'ongoing',
  'onDeck',
  'whenPlayed',
  'planting',
  'wouldSpoil',
  'spoil',
  'harvest',
  'harvestEnd',
  'discard',
  'whenBought',
  'evoke',
  'used',
  'endOfGame',
] as const;
export type Timing = (typeof TIMINGS)[number];

const effect = v.strictObject({
  timing: v.picklist(TIMINGS),
  trigger: v.optional(v.picklist(['spoil', 'ownTokenEvoked'])),
  phases: v.optional(v.array(v.picklist(PHASES))),
  reaction: v.optional(v.literal(true)),
  optional: v.boolean(),
  limit: v.optional(v.picklist(['oncePerTurn', 'oncePerGame'])),
  condition: v.optional(
    v.strictObject({
      guardianOnSelfCard: v.optional(v.strictObject({ min: count })),
      guardianInField: v.optional(v.strictObject({ min: count })),
      pushesThisTurn: v.optional(v.strictObject({ max: count })),
      endTriggered: v.optional(v.literal(false)),
      upgradedThisTurn: v.optional(v.literal(false)),
    }),
  ),
  actions: v.array(action),
  text: v.string(),
});
export type Effect = v.InferOutput<typeof effect>;

const set = v.picklist(['base', 'mana-storm']);
const level = v.picklist([1, 2, 3]);

const valuesByKind = {
  startingCard: v.strictObject({ positions: v.strictObject({ top: count, middle: count, bottom: count }), symbols }),
  advancement: v.strictObject({
    set,
    level,
    cost: count,
    positions: v.strictTuple([v.literal('top'), v.literal('middle'), v.literal('bottom')]),
    copiesPerPosition: count,
    eclipse: v.boolean(),
    symbols,
    effects: v.array(effect),
  }),
  vale: v.strictObject({
    set,
    level: v.picklist([1, 2]),
    cost: v.strictObject({ animal: count, forest: count, sky: count, any: count }),
    symbols,
    effects: v.array(effect),
  }),
  leader: v.strictObject({
    set,
    title: v.string(),
    start: v.strictObject({ upgradeCost: count, symbols, effects: v.array(effect) }),
    upgraded: v.strictObject({ symbols, effects: v.array(effect) }),
  }),
  token: v.strictObject({
    set,
    startsOn: v.literal('used'),
    vpEnd: count,
    vpNegative: loss,
    active: v.strictObject({ evokePhases: v.array(v.picklist(PHASES)), effects: v.array(effect) }),
    used: v.strictObject({ effects: v.array(effect) }),
  }),
};

export type Kind = 'startingCard' | 'advancement' | 'vale' | 'leader' | 'token' | 'amulet';
type SchemaOf = typeof valuesByKind & { amulet: (typeof valuesByKind)['token'] };
export type ValuesOf<K extends Kind> = v.InferOutput<SchemaOf[K]>;

const byPlayers = v.strictObject({ 2: count, 3: count, 4: count });
const constants = v.strictObject({
  minPlayers: count,
  maxPlayers: count,
  vpPool: byPlayers,
  level1DeckSize: byPlayers,
  commonsSpots: count,
  valeSpots: count,
  soilStack: count,
  advancementBuys: count,
  valeBuys: count,
  prepStopsAt: count,
  spoilsAt: count,
  deckSize: count,
  firstFieldCursedLands: count,
  draftExtra: count,
  dealtEach: count,
  /** What is in the box; the tests count it. */
  vpTokens: v.record(v.string(), count),
  baseCounts: v.record(v.string(), count),
  manaStormCounts: v.record(v.string(), count),
});
export type Constants = v.InferOutput<typeof constants>;

function checked<S extends v.GenericSchema>(schema: S, data: unknown, whose: string): v.InferOutput<S> {
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${whose}: ${v.getDotPath(issue) ?? 'the values'}: ${issue.message}`);
}

/** The values of one card, checked. Throws an `Error` naming the card and the value that is missing or wrong. */
export function readValues<K extends Kind>(kind: K, id: string, values: unknown): ValuesOf<K> {
  const schema = valuesByKind[kind === 'amulet' ? 'token' : (kind as keyof typeof valuesByKind)];
  return checked(schema, values, id) as ValuesOf<K>;
}

export function readConstants(data: Readonly<Record<string, { readonly value: unknown }>>): Constants {
  return checked(constants, Object.fromEntries(Object.entries(data).map(([key, { value }]) => [key, value])), 'constants');
}
