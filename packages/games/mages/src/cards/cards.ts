import data from './catalogue.json' with { type: 'json' };
import {
  type BySkill,
  type BySpell,
  type Card,
  CHARACTERS,
  type Character,
  FIN,
  type Fin,
  ITEMS,
  type Item,
  RESOURCES,
  type Resource,
  SKILLS,
  type Skill,
  SPELLS,
  type Spell,
} from './kinds.ts';
import { type Effect, type EntryOf, readPrinted } from './schema.ts';

const printed = readPrinted(data);

export const RULES = printed.constants;

const byId = <K extends string, T>(ids: readonly K[], make: (id: K, i: number) => T): Record<K, T> =>
  Object.fromEntries(ids.map((id, i) => [id, make(id, i)])) as Record<K, T>;

function table<K extends string, T extends Parameters<typeof printed.of>[0], R>(kind: T, ids: readonly K[], read: (entry: EntryOf<T>) => R): Record<K, R> {
  const entries = printed.of(kind, ids);
  return byId(ids, (_id, i) => read(entries[i] as EntryOf<T>));
}

export const skillCards: BySkill<EntryOf<'skill'>['values']> = table('skill', SKILLS, (entry) => entry.values);
export const spellCards: BySpell<EntryOf<'spell'>['values']> = table('spell', SPELLS, (entry) => entry.values);
export const spellCopies: BySpell<number> = table('spell', SPELLS, (entry) => entry.copies);
export const itemCards: Record<Item, EntryOf<'item'>['values']> = table('item', ITEMS, (entry) => entry.values);

const levels = printed
  .of(
    'level',
    Array.from({ length: RULES.maxLevel + 1 }, (_, level) => `level-${level}`),
  )
  .map((entry) => entry.values);

/** MG-LEVEL-07: the sides of the die rolled at each level. */
export const DIE_OF_LEVEL: readonly number[] = levels.map(({ die }) => die);
/** MG-LEVEL-02: the Orbs paid to reach each level. */
export const ORBS_TO_REACH: readonly number[] = levels.map(({ orbsToReach }) => orbsToReach);

export const finWorth: Record<Fin, number> = table('resource', FIN, ({ values }) => (values.group === 'fin' ? values.fin : 0));

/** What a character does: once at the start, once when claimed, and as long as it is held. */
export interface CharacterCard {
  readonly start: Effect;
  readonly claim: Effect;
}

export const characterCards: Record<Character, CharacterCard> = table('character', CHARACTERS, ({ values: { start, claim } }) => ({ start, claim }));

const copiesOf = <K extends string>(kind: 'resource' | 'item', ids: readonly K[]): K[] =>
  printed.of(kind, ids).flatMap((entry) => Array<K>(entry.copies).fill(entry.id as K));

export const RESOURCE_DECK: readonly Resource[] = copiesOf('resource', RESOURCES);
export const ITEM_PILE: readonly Item[] = copiesOf('item', ITEMS);

const nameOf = <K extends string>(kind: 'skill' | 'resource' | 'spell' | 'item' | 'character', ids: readonly K[]): Record<K, string> =>
  table(kind, ids, (entry: { name: string }) => entry.name);

/** Everything with a name, as it is printed. */
export const NAMES: Record<Card | Skill | Character, string> = {
  ...nameOf('skill', SKILLS),
  ...nameOf('resource', RESOURCES),
  ...nameOf('spell', SPELLS),
  ...nameOf('item', ITEMS),
  ...nameOf('character', CHARACTERS),
};

/** What each Item does. */
export const itemTexts: Record<Item, string> = table('item', ITEMS, (entry) => entry.text);

const SPELL_SET: ReadonlySet<string> = new Set<Spell>(SPELLS);
const ITEM_SET: ReadonlySet<string> = new Set<Item>(ITEMS);

const SKILL_SET: ReadonlySet<string> = new Set<Skill>(SKILLS);

export const isSkill = (id: string): id is Skill => SKILL_SET.has(id);
export const isSpell = (card: string): card is Spell => SPELL_SET.has(card);
export const isItem = (card: string): card is Item => ITEM_SET.has(card);
