import { expect, test } from 'vitest';
import type { Chapter } from '../table/types.ts';
import { roundMarksOf, turnMarksOf } from './round-marks.ts';

const game = {
  words: { event: () => undefined, weights: { roundBegan: 'round' as const, roundEnded: 'round' as const, turnBegan: 'turn' as const }, standing: 'points' },
};
const chapter = (...events: { is: string; round?: number; seat?: number }[]): Chapter => ({ events, standings: [] });

test('each round is marked where it began, not where it ended', () => {
  const story = [
    chapter({ is: 'roundBegan', round: 1 }),
    chapter({ is: 'moved' }),
    chapter({ is: 'roundEnded', round: 1 }),
    chapter({ is: 'scored' }, { is: 'roundBegan', round: 2 }),
  ];
  expect(roundMarksOf(game, story)).toEqual([
    { at: 0, label: '1' },
    { at: 3, label: '2' },
  ]);
});

test('a game without rounds has no marks', () => {
  expect(roundMarksOf(game, [chapter({ is: 'moved' })])).toEqual([]);
});

const turns = (n: number): Chapter[] => Array.from({ length: n }, (_, i) => chapter({ is: 'turnBegan', seat: (i + 1) % 3 }));

test('without rounds each turn of whoever began is marked', () => {
  expect(turnMarksOf(game, [chapter({ is: 'moved' }), ...turns(5)])).toEqual([
    { at: 1, label: '1' },
    { at: 4, label: '2' },
  ]);
});

test('of many turns every fifth is marked', () => {
  expect(turnMarksOf(game, turns(3 * 13)).map(({ label }) => label)).toEqual(['5', '10']);
});
