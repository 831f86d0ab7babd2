import { type Example, lookUp, type Wording } from '@conclave/engine';
import type { Book, Legend } from '@conclave/engine/book';
import { courseFor } from './lessons.ts';

/** The books there are, each loaded only when somebody reads the rules of that game. */
const shelf: Readonly<Record<string, () => Promise<{ book: Book }>>> = {
  mages: () => import('@conclave/mages/book'),
  manaforge: () => import('@conclave/manaforge/book'),
  'gates-of-mara': () => import('@conclave/gates-of-mara/book'),
  'mystic-vale': () => import('@conclave/mystic-vale/book'),
};

/** Their examples, which need the game itself. */
const examples: Readonly<Record<string, () => Promise<{ examples: readonly Example[] }>>> = {
  mages: () => import('@conclave/mages/book/examples'),
  manaforge: () => import('@conclave/manaforge/book/examples'),
  'gates-of-mara': () => import('@conclave/gates-of-mara/book/examples'),
  'mystic-vale': () => import('@conclave/mystic-vale/book/examples'),
};

/** What the signs of each game are called and stand for. */
const legends: Readonly<Record<string, () => Promise<{ legend: Legend }>>> = {
  mages: () => import('@conclave/mages/book/signs'),
  manaforge: () => import('@conclave/manaforge/book/signs'),
  'gates-of-mara': () => import('@conclave/gates-of-mara/book/signs'),
  'mystic-vale': () => import('@conclave/mystic-vale/book/signs'),
};

/** The games that have a legend of signs. */
export const withLegend: readonly string[] = Object.keys(legends);

/** The legend of a game, if there is one. */
export const legendFor = async (game: string): Promise<Legend | undefined> => (await lookUp(legends, game)?.())?.legend;

/** The games that have a book. */
export const booked: readonly string[] = Object.keys(shelf);

/** The book of a game, if there is one. */
export const bookFor = async (game: string): Promise<Book | undefined> => (await lookUp(shelf, game)?.())?.book;

/** The examples of a game, and where their texts stand: in its book, with the names that its lessons have for the pieces. */
export async function examplesFor(game: string): Promise<{ wording: Wording; examples: readonly Example[] } | undefined> {
  const [book, found, course] = await Promise.all([bookFor(game), lookUp(examples, game)?.(), courseFor(game)]);
  return book && found && { wording: { ...book, ...(course && { pieces: course }) }, examples: found.examples };
}
