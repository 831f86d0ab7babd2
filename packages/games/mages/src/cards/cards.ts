import { type Catalogue, type CatalogueEntry, type Printing, readCatalogue } from '@conclave/engine';
import { say } from '../messages/index.ts';
import { printed } from '../messages/printed.ts';
import data from './catalogue.json' with { type: 'json' };
import { type Effect, type EffectOf, ITEM_EFFECTS, type ItemUse, type Moment, type Op, type Worth, worthOfEffect } from './effects.ts';
import {
  type BySkill,
  type BySpell,
  type Character,
  FIN,
  type Fin,
  type Item,
  JEWELS,
  ORBS,
  type Resource,
  SKILLS,
  type Skill,
  SPELLS,
  type Spell,
} from './kinds.ts';
import { type Printed, readPrinted, type Values } from './schema.ts';

const { constants, all } = readPrinted(data);

export const RULES = constants;

type Listed<V> = readonly { readonly id: string; readonly values: V; readonly copies: number }[];

/** Entries by id, for ids that the check has found to be there. */
const byId = <K extends string, V, T>(ids: readonly K[], entries: Listed<V>, read: (entry: Listed<V>[number]) => T): Record<K, T> =>
  Object.fromEntries(entries.filter(({ id }) => ids.some((one) => one === id)).map((entry) => [entry.id, read(entry)])) as Record<K, T>;

export const skillCards: BySkill<Values['skill']> = byId(SKILLS, all.skill, ({ values }) => values);
export const spellCards: BySpell<Values['spell']> = byId(SPELLS, all.spell, ({ values }) => values);
const spellCopiesIn = (printed: Printed['all']): BySpell<number> => byId(SPELLS, printed.spell, ({ copies }) => copies);
/** Those in force: a values pack may stand in for them. */
export let spellCopies = spellCopiesIn(all);
export const finWorth: Record<Fin, number> = byId(FIN, all.resource, ({ values }) => (values.group === 'fin' ? values.fin : 0));

const levels = all.level.map(({ values }) => values).toSorted((a, b) => a.level - b.level);
/** MG-LEVEL-07: the sides of the die rolled at each level. */
export const DIE_OF_LEVEL: readonly number[] = levels.map(({ die }) => die);
/** MG-LEVEL-02: the Orbs paid to reach each level. */
export const ORBS_TO_REACH: readonly number[] = levels.map(({ orbsToReach }) => orbsToReach);

/** MG-PAY-05: what a Miziko can stand for. */
export const MIZIKO_PAYS: readonly Resource[] = all.resource
  .flatMap(({ values }) => (values.group === 'wild' ? values.wildFor : []))
  .flatMap((group): readonly Resource[] => (group === 'jewel' ? JEWELS : ORBS));

const copiesOf = <K extends string>(entries: Listed<unknown>): K[] => entries.flatMap(({ id, copies }) => Array<K>(copies).fill(id as K));

/** The one in force. */
export let RESOURCE_DECK: readonly Resource[] = copiesOf(all.resource); // Its order is what is shuffled: saved games depend on it.
export const ITEM_PILE: readonly Item[] = copiesOf(all.item);

interface Decks {
  readonly resources: readonly Resource[];
  readonly spells: BySpell<number>;
}

const MOST_COPIES = 60;

/** Enough of everything for the largest table, and no more than a box holds. */
function readDecks(changed: Catalogue): Decks {
  const { all: cards, constants: rules } = readPrinted(changed);
  const absurd = [...cards.resource, ...cards.spell].find(({ copies }) => copies < 1 || copies > MOST_COPIES);
  if (absurd) throw new Error(`${absurd.id}: copies: there are 1 to ${MOST_COPIES} of a card.`);
  const resources = copiesOf<Resource>(cards.resource);
  const least = 2 * rules.maxPlayers * rules.startingResources;
  if (resources.length < least) throw new Error(`There are fewer than ${least} Resources.`);
  return { resources, spells: spellCopiesIn(cards) };
}

/** How many there are of a Resource and of a Spell may be changed: no text says it. */
export const printing: Printing<Decks> = {
  catalogue: readCatalogue(data),
  isFree: ({ kind }, path) => path === 'copies' && (kind === 'resource' || kind === 'spell'),
  read: readDecks,
  put({ resources, spells }) {
    const before = { resources: RESOURCE_DECK, spells: spellCopies };
    RESOURCE_DECK = resources;
    spellCopies = spells;
    return before;
  },
};

/** Every card and sign, for whoever draws them. */
export const entries = (): readonly CatalogueEntry[] => printing.catalogue.entries;
const entriesById: ReadonlyMap<string, CatalogueEntry> = new Map(entries().map((entry) => [entry.id, entry]));
export const entryOf = (id: string): CatalogueEntry | undefined => entriesById.get(id);

/** All that are printed; a card of known effects needs no more than its entry. */
export const ITEMS: readonly Item[] = all.item.map(({ id }) => id as Item);
export const CHARACTERS: readonly Character[] = all.character.map(({ id }) => id as Character);

function found<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

const itemCards: ReadonlyMap<string, ItemUse> = new Map(all.item.map(({ id, values }) => [id, values]));
const itemWorths: ReadonlyMap<string, Worth> = new Map(all.item.map(({ id, values }) => [id, worthOfEffect(values.effect)]));
export const itemCard = (item: Item): ItemUse => found(itemCards, item);
export const itemWorth = (item: Item): Worth => found(itemWorths, item);
/** What an Item does, if it is this. */
export function doing<O extends Op>(item: Item, op: O): EffectOf<O> | undefined {
  const { effect } = itemCard(item);
  return effect.op === op ? (effect as EffectOf<O>) : undefined;
}

const OPS = Object.keys(ITEM_EFFECTS);
const byEffect = (items: Item[]): readonly Item[] => items.toSorted((a, b) => OPS.indexOf(itemCard(a).effect.op) - OPS.indexOf(itemCard(b).effect.op));
const itemsThat = (fits: (card: ItemUse) => boolean): readonly Item[] => byEffect(ITEMS.filter((item) => fits(itemCard(item))));
const AT: Record<Moment, readonly Item[]> = {
  ownTurn: itemsThat(({ moments }) => moments.includes('ownTurn')),
  withAction: itemsThat(({ moments }) => moments.includes('withAction')),
  attacked: itemsThat(({ moments }) => moments.includes('attacked')),
  countered: itemsThat(({ moments }) => moments.includes('countered')),
  beforeTheDice: itemsThat(({ moments }) => moments.includes('beforeTheDice')),
};
/** The Items for a moment, in the order of the table of effects. */
export const itemsAt = (moment: Moment): readonly Item[] => AT[moment];

/** What a character does: once at the start, once when claimed, and as long as it is held. */
interface CharacterCard {
  readonly start: Effect;
  readonly claim: Effect;
}
const characterCards: ReadonlyMap<string, CharacterCard> = new Map(all.character.map(({ id, values }) => [id, values]));
export const characterCard = (character: Character): CharacterCard => found(characterCards, character);

const NAMED: ReadonlySet<string> = new Set([...all.skill, ...all.resource, ...all.spell, ...all.item, ...all.character].map(({ id }) => id));
export const hasName = (id: string): boolean => NAMED.has(id);
/** What a card, skill or character is called; what has no name is called by its id. */
export const nameOf = (id: string): string => printedOn(id, 'name') ?? id;
/** The same in one word, where there is little room. */
export const shortName = (id: string): string => printedOn(id, 'short') ?? id;
export const textOf = (id: string): string => printedOn(id, 'text') ?? '';

function printedOn(id: string, what: 'name' | 'short' | 'text'): string | undefined {
  const key = `card.${id}.${what}` as const;
  return Object.hasOwn(printed, key) ? say(key) : undefined;
}

/** What an Item does, as it is printed. */
export const itemText = (item: Item): string => say(`card.${item}.text`);

const SKILL_SET: ReadonlySet<string> = new Set<Skill>(SKILLS);
const SPELL_SET: ReadonlySet<string> = new Set<Spell>(SPELLS);

export const isSkill = (id: string): id is Skill => SKILL_SET.has(id);
export const isSpell = (card: string): card is Spell => SPELL_SET.has(card);
export const isItem = (card: string): card is Item => itemCards.has(card);
