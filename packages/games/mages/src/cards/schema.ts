import { type Catalogue, type CatalogueEntry, readCatalogue } from '@conclave/engine';
import * as v from 'valibot';
import { characterEffect, characterFaults, itemEffect, itemFaults, MOMENTS, TARGETS } from './effects.ts';
import { JEWELS, ORBS, RESOURCES, SKILLS, SPELLS } from './kinds.ts';
import { relationFaults } from './relations.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(v.number(), v.integer(), v.minValue(1));
const skill = v.picklist(SKILLS);
const spell = v.picklist(SPELLS);
const dice = v.strictObject({ count: some, sides: some });

const values = {
  skill: v.strictObject({ orb: v.picklist(ORBS), jewel: v.picklist(JEWELS), spell }),
  level: v.strictObject({ level: amount, die: some, orbsToReach: amount }),
  resource: v.variant('group', [
    v.strictObject({ group: v.literal('fin'), fin: some }),
    v.strictObject({ group: v.literal('jewel'), buys: spell }),
    v.strictObject({ group: v.literal('orb'), skill }),
    v.strictObject({ group: v.literal('wild'), wildFor: v.array(v.picklist(['jewel', 'orb'])) }),
  ]),
  spell: v.strictObject({ jewel: v.picklist(JEWELS), price: some, actions: amount, skill, canBeCountered: v.boolean() }),
  item: v.strictObject({
    faceUp: v.boolean(),
    moments: v.pipe(v.array(v.picklist(MOMENTS)), v.minLength(1)),
    target: v.picklist(TARGETS),
    effect: itemEffect,
    /** Named after somebody, or a plural: "Agrin's Curse", "Shackles". */
    withoutArticle: v.optional(v.literal(true)),
  }),
  character: v.strictObject({ start: characterEffect, claim: characterEffect, claimKind: v.picklist(['oneTime', 'standing']) }),
  die: v.strictObject({ sides: some }),
  piece: v.strictObject({}),
};

export type Values = { [K in keyof typeof values]: v.InferOutput<(typeof values)[K]> };
export type EntryOf<K extends keyof Values> = Omit<CatalogueEntry, 'values'> & { readonly values: Values[K] };

/** The numbers that rules use. */
const used = {
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
  doubledSpellActions: some,
};

/** What the rules take for granted: any other value is refused. */
const given = {
  trollExtraDraw: v.literal(1),
  trollsInGame: v.literal(1),
  resurrectionsPerPlayer: v.literal(1),
  resurrectAllowedWithTwoPlayers: v.literal(false),
  staveOffAttemptsPerLethalLoss: v.literal(1),
  skillTokensPerPlayer: v.literal(SKILLS.length),
  playerMatsPerPlayer: v.literal(1),
};

/** What follows from the rest, and is checked against it. */
const odds = v.pipe(v.string(), v.regex(/^\d+\/\d+$/));
const derived = {
  spellPriceJewels: some,
  opposedRollOdds: v.array(v.array(odds)),
  healOdds: v.array(odds),
  trollOdds: odds,
  resurrectionOdds: odds,
};

/** What is only told about the game. */
const about = {
  designers: v.array(v.string()),
  publisher: v.string(),
  firstRelease: v.string(),
  minimumAge: some,
  playTimeMinutes: v.array(some),
  recommendedPlayers: some,
};

const constants = v.strictObject({ ...used, ...given, ...derived, ...about });

export type Constants = v.InferOutput<typeof constants>;

/** The printed values of Mages, checked. */
export interface Printed {
  readonly constants: Constants;
  /** The entries of each kind, in their order. */
  readonly all: { readonly [K in keyof Values]: readonly EntryOf<K>[] };
}

const kindsListed: readonly [keyof Values, readonly string[]][] = [
  ['skill', SKILLS],
  ['resource', RESOURCES],
  ['spell', SPELLS],
];

function issuesOf(name: string, issues: readonly v.BaseIssue<unknown>[] | undefined): string[] {
  return (issues ?? []).map((issue) => `${name}: ${v.getDotPath(issue) ?? 'values'}: ${issue.message}`);
}

function entryFaults(entry: CatalogueEntry): string[] {
  const schema = Object.hasOwn(values, entry.kind) ? values[entry.kind as keyof Values] : undefined;
  if (!schema) return [`${entry.id}: there is no kind ${entry.kind}`];
  const { issues } = v.safeParse(schema as v.GenericSchema, entry.values);
  return issues ? issuesOf(entry.id, issues) : unplayable(entry).map((fault) => `${entry.id}: ${fault}`);
}

/** What a card says that no rule carries out. */
function unplayable(entry: CatalogueEntry): string[] {
  if (entry.kind === 'item') return itemFaults(entry.values as Values['item']);
  return entry.kind === 'character' ? characterFaults(entry.values as Values['character']) : [];
}

const absentees = ({ entries }: Catalogue): string[] =>
  kindsListed.flatMap(([kind, ids]) =>
    ids.filter((id) => !entries.some((entry) => entry.id === id && entry.kind === kind)).map((id) => `${id}: this ${kind} is missing`),
  );

const byKind = ({ entries }: Catalogue): { [K in keyof Values]: EntryOf<K>[] } =>
  Object.fromEntries(Object.keys(values).map((kind) => [kind, entries.filter((entry) => entry.kind === kind)])) as never;

function insist(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The cards of Mages are not sound:\n${faults.join('\n')}`);
}

/** Checks the catalogue and every value in it; throws an `Error` that lists all faults. */
export function readPrinted(data: unknown): Printed {
  const catalogue = readCatalogue(data);
  const given = Object.fromEntries(Object.entries(catalogue.constants).map(([key, { value }]) => [key, value]));
  const checked = v.safeParse(constants, given);
  insist([...absentees(catalogue), ...catalogue.entries.flatMap(entryFaults), ...issuesOf('constants', checked.issues)]);
  const all = byKind(catalogue);
  const printed = checked.output as Constants;
  insist(relationFaults(all, printed));
  return { constants: printed, all };
}
