import type { Puzzle } from '@conclave/bots/coach';
import { puzzled, puzzlesOf } from '@conclave/bots/puzzles';
import { dayOf, nameOfPuzzle, ofDay } from './strength.ts';

export const today = (): number => dayOf(new Date());

/** The game whose turn it is today. */
export const gameOfDay = (day: number): string => ofDay(day, puzzled).game;

/** The puzzle of a day, the same for everybody. */
export async function puzzleOfDay(day: number): Promise<Puzzle | undefined> {
  const { game, turn } = ofDay(day, puzzled);
  const puzzles = (await puzzlesOf(game))?.puzzles ?? [];
  return puzzles[turn % Math.max(1, puzzles.length)];
}

export const isOfDay = async (game: string, puzzle: Puzzle, day: number): Promise<boolean> => {
  const wanted = game === gameOfDay(day) ? await puzzleOfDay(day) : undefined;
  return wanted !== undefined && nameOfPuzzle(game, wanted) === nameOfPuzzle(game, puzzle);
};
