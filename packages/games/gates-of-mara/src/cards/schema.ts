import * as v from 'valibot';

export const ELEMENTS = ['fire', 'water', 'air', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];

export const REALM_IDS = [...ELEMENTS, 'chaos'] as const;
export type RealmId = (typeof REALM_IDS)[number];

const FIGURE_KINDS = ['leader', 'champion', 'specialist', 'merchant', 'enchanter'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

const SHAPES = ['triangle', 'square', 'circle', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

const amount = v.pipe(v.number(), v.integer(), v.minValue(0, 'must not be negative'));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1'));
const element = v.picklist(ELEMENTS);
const elements = v.pipe(v.array(element), v.minLength(2, 'a choice needs two elements'));

/** A part of a price; one of none is left out. */
const part = v.optional(amount);
const gems = {
  fire: part,
  water: part,
  air: part,
  earth: part,
  /** Gems of the player's choice. */
  any: part,
  /** The elements those may be of; all four, unless said. */
  of: v.optional(elements),
  different: v.optional(v.literal(true)),
};
interface Choice {
  any?: number | undefined;
  of?: unknown;
  different?: unknown;
}

const isWhole = ({ any = 0, of, different }: Choice): boolean => any > 0 || (of === undefined && different === undefined);
const WHOLE = 'says of which elements, but not how many gems are chosen';
const isPrice = (parts: object): boolean => Object.values(parts).some((n) => typeof n === 'number' && n > 0);
const NOTHING = 'asks for nothing';

/** Abilities cost Energy and gems, Enchantments gems and Onyx, exchanges gems: no rule takes anything else. */
const cost = v.pipe(
  v.strictObject({ energy: part, ...gems }),
  v.check((printed) => isWhole(printed), WHOLE),
  v.check((printed) => isPrice(printed), NOTHING),
);
const price = v.pipe(
  v.strictObject({ onyx: part, ...gems }),
  v.check((printed) => isWhole(printed), WHOLE),
  v.check((printed) => isPrice(printed), NOTHING),
);
const exchange = v.pipe(
  v.strictObject(gems),
  v.check((printed) => isWhole(printed), WHOLE),
  v.check((printed) => isPrice(printed), NOTHING),
);

const resource = v.picklist([...ELEMENTS, 'onyx', 'key', 'point', 'energy']);
/** `here`: the realm of the space, or of the figure. */
const whichRealm = v.picklist(['here', 'lord', 'wanderer', 'any']);

const effect = v.variant('op', [
  v.strictObject({ op: v.literal('gain'), resource, amount: positive }),
  v.strictObject({ op: v.literal('gainGems'), amount: positive, of: elements, different: v.optional(v.literal(true)) }),
  v.strictObject({ op: v.literal('gainInfluence'), realm: whichRealm, amount: positive }),
  v.strictObject({ op: v.literal('placeCaravans'), realm: whichRealm, amount: positive }),
  v.strictObject({ op: v.literal('activateWanderer') }),
  v.strictObject({ op: v.literal('takeBanner') }),
  v.strictObject({ op: v.literal('gainEnchantments'), amount: positive }),
  v.strictObject({ op: v.literal('shareSpace'), where: v.picklist(['anywhere', 'lord']) }),
]);

const ability = v.strictObject({
  when: v.picklist(['afterPlacing', 'whilePlacing', 'either', 'onCaravan']),
  cost: v.nullable(cost),
  effects: v.pipe(v.array(effect), v.minLength(1, 'an ability has an effect')),
});

export type CostValues = v.InferOutput<typeof cost> & v.InferOutput<typeof price>;
export type Effect = v.InferOutput<typeof effect>;
export type Resource = v.InferOutput<typeof resource>;
export type WhichRealm = v.InferOutput<typeof whichRealm>;
export type AbilityValues = v.InferOutput<typeof ability>;

const sides = v.pipe(v.array(v.picklist(['2', '3-4'])), v.minLength(1, 'a space lies on a side'));

const kinds = v.pipe(v.array(v.picklist(FIGURE_KINDS)), v.minLength(1, 'it asks for some figures'));

/** What Objectives count up to a number. */
const COUNTS = [
  'caravansPlaced',
  'influenceAtLordsAndWanderer',
  'claimsPlaced',
  'claimWithInfluence',
  'piecesInOneRealm',
  'realmsClaimed',
  'realmsWithCaravans',
  'keysGained',
  'gemsOfOneType',
  'enchantmentsGained',
  'figuresWithBannerAndEnchantment',
] as const;

/** The values of each kind of entry. */
export const valuesOf = {
  tribe: v.strictObject({ specialist: ability }),
  figure: v.strictObject({
    shape: v.picklist(SHAPES),
    energy: amount,
    goesOn: v.array(v.picklist(['realm', 'standardGate', 'centralGate', 'enchantmentBoard'])),
    influence: v.strictObject({ realm: amount, standardGate: amount, centralGate: amount }),
    bannerLimit: amount,
    innate: v.nullable(ability),
  }),
  gate: v.strictObject({ spaces: positive }),
  realm: v.strictObject({ realm: v.picklist(REALM_IDS), hasLords: v.boolean(), bannerSlots: amount, trackEnd: positive }),
  space: v.strictObject({ realm: v.picklist(REALM_IDS), bannerSlot: v.optional(positive), ability, sides }),
  'caravan-space': v.strictObject({ realm: v.picklist(REALM_IDS), ability, sides }),
  'enchantment-board': v.strictObject({ enchanterSpaces: positive, enchantmentSlots: positive, objectiveSlots: positive, ability }),
  lord: v.strictObject({ ability: v.nullable(ability), pointsPerInfluence: amount, influencePerCaravan: amount, influence: amount }),
  wanderer: v.strictObject({ ability, movesPerReset: amount }),
  'wanderer-card': v.strictObject({ cost: exchange, rewards: v.array(v.array(effect)) }),
  enchantment: v.strictObject({
    price,
    shapes: v.pipe(v.array(v.picklist(SHAPES)), v.minLength(1, 'a card fits a shape')),
    points: amount,
    ability,
  }),
  banner: v.strictObject({ ability }),
  'fire-banner': v.strictObject({ ability }),
  objective: v.variant('test', [
    v.strictObject({ test: v.picklist(COUNTS), least: positive, points: amount }),
    v.strictObject({ test: v.literal('supply'), need: v.record(v.picklist([...ELEMENTS, 'onyx']), positive), points: amount }),
    v.strictObject({ test: v.picklist(['figuresOnRealms', 'figuresWithAttachment']), figures: kinds, points: amount }),
  ]),
} as const;

export type Kind = keyof typeof valuesOf;
export type ValuesOf<K extends Kind> = v.InferOutput<(typeof valuesOf)[K]>;

export const constantsSchema = v.strictObject({
  rounds: positive,
  energyStart: amount,
  energyMax: amount,
  startGems: amount,
  startOnyx: amount,
  startKeys: amount,
  startPoints: amount,
  caravans: amount,
  attachmentLimit: amount,
  centralGateStartKeys: amount,
  centralGateKeysPerReset: amount,
  lordsInPlay: amount,
  claimsForMostInfluence: amount,
  claimsForSecondInfluence: amount,
  claimsWhenTiedForMost: amount,
  pointsWhenTiedForSecond: amount,
  leastInfluence: amount,
  keyPiecesNeeded: amount,
  keysPerLordRealm: amount,
  endMost: amount,
  endSecond: amount,
  endTiedMost: amount,
  endTiedSecond: amount,
  gemsPerPoint: positive,
  pointsPerOnyx: amount,
  homes: v.array(v.picklist(FIGURE_KINDS)),
  elementalRealmsPerPlayer: amount,
  wandererStart: amount,
  firstLordStart: amount,
  secondLordStart: amount,
});

/** Reads the values of one entry; throws an `Error` that says what is wrong, and where. */
export function readValues<S extends v.GenericSchema>(schema: S, data: unknown, name: string): v.InferOutput<S> {
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `${name}: ${v.getDotPath(issue) ?? 'its values'}: ${issue.message}`);
  throw new Error(faults.join('\n'));
}
