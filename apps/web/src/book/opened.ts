import { spoken } from '@conclave/engine';
import { type Book, type Chapter, type Legend, type Mistake, OVERVIEW, type Paragraph } from '@conclave/engine/book';
import { textIn } from '@conclave/engine/lessons';
import { bookFor, legendFor } from '@conclave/shelf/books';
import type { Component } from 'svelte';
import { loadBook, type Book as Numbered } from '../app/books.ts';
import { asked, holds } from '../app/searching.ts';
import type { Meaning } from '../lessons/legend.ts';

/** Draws a piece by the name that a book has for it; `small`, as large as a line. */
export type Picture = Component<{ of: string; small?: boolean }>;

const pictures = import.meta.glob<Picture>('../boards/*/Picture.svelte', { import: 'default' });

/** How the pieces of a game are drawn. Nothing: the game has no pictures. */
export const pictureOf = async (game: string): Promise<Picture | undefined> =>
  Object.entries(pictures).find(([path]) => path.endsWith(`/boards/${game}/Picture.svelte`))?.[1]();

/** All that there is to read about a game's rules. */
export interface Opened {
  /** Nothing: only the numbered rules were written. */
  readonly book: Book | undefined;
  readonly numbered: Numbered;
  readonly legend: Legend | undefined;
}

export async function openBook(game: string): Promise<Opened | undefined> {
  const [book, numbered, legend] = await Promise.all([bookFor(game), loadBook(game), legendFor(game)]);
  return numbered && { book, numbered, legend };
}

/** A text of the book in the language in force. */
export function sayIn(book: Book, key: string): string {
  const text = textIn(book, key);
  return text ? spoken(text) : '';
}

/** Where a chapter stands on the page. */
export const placeOf = (chapter: string): string => `chapter-${chapter}`;

const textOf = (book: Book, { id, paragraphs }: Chapter): string =>
  [id, ...paragraphs.map((one: Paragraph) => `${id}.${one.id}`)].map((key) => sayIn(book, key)).join(' ');

/** What is left of a book when one looks for these words: chapters first that are headed so, then those that only speak of it. */
export function foundIn(book: Book, words: string): { chapters: readonly Chapter[]; mistakes: readonly Mistake[]; isWhole: boolean } {
  const wanted = asked(words);
  if (wanted.length === 0) return { chapters: book.chapters, mistakes: book.mistakes, isWhole: true };
  const speaks = (text: string): boolean => wanted.every((word) => holds(text.toLowerCase(), word));
  const isHeaded = ({ id }: Chapter): boolean => wanted.some((word) => holds(sayIn(book, id).toLowerCase(), word));
  const chapters = book.chapters.filter((chapter) => speaks(textOf(book, chapter)));
  return {
    chapters: [...chapters.filter(isHeaded), ...chapters.filter((chapter) => !isHeaded(chapter))],
    mistakes: book.mistakes.filter(({ id }) => speaks(`${sayIn(book, `wrong.${id}`)} ${sayIn(book, `right.${id}`)}`)),
    isWhole: false,
  };
}

/** The symbols that are called so or mean that: those first that are called so. */
export function symbolsFor(symbols: readonly Meaning[], words: string): readonly Meaning[] {
  const wanted = asked(words);
  const speaks = (text: string): boolean => wanted.every((word) => holds(text.toLowerCase(), word));
  const named = symbols.filter(({ name }) => speaks(name));
  return [...named, ...symbols.filter((one) => !named.includes(one) && speaks(`${one.name} ${one.means}`))];
}

/** The paragraphs of the first screen, each with the key of its text. */
export const overviewOf = (book: Book): { part: (typeof OVERVIEW)[number]; paragraphs: { key: string; paragraph: Paragraph }[] }[] =>
  OVERVIEW.map((part) => ({
    part,
    paragraphs: book.overview[part].map((paragraph) => ({ key: `overview.${part}.${paragraph.id}`, paragraph })),
  }));
