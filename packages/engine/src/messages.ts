import { IntlMessageFormat } from 'intl-messageformat';
import type { Seat } from './core.ts';
import { lookUp } from './lookup.ts';
import type { Asked, Said } from './said.ts';
import type { Voice } from './voice.ts';

/** What a message is filled with: a text, a number, a switch, another message, or a list of such ("a, b and c"; with `anyOf`, "a, b or c"). */
export type Argument = string | number | boolean | Message | readonly Argument[] | { readonly anyOf: readonly Argument[] };
export type Arguments = Readonly<Record<string, Argument>>;

/** A sentence as plain data, so that whoever reads it hears it in their own language. The key names its catalogue first: `mages/whyNot.notYourTurn`. */
export interface Message {
  readonly key: string;
  readonly with?: Arguments;
}

/** Texts in ICU MessageFormat by key. */
export type Texts = Readonly<Record<string, string>>;

/** Another language than English. What it lacks stays English. */
export interface Language {
  /** As browsers name it: it decides plurals, numbers and lists. */
  readonly tag: string;
  /** The text for a key such as `mages/event.spellCast`, whose English is given. */
  text(key: string, english: string): string | undefined;
}

/** Players in a sentence, by argument. `who` gives it `{who}`, the name, and `{whoIs}`: `you`, `other`, or `none` where there is nobody. */
export type Seats = Readonly<Record<string, Seat | readonly Seat[] | null | undefined>>;

/** What says the sentences of one catalogue. */
export interface Speaker<K extends string> {
  say(key: K, args?: Arguments): string;
  /** The same with players in it. */
  sayOf(voice: Voice, key: K, seats: Seats, args?: Arguments): string;
  /** A question that knows what stands out in it. */
  ask(key: K, args?: Arguments): Asked;
  /** The same with players in it. */
  askOf(voice: Voice, key: K, seats: Seats, args?: Arguments): Asked;
  /** A sentence that knows whom it is about and whom it touches. */
  sentence(voice: Voice, key: K, seats: Seats, args?: Arguments): Said;
  /** The sentence as data. */
  message(key: K, args?: Arguments): Message;
}

interface Tagged {
  readonly tag: string;
  readonly text: string;
}
type Part = string | Tagged;
type Filled = Record<string, unknown>;

/** English as it is printed: "a, b and c". */
const ENGLISH: Language = { tag: 'en-GB', text: (_key, english) => english };
const catalogues = new Map<string, Texts>();
let reader = ENGLISH;

class Format {
  readonly #format: IntlMessageFormat;
  readonly #tags: Filled;

  constructor(text: string, tag: string) {
    this.#format = new IntlMessageFormat(text, tag);
    this.#tags = Object.fromEntries(this.#nameTags(this.#format.getAst()));
  }

  /** Tags are called `<who>`, so that an argument may be called `who` as well. */
  #nameTags(elements: ReturnType<IntlMessageFormat['getAst']>): [name: string, make: (inside: Part[]) => Tagged][] {
    return elements.flatMap((element) => {
      if ('options' in element) return Object.values(element.options).flatMap((option) => this.#nameTags(option.value));
      if (!('children' in element)) return [];
      const tag = element.value;
      element.value = `<${tag}>`;
      const make = (inside: Part[]): Tagged => ({ tag, text: inside.map(textOf).join('') });
      return [[element.value, make], ...this.#nameTags(element.children)];
    });
  }

  parts(filled: Filled): Part[] {
    return this.#format.formatToParts<Part>({ ...filled, ...this.#tags } as never).map(({ value }) => value as Part);
  }
}

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);
const textOfAll = (parts: readonly Part[]): string => parts.map(textOf).join('');

const formats = new Map<Language, Map<string, Format>>();
const lists = new Map<string, Intl.ListFormat>();

function englishOf(key: string): string {
  const slash = key.indexOf('/');
  const texts = catalogues.get(key.slice(0, slash));
  const text = texts && lookUp(texts, key.slice(slash + 1));
  if (text === undefined) throw new Error(`there is no message ${key}`);
  return text;
}

function formatOf(key: string, language: Language): Format {
  const known = formats.get(language) ?? new Map<string, Format>();
  formats.set(language, known);
  const english = englishOf(key);
  const format = known.get(key) ?? new Format(language.text(key, english) ?? english, language.tag);
  known.set(key, format);
  return format;
}

function listIn({ tag }: Language, items: readonly string[], type: 'conjunction' | 'disjunction' | 'unit'): string {
  const list = lists.get(tag + type) ?? new Intl.ListFormat(tag, { type });
  lists.set(tag + type, list);
  return list.format(items);
}

function filledIn(argument: Argument, language: Language): string | number {
  if (typeof argument === 'string' || typeof argument === 'number') return argument;
  if (typeof argument === 'boolean') return String(argument);
  const each = (items: readonly Argument[]): string[] => items.map((one) => String(filledIn(one, language)));
  if (Array.isArray(argument)) return listIn(language, each(argument), 'conjunction');
  if ('anyOf' in argument) return listIn(language, each(argument.anyOf), 'disjunction');
  return textOfAll(partsOf(argument as Message, language));
}

function partsOf({ key, with: args = {} }: Message, language: Language): Part[] {
  const filled = Object.entries(args).map(([name, argument]) => [name, filledIn(argument, language)]);
  return formatOf(key, language).parts(Object.fromEntries(filled));
}

/** From now on this page or terminal reads in that language; without one, in English. */
export function speak(language?: Language): void {
  reader = language ?? ENGLISH;
}

/** A language from its texts, those of each catalogue under its name. */
export const languageOf = (tag: string, texts: Readonly<Record<string, Texts>>): Language => ({
  tag,
  text(key) {
    const slash = key.indexOf('/');
    const own = lookUp(texts, key.slice(0, slash));
    return own && lookUp(own, key.slice(slash + 1));
  },
});

/** Whether there is such a message here: one that came from elsewhere may be of a game that is not loaded, or newer. */
export function isKnownMessage({ key }: Message): boolean {
  const slash = key.indexOf('/');
  return Object.hasOwn(catalogues.get(key.slice(0, slash)) ?? {}, key.slice(slash + 1));
}

/** A message in the language of whoever reads here. */
export const spoken = (message: Message): string => textOfAll(partsOf(message, reader));

/** A message in English, whatever is read here. */
export const inEnglish = (message: Message): string => textOfAll(partsOf(message, ENGLISH));

/** A text that stands elsewhere in English, without arguments: a rule, the note of a card. */
export const printed = (key: string, english: string): string => reader.text(key, english) ?? english;

/** Something made of sentences, made once in each language that is read here. */
export function perLanguage<T>(make: () => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const known = made.get(reader) ?? make();
    made.set(reader, known);
    return known;
  };
}

/** "a, b and c" in the language read here. */
export const listed = (items: readonly string[], joint: 'and' | 'or' = 'and'): string => listIn(reader, items, joint === 'and' ? 'conjunction' : 'disjunction');

/** "a, b, c": pieces beside each other, in the language read here. */
export const inARow = (pieces: readonly string[]): string => listIn(reader, pieces, 'unit');

function argumentsOf(voice: Voice, seats: Seats): Arguments {
  const args = Object.entries(seats).flatMap(([name, seat]): [string, Argument][] => {
    if (typeof seat === 'object' && seat !== null) return [[name, seat.map(voice.whom)]];
    if (seat === undefined || seat === null)
      return [
        [name, ''],
        [`${name}Is`, 'none'],
      ];
    return [
      [name, voice.called(seat)],
      [`${name}Is`, seat === voice.viewer ? 'you' : 'other'],
    ];
  });
  return Object.fromEntries(args);
}

const inTag = (parts: readonly Part[], tag: string): string | undefined =>
  parts.find((part): part is Tagged => typeof part !== 'string' && part.tag === tag)?.text;

/** What a sentence tells beside its text: from its tags `<who>`, `<from>`, `<more>` and `<aside>`. */
function saidIn(parts: readonly Part[], seats: Seats, args: Arguments): Said {
  const isSubject = (part: Part | undefined): part is Tagged => typeof part === 'object' && typeof lookUp(seats, part.tag) === 'number';
  const subject = parts.find(isSubject);
  const rest = isSubject(parts[0]) ? parts.slice(1) : undefined;
  const more = inTag(parts, 'more');
  return {
    text: textOfAll(parts),
    touches: [...new Set(Object.values(seats).flatMap((seat) => seat ?? []))],
    names: Object.values(args).filter((one) => typeof one === 'string'),
    ...(subject && { about: lookUp(seats, subject.tag) as Seat }),
    ...(rest && { rest: textOfAll(rest).trimStart() }),
    ...(rest &&
      typeof args.from === 'string' && {
        origin: { name: args.from, without: textOfAll(rest.filter((part) => textOf(part) !== inTag(parts, 'from'))).trimStart() },
      }),
    ...(more !== undefined && { more }),
    ...(inTag(parts, 'aside') !== undefined && { turnsAside: true }),
  };
}

const isIn = (part: Part, ...tags: readonly string[]): boolean => typeof part !== 'string' && tags.includes(part.tag);

/** A question by its tags `<lead>` and `<note>`. */
function askedIn(parts: readonly Part[]): Asked {
  const text = textOfAll(parts);
  const rest = textOfAll(parts.filter((part) => !isIn(part, 'lead', 'note'))).trim();
  const lead = inTag(parts, 'lead');
  return lead === undefined ? { text, lead: rest, rest: '' } : { text, lead, rest };
}

/**
 * What speaks the sentences of a catalogue. Its name comes first in the keys of its messages.
 * What is printed on cards may stand elsewhere and is given apart.
 */
export function messagesOf<T extends Texts, P extends Texts = Record<never, string>>(
  name: string,
  english: T,
  printed?: P,
): Speaker<(keyof T | keyof P) & string> {
  type K = (keyof T | keyof P) & string;
  catalogues.set(name, { ...english, ...printed });
  const message = (key: K, args?: Arguments): Message => ({ key: `${name}/${key}`, ...(args && { with: args }) });
  const about = (voice: Voice, key: K, seats: Seats, args: Arguments = {}): Message => message(key, { ...args, ...argumentsOf(voice, seats) });
  return {
    message,
    say: (key, args) => spoken(message(key, args)),
    sayOf: (voice, key, seats, args) => spoken(about(voice, key, seats, args)),
    ask: (key, args) => askedIn(partsOf(message(key, args), reader)),
    askOf: (voice, key, seats, args) => askedIn(partsOf(about(voice, key, seats, args), reader)),
    sentence: (voice, key, seats, args = {}) => saidIn(partsOf(about(voice, key, seats, args), reader), seats, args),
  };
}
