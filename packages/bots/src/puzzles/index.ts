import type { PuzzleBook } from '../coach/index.ts';

/** The puzzles of each game, loaded only when somebody wants to solve one. */
const books = new Map<string, () => Promise<{ readonly default: unknown }>>([
  ['mages', () => import('./mages.json', { with: { type: 'json' } })],
  ['manaforge', () => import('./manaforge.json', { with: { type: 'json' } })],
  ['gates-of-mara', () => import('./gates-of-mara.json', { with: { type: 'json' } })],
  ['mystic-vale', () => import('./mystic-vale.json', { with: { type: 'json' } })],
]);

/** The games that have puzzles. */
export const puzzled: readonly string[] = [...books.keys()];

/** The puzzles of a game; nothing where it has none. */
export async function puzzlesOf(game: string): Promise<PuzzleBook | undefined> {
  return (await books.get(game)?.())?.default as PuzzleBook | undefined;
}
