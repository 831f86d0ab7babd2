import type { Puzzle } from '@conclave/bots/coach';
import { expect, test } from 'vitest';
import { afterDay, afterTry, dayOf, daysInARow, expectation, NEWCOMER, nameOfPuzzle, ofDay, suiting, triedOf } from './strength.ts';

const puzzle = (id: string, rating: number): Puzzle => ({ id, rating }) as Puzzle;

test('who solves a hard puzzle gains more than who solves an easy one, and a puzzle counts once', () => {
  const hard = afterTry(NEWCOMER, 'mages/1', { rating: 1500 }, true);
  const easy = afterTry(NEWCOMER, 'mages/1', { rating: 800 }, true);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(NEWCOMER.rating);
  expect(afterTry(NEWCOMER, 'mages/1', { rating: 800 }, false).rating).toBeLessThan(NEWCOMER.rating);
  expect(afterTry(hard, 'mages/1', { rating: 1500 }, false)).toBe(hard);
  expect(expectation(1200, 1200)).toBe(0.5);
});

test('the next puzzle is the nearest in strength that was not tried yet', () => {
  const puzzles = [puzzle('a', 900), puzzle('b', 1050), puzzle('c', 1600)];
  expect(suiting(puzzles, 'mages', NEWCOMER)?.id).toBe('b');
  const tried = { ...NEWCOMER, tried: [nameOfPuzzle('mages', puzzle('b', 0))] };
  expect(suiting(puzzles, 'mages', tried)?.id).toBe('a');
  expect(suiting([], 'mages', NEWCOMER)).toBeUndefined();
});

test('each day has one game, and each game its next puzzle when its turn comes again', () => {
  const games = ['mages', 'manaforge'];
  expect([10, 11, 12].map((day) => ofDay(day, games))).toEqual([
    { game: 'mages', turn: 5 },
    { game: 'manaforge', turn: 5 },
    { game: 'mages', turn: 6 },
  ]);
  expect(dayOf(new Date(2026, 10, 18, 23)) - dayOf(new Date(2026, 10, 18, 1))).toBe(0);
});

test('days in a row are counted from the puzzles of the day, each day once, and end with a day that was missed', () => {
  const first = afterDay(NEWCOMER, 100);
  const second = afterDay(first, 101);
  expect([first, afterDay(first, 100), second].map(({ inARow }) => inARow)).toEqual([1, 1, 2]);
  expect([101, 102, 103].map((day) => daysInARow(second, day))).toEqual([2, 2, 0]);
  expect(afterDay(second, 110).inARow).toBe(1);
});

test('the puzzles tried are counted game by game', () => {
  const solver = { ...NEWCOMER, tried: ['mages/1', 'mages/2', 'manaforge/1'] };
  expect([triedOf(solver, 'mages'), triedOf(solver, 'mystic-vale')]).toEqual([2, 0]);
});
