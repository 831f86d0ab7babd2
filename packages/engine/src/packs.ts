import type { Catalogue, Entry } from './catalogue.ts';
import type { Core, Move } from './core.ts';
import type { GameEvent } from './events.ts';
import { hashOf } from './hash.ts';
import type { GameModule } from './module.ts';

/** Numbers in the place of those of a game's catalogue: by card, then by path (`cost.fire`, or `copies`). */
export interface Pack {
  readonly format: 1;
  readonly game: string;
  readonly name: string;
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The least and the most that a pack may say, in whole numbers. */
export type Bounds = readonly [least: number, most: number];

/** How a game's rules come by its printed values, where a pack may change them. */
export interface Printing<T = unknown> {
  readonly catalogue: Catalogue;
  /** Whether the rules, texts and boards follow this number wherever it is changed. */
  isFree(entry: Entry, path: string): boolean;
  /** Numbers that a card lacks and a pack may give it, such as another element of a price: they count as 0. */
  lacking?(entry: Entry): readonly string[];
  /** What is sensible for a free number by itself, where the game says so. */
  boundsOf?(entry: Entry, path: string): Bounds | undefined;
  /** Checks a catalogue by the game's own schema; throws an `Error` that names card and value. */
  read(catalogue: Catalogue): T;
  /** Puts values in force, and gives those that were. */
  put(values: T): T;
}

const NAME_LENGTH = 60;
const MOST_CARDS = 500;
const MOST_VALUES = 40;

/** What is not seen, or turns what stands beside it round: nobody means it in a name. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LONGEST_QUOTE = 60;

/** What somebody sent, as it is repeated to them: short, and never looked into. */
function quoted(data: unknown): string {
  if (typeof data === 'object' && data !== null) return Array.isArray(data) ? 'a list' : 'an object';
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !Array.isArray(data);

/** A step of a path below a value; nothing where there is none. */
const below = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

const COPIES = 'copies';
const valueAt = (entry: Entry, path: string): unknown => (path === COPIES ? entry.copies : path.split('.').reduce(below, entry.values as unknown));

/** A number that a pack may change. */
export interface FreeNumber {
  readonly entry: Entry;
  readonly path: string;
  readonly printed: number;
  readonly bounds?: Bounds;
}

function pathsBelow(value: unknown, path: string): string[] {
  if (typeof value === 'number') return [path];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, one]) => pathsBelow(one, `${path}.${key}`)) : [];
}

function freeNumber({ boundsOf }: Printing, entry: Entry, path: string): FreeNumber {
  const bounds = boundsOf?.(entry, path);
  return { entry, path, printed: (valueAt(entry, path) as number | undefined) ?? 0, ...(bounds && { bounds }) };
}

function freeIn(printing: Printing, entry: Entry): FreeNumber[] {
  const paths = [COPIES, ...Object.entries(entry.values).flatMap(([key, value]) => pathsBelow(value, key))];
  const free = [...paths.filter((path) => printing.isFree(entry, path)), ...(printing.lacking?.(entry) ?? [])];
  return free.map((path) => freeNumber(printing, entry, path));
}

/** All numbers that a pack may change, card by card. */
export const freeNumbers = (printing: Printing): FreeNumber[] => printing.catalogue.entries.flatMap((entry) => freeIn(printing, entry));

function readHead(data: unknown, game: string): Pack {
  if (!isRecord(data) || data.format !== 1) throw new Error('This is not a values pack of format 1.');
  if (data.game !== game) throw new Error(`This pack is for ${quoted(data.game)}, not for ${game}.`);
  if (typeof data.name !== 'string' || data.name.trim() === '' || data.name.length > NAME_LENGTH)
    throw new Error(`A pack has a name of at most ${NAME_LENGTH} characters.`);
  if (UNSEEN.test(data.name)) throw new Error('The name of a pack has no signs that are not seen.');
  const odd = Object.keys(data).find((key) => !['format', 'game', 'name', 'values'].includes(key));
  if (odd !== undefined) throw new Error(`A pack has no ${quoted(odd)}.`);
  if (!isRecord(data.values)) throw new Error('The values of the pack are missing.');
  if (Object.keys(data.values).length > MOST_CARDS) throw new Error(`A pack changes at most ${MOST_CARDS} cards.`);
  return data as unknown as Pack;
}

function checkNumber({ isFree, lacking, boundsOf }: Printing, entry: Entry, path: string, value: unknown): void {
  const at = `${entry.id}: ${path.slice(0, LONGEST_QUOTE)}`;
  const isLacking = lacking?.(entry).includes(path) ?? false;
  if (!isLacking && typeof valueAt(entry, path) !== 'number') throw new Error(`${at}: the card has no such number.`);
  if (!isLacking && !isFree(entry, path)) throw new Error(`${at}: no pack may change this number.`);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${at}: ${quoted(value)} is not a number.`);
  const [least, most] = boundsOf?.(entry, path) ?? [value, value];
  if (value < least || value > most) throw new Error(`${at}: ${value} is not from ${least} to ${most}.`);
}

function checkCard(printing: Printing, id: string, values: unknown): void {
  const entry = printing.catalogue.entries.find((one) => one.id === id);
  if (!entry) throw new Error(`${id.slice(0, LONGEST_QUOTE)}: there is no such card.`);
  if (!isRecord(values)) throw new Error(`${id}: its values are missing.`);
  const changed = Object.entries(values);
  if (changed.length > MOST_VALUES) throw new Error(`${id}: these are more values than a card has.`);
  for (const [path, value] of changed) checkNumber(printing, entry, path, value);
}

/** Only what was checked, in one order: two packs that say the same are the same. */
function tidied({ game, name, values }: Pack): Pack {
  const sorted = (record: object): [string, unknown][] => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const cards = sorted(values).map(([id, numbers]) => [id, Object.fromEntries(sorted(numbers as object))]);
  return { format: 1, game, name, values: Object.fromEntries(cards) as Pack['values'] };
}

/** Checks a pack from anywhere against a game; throws an `Error` that names card and value. */
export function readPack(game: Pick<GameModule, 'id' | 'title' | 'printing'>, data: unknown): Pack {
  const { printing } = game;
  if (!printing) throw new Error(`${game.title} takes no values packs.`);
  const pack = readHead(data, game.id);
  for (const [id, values] of Object.entries(pack.values)) checkCard(printing, id, values);
  printing.read(catalogueWith(printing.catalogue, pack));
  return tidied(pack);
}

function withNumber(value: unknown, [key = '', ...rest]: readonly string[], number: number): unknown {
  const inner = rest.length === 0 ? number : withNumber(below(value, key), rest, number);
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? inner : one));
  return { ...(value as object), [key]: inner };
}

function entryWith(entry: Entry, { copies = entry.copies, ...numbers }: Readonly<Record<string, number>>): Entry {
  const values = Object.entries(numbers).reduce((all: unknown, [path, number]) => withNumber(all, path.split('.'), number), entry.values);
  return { ...entry, copies, values: values as Entry['values'] };
}

/** A game's catalogue with the numbers of a pack. */
function catalogueWith(catalogue: Catalogue, { values }: Pack): Catalogue {
  const changed = new Map(Object.entries(values));
  return { ...catalogue, entries: catalogue.entries.map((entry) => entryWith(entry, changed.get(entry.id) ?? {})) };
}

type During = <T>(act: () => T) => T;

/** The same functions, wherever they stand, carried out with other values in force. */
function guarded<T>(part: T, during: During): T {
  if (typeof part === 'function') return ((...given: unknown[]) => during(() => (part as (...all: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(part)) return part.map((one) => guarded(one, during)) as T;
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  const copy = {};
  for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(part)))
    Object.defineProperty(copy, key, get ? { get: () => during(() => get.call(part)), enumerable: true } : { value: guarded(value, during), enumerable: true });
  return copy as T;
}

function alreadyWith<T extends { readonly pack?: Pack }>(game: T, pack: Pack): T {
  if (hashOf(game.pack) !== hashOf(pack)) throw new Error('The game is played with another values pack.');
  return game;
}

const valuesRead = new WeakMap<Pack, unknown>();

/** The values of a pack as its game reads them, read once. */
function valuesOf({ catalogue, read }: Printing, pack: Pack): unknown {
  const values = valuesRead.get(pack) ?? read(catalogueWith(catalogue, pack));
  valuesRead.set(pack, values);
  return values;
}

/** A game's catalogue with the numbers that it is played with. */
export const catalogueOf = ({ printing, pack }: GameModule): Catalogue | undefined =>
  printing && pack ? catalogueWith(printing.catalogue, pack) : printing?.catalogue;

/** Puts the values that a game is played with in force, for whoever shows it, until the function that is returned is called. */
export function putInForce({ printing, pack }: GameModule): () => void {
  if (!printing || !pack) return () => {};
  const before = printing.put(valuesOf(printing, pack));
  return () => void printing.put(before);
}

/**
 * A game played by the values of a pack. They are in force only while one of its functions runs, and none of them waits
 * for anything: so matches with different values go on beside each other, and a game without a pack pays nothing.
 */
export function withPack<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, data: unknown): GameModule<G, M, V, E> {
  const pack = readPack(game as unknown as GameModule, data);
  if (game.pack) return alreadyWith(game, pack);
  const printing = game.printing as Printing;
  const { put } = printing;
  const values = valuesOf(printing, pack);
  const during: During = (act) => {
    const before = put(values);
    try {
      return act();
    } finally {
      put(before);
    }
  };
  const { rulebook, setup, anytime, whyNot, viewFor, optionsFor, redeal, standings, holdings, words, guide } = game;
  const parts = { rulebook, setup, whyNot, viewFor, redeal, standings, words, guide };
  return {
    ...game,
    ...guarded(parts, during),
    ...(anytime && { anytime: guarded(anytime, during) }),
    ...(optionsFor && { optionsFor: guarded(optionsFor, during) }),
    ...(holdings && { holdings: guarded(holdings, during) }),
    pack,
  };
}
