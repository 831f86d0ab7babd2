import { type Example, lookUp, type Wording } from '@conclave/engine';
import type { Book } from '@conclave/engine/book';
import { courseFor } from './lessons.ts';

/** The books there are, each loaded only when somebody reads the rules of that game. */
const shelf: Readonly<Record<string, () => Promise<{ book: Book }>>> = {
  mages: () => import('@conclave/mages/book'),
  manaforge: () => import('@conclave/manaforge/book'),
};

/** Their examples, which need the game itself. */
const examples: Readonly<Record<string, () => Promise<{ examples: readonly Example[] }>>> = {
  mages: () => import('@conclave/mages/book/examples'),
  manaforge: () => import('@conclave/manaforge/book/examples'),
};

/** The games that have a book. */
export const booked: readonly string[] = Object.keys(shelf);

/** The book of a game, if there is one. */
export const bookFor = async (game: string): Promise<Book | undefined> => (await lookUp(shelf, game)?.())?.book;

/** The examples of a game, and where their texts stand: in its book, with the names that its lessons have for the pieces. */
export async function examplesFor(game: string): Promise<{ wording: Wording; examples: readonly Example[] } | undefined> {
  const [book, found, course] = await Promise.all([bookFor(game), lookUp(examples, game)?.(), courseFor(game)]);
  return book && found && { wording: { ...book, ...(course && { pieces: course }) }, examples: found.examples };
}
