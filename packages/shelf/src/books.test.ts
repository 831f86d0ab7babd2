import { readFileSync } from 'node:fs';
import { below, type Example, fastRandom, type GameModule, Match, readRules, spoken, voiceOf, type Wording } from '@conclave/engine';
import { type Book, chapterFor, OVERVIEW, type Paragraph } from '@conclave/engine/book';
import { pieceName, textIn } from '@conclave/engine/lessons';
import { faultsOfLanguage } from '@conclave/engine/testing';
import { LEARNER, LessonRun } from '@conclave/table/lessons';
import { describe, expect, test } from 'vitest';
import { booked, bookFor, examplesFor } from './books.ts';
import { gameOf } from './index.ts';

/** What is read in one breath, in one glance, and in under a minute. */
const MOST_IN_A_SENTENCE = 25;
const MOST_IN_A_PARAGRAPH = 45;
const MOST_IN_THE_OVERVIEW = 150;
const MOST_MOVES = 20_000;

const books = await Promise.all(
  booked.map(async (id) => {
    const found = await examplesFor(id);
    return {
      id,
      game: (await gameOf(id)) as GameModule,
      book: (await bookFor(id)) as Book,
      wording: found?.wording as Wording,
      examples: found?.examples ?? [],
    };
  }),
);
const walks = books.flatMap(({ examples, ...rest }) => examples.map((example) => ({ ...rest, example, name: example.id })));

const rulesOf = (id: string): ReturnType<typeof readRules> => readRules(readFileSync(new URL(`../../games/${id}/rules.md`, import.meta.url), 'utf8'));
/** A heading without the short name of its rules. */
const headingOf = (chapter: string): string => chapter.replace(/ \([A-Z0-9, -]+\)$/, '');

const paragraphsOf = ({ overview, chapters }: Book): { key: string; paragraph: Paragraph }[] => [
  ...OVERVIEW.flatMap((part) => overview[part].map((paragraph) => ({ key: `overview.${part}.${paragraph.id}`, paragraph }))),
  ...chapters.flatMap(({ id, paragraphs }) => paragraphs.map((paragraph) => ({ key: `${id}.${paragraph.id}`, paragraph }))),
];
const linesOf = ({ crib }: Book): { key: string; paragraph: Paragraph }[] =>
  crib.flatMap(({ id, lines }) => lines.map((paragraph) => ({ key: `crib.${id}.${paragraph.id}`, paragraph })));
const keysOf = (book: Book, examples: readonly Example[]): string[] => [
  ...book.crib.flatMap(({ id, lines }) => [`crib.${id}`, ...lines.map((line) => `crib.${id}.${line.id}`)]),
  ...paragraphsOf(book).map(({ key }) => key),
  ...book.chapters.map(({ id }) => id),
  ...book.mistakes.flatMap(({ id }) => [`wrong.${id}`, `right.${id}`]),
  ...examples.flatMap(({ id, beats }) => [id, `${id}.about`, ...beats.map((beat) => `${id}.${beat.id}`)]),
];

const wordsIn = (text: string): number => text.split(/\s+/).length;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;…])\s+/);

/** The questions that come up in some games played at random. */
function questionsIn(game: GameModule): string[] {
  const asked = new Set<string>();
  for (const seats of [2, 3]) {
    const match = new Match(game, { seats, options: {}, key: String(seats).repeat(64) });
    const random = fastRandom(seats);
    for (let made = 0; !match.isOver && made < MOST_MOVES; made++) {
      const prompt = match.promptFor(match.asked[0] ?? 0);
      asked.add(prompt?.ask ?? '');
      match.play(prompt?.seat ?? 0, prompt?.moves[below(random, prompt.moves.length)]);
    }
  }
  return [...asked];
}

describe.each(books)('the book of $id', ({ id, game, book, examples }) => {
  const rules = rulesOf(id);
  const known = new Set(rules.map((rule) => rule.id));
  const paragraphs = paragraphsOf(book);

  test('every text is there, can be read, and is used', () => {
    const keys = keysOf(book, examples);
    expect(keys.filter((key) => !textIn(book, key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    const shown = paragraphs.flatMap(({ paragraph }) => (paragraph.shows ?? []).map((piece) => `picture.${piece}`));
    const pointed = examples.flatMap(({ beats }) => beats.flatMap(({ at = [] }) => at.map((address) => `piece.${address}`)));
    expect(Object.keys(book.texts).filter((key) => ![...keys, ...shown, ...pointed].includes(key))).toEqual([]);
    expect(faultsOfLanguage(book.texts, book.texts)).toEqual([]);
  });

  test('every paragraph and every mistake stands on rules that there are', () => {
    for (const { key, paragraph } of [...paragraphs, ...linesOf(book)]) expect([key, paragraph.rules.filter((rule) => !known.has(rule))]).toEqual([key, []]);
    for (const mistake of book.mistakes) expect([mistake.id, mistake.rules.filter((rule) => !known.has(rule))]).toEqual([mistake.id, []]);
    const bare = [...[...paragraphs, ...linesOf(book)].map(({ key, paragraph }) => ({ key, ...paragraph })), ...book.mistakes].filter(
      (one) => one.rules.length === 0,
    );
    expect(bare).toEqual([]);
  });

  test('every heading of the rules is reached by a chapter, or left to the numbered rules', () => {
    const told = new Set(book.chapters.flatMap((chapter) => chapter.paragraphs.flatMap((paragraph) => paragraph.rules)));
    const headings = [...new Set(rules.map(({ chapter }) => headingOf(chapter)))];
    const untold = headings.filter((heading) => !rules.some((rule) => headingOf(rule.chapter) === heading && told.has(rule.id)));
    expect(untold.toSorted()).toEqual(book.leftToTheNumberedRules.toSorted());
  });

  test('it is said in short sentences, and the overview is read in under a minute', () => {
    const said = (key: string): string => spoken(textIn(book, key) ?? { key });
    const long = keysOf(book, examples).filter((key) => !key.endsWith('.about') && sentencesOf(said(key)).some((one) => wordsIn(one) > MOST_IN_A_SENTENCE));
    expect(long).toEqual([]);
    expect(paragraphs.filter(({ key }) => wordsIn(said(key)) > MOST_IN_A_PARAGRAPH).map(({ key }) => key)).toEqual([]);
    const overview = paragraphs.filter(({ key }) => key.startsWith('overview.'));
    expect(overview.reduce((sum, { key }) => sum + wordsIn(said(key)), 0)).toBeLessThanOrEqual(MOST_IN_THE_OVERVIEW);
  });

  test('it sets ten mistakes right, or more', () => {
    expect(book.mistakes.length).toBeGreaterThanOrEqual(10);
  });

  test('every example belongs to one chapter, and every chapter names examples that there are', () => {
    const named = book.chapters.flatMap((chapter) => chapter.examples ?? []);
    expect(named.toSorted()).toEqual(examples.map((example) => example.id).toSorted());
    expect(examples.length).toBeGreaterThanOrEqual(3);
  });

  test('every question of the table has a chapter that answers it', () => {
    expect(questionsIn(game).filter((ask) => !chapterFor(book, ask))).toEqual([]);
  });
});

const idle = { step: () => {}, anew: () => {} };
const viewOf = (game: GameModule, run: LessonRun): unknown => game.viewFor(run.match.state, LEARNER);

describe.each(walks)('the example $id: $name', ({ game, wording, example }) => {
  test('it can be walked through, and ends as the rulebook says', () => {
    const run = new LessonRun(game, wording, example, idle);
    expect(example.counts(viewOf(game, run)), 'as it begins').not.toEqual(example.ends);
    while (!run.isLast) run.goOn();
    expect(run.faults).toEqual([]);
    expect(run.match.state.random.script, 'rolls that were not used').toEqual([]);
    expect(example.counts(viewOf(game, run))).toEqual(example.ends);
  });

  test('it can be walked back to its beginning, and through again', () => {
    const run = new LessonRun(game, wording, example, idle);
    const start = run.match.hash();
    while (!run.isLast) run.goOn();
    const end = run.match.hash();
    while (run.index > 0) run.back();
    expect(run.match.hash()).toBe(start);
    while (!run.isLast) run.goOn();
    expect(run.match.hash()).toBe(end);
  });

  test('nothing is asked of the reader, and what it points at has a name', () => {
    expect(example.beats.filter(({ wants, goal }) => wants ?? goal)).toEqual([]);
    const voice = voiceOf(example.names, LEARNER);
    expect(example.beats.flatMap(({ at = [] }) => at.filter((address) => !pieceName(wording, address, voice)))).toEqual([]);
  });
});

test('there is no book and no example of a game that is not there, whatever its name', async () => {
  expect(await bookFor('constructor')).toBeUndefined();
  expect(await examplesFor('constructor')).toBeUndefined();
});
