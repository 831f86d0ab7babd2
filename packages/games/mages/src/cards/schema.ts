import { type CatalogueEntry, readCatalogue } from '@conclave/engine';
import * as v from 'valibot';
import { CHARACTERS, ITEMS, JEWELS, ORBS, RESOURCES, SKILLS, SPELLS } from './kinds.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(v.number(), v.integer(), v.minValue(1));
const skill = v.picklist(SKILLS);
const spell = v.picklist(SPELLS);
const dice = v.strictObject({ count: some, sides: some });

const effect = v.variant('type', [
  v.strictObject({ type: v.literal('level'), skill, amount: some }),
  v.strictObject({ type: v.literal('levelChoice'), amount: some }),
  v.strictObject({ type: v.literal('spellPrice'), spell, jewels: some }),
  v.strictObject({ type: v.literal('spellPriceChoice'), jewels: some }),
  v.strictObject({ type: v.literal('handLimit'), value: some }),
  v.strictObject({ type: v.literal('itemPrice'), fin: some }),
  v.strictObject({ type: v.literal('trollRollsPerAction'), value: some }),
  v.strictObject({ type: v.literal('rowWildLimitPerTurn'), value: some }),
  v.strictObject({ type: v.literal('startingHearts'), value: some }),
  v.strictObject({ type: v.literal('gainHeart'), amount: some }),
  v.strictObject({ type: v.literal('startingSpells'), each: some, replacesStartingResources: v.boolean() }),
  v.strictObject({ type: v.literal('gainSpells'), each: some, onlyIfAvailable: v.boolean() }),
]);

export type Effect = v.InferOutput<typeof effect>;

const values = {
  skill: v.strictObject({ orb: v.picklist(ORBS), jewel: v.picklist(JEWELS), spell }),
  level: v.strictObject({ level: amount, die: some, orbsToReach: amount }),
  resource: v.variant('group', [
    v.strictObject({ group: v.literal('fin'), fin: some }),
    v.strictObject({ group: v.literal('jewel'), color: v.string(), buys: spell }),
    v.strictObject({ group: v.literal('orb'), skill }),
    v.strictObject({ group: v.literal('wild'), wildFor: v.array(v.picklist(['jewel', 'orb'])) }),
  ]),
  spell: v.strictObject({ jewel: v.picklist(JEWELS), price: some, discountPrice: some, actions: amount, skill, canBeCountered: v.boolean() }),
  item: v.strictObject({ faceUp: v.boolean(), timing: v.string(), target: v.string() }),
  character: v.strictObject({ start: effect, claim: effect, claimKind: v.picklist(['oneTime', 'standing']) }),
  die: v.strictObject({ sides: some }),
  piece: v.strictObject({}),
};

type Values = { [K in keyof typeof values]: v.InferOutput<(typeof values)[K]> };
export type EntryOf<K extends keyof Values> = Omit<CatalogueEntry, 'values'> & { readonly values: Values[K] };

const constants = v.object({
  minPlayers: some,
  maxPlayers: some,
  startingResources: some,
  rowSize: some,
  actionsPerTurn: some,
  handLimit: some,
  rowWildLimitPerTurn: some,
  itemPriceFin: some,
  maxLevel: some,
  startingHearts: some,
  maxHearts: some,
  startingDie: some,
  dungeonDie: some,
  trollDice: dice,
  resurrectDice: dice,
  resurrectMinimum: some,
  resurrectHearts: some,
  resurrectDraw: some,
  shackledActions: some,
  hourglassExtraActions: some,
  doubledSpellActions: some,
});

type Constants = v.InferOutput<typeof constants>;

/** The printed values of Mages, checked. */
export interface Printed {
  readonly constants: Constants;
  /** One kind of entries, in the order of `ids`. */
  of<K extends keyof Values>(kind: K, ids: readonly string[]): EntryOf<K>[];
}

const kindsListed: readonly [keyof Values, readonly string[]][] = [
  ['skill', SKILLS],
  ['resource', RESOURCES],
  ['spell', SPELLS],
  ['item', ITEMS],
  ['character', CHARACTERS],
];

function issuesOf(name: string, issues: readonly v.BaseIssue<unknown>[] | undefined): string[] {
  return (issues ?? []).map((issue) => `${name}: ${v.getDotPath(issue) ?? 'values'}: ${issue.message}`);
}

function entryFaults(entry: CatalogueEntry): string[] {
  const schema = Object.hasOwn(values, entry.kind) ? values[entry.kind as keyof Values] : undefined;
  if (!schema) return [`${entry.id}: there is no kind ${entry.kind}`];
  return issuesOf(entry.id, v.safeParse(schema as v.GenericSchema, entry.values).issues);
}

/** Checks the catalogue and every value in it; throws an `Error` that lists all faults. */
export function readPrinted(data: unknown): Printed {
  const catalogue = readCatalogue(data);
  const given = Object.fromEntries(Object.entries(catalogue.constants).map(([key, { value }]) => [key, value]));
  const checked = v.safeParse(constants, given);
  const absent = kindsListed.flatMap(([kind, ids]) =>
    ids.filter((id) => !catalogue.entries.some((entry) => entry.id === id && entry.kind === kind)).map((id) => `${id}: this ${kind} is missing`),
  );
  const faults = [...absent, ...catalogue.entries.flatMap(entryFaults), ...issuesOf('constants', checked.issues)];
  if (!checked.success || faults.length > 0) throw new Error(`The cards of Mages are not sound:\n${faults.join('\n')}`);
  return {
    constants: checked.output,
    of: (kind, ids) => ids.map((id) => catalogue.entries.find((entry) => entry.id === id && entry.kind === kind) as unknown as EntryOf<typeof kind>),
  };
}
