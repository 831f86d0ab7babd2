import { type Puzzle, puzzlesIn, type Quest } from '@conclave/bots/coach';
import { gameWithBots } from '../games.ts';

/** What came of looking through one game. */
export interface Looked {
  readonly seed: number;
  readonly puzzles: readonly Puzzle[];
}

export default async function lookThrough({ game, ...quest }: Quest & { readonly game: string }): Promise<Looked> {
  return { seed: quest.seed, puzzles: puzzlesIn(await gameWithBots(game), quest) };
}
