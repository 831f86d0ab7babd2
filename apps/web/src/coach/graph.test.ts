import type { Analysed } from '@conclave/bots/coach';
import { expect, test } from 'vitest';
import { apart, curveOf, pointsOf, stretchesOf } from './graph.ts';

const decision = (at: number, seat: number, gave: number) => ({ at, seat, gave, played: { do: 'a' }, best: { do: 'b' }, chances: [0.5, 0.5] });
const analysed: Analysed = { decisions: [decision(0, 0, -0.1), decision(1, 0, 0), decision(5, 1, 0)], looked: 8, moves: 8, shares: [1, 0] };

test('a line has a point whenever somebody else is asked, and its end only when all was looked at', () => {
  expect(pointsOf(analysed).map(({ at }) => at)).toEqual([0, 5, 8]);
  expect(pointsOf({ ...analysed, looked: 6 }).map(({ at }) => at)).toEqual([0, 5]);
});

test('luck and choices of all stretches sum to those of the game', () => {
  const marks = [
    { at: 0, label: '1' },
    { at: 4, label: '2' },
  ];
  const stretches = stretchesOf(analysed, marks, 0);
  expect(stretches.map(({ label, choices }) => [label, choices])).toEqual([
    ['1', -0.1],
    ['2', 0],
  ]);
  expect(stretches.reduce((sum, { luck, choices }) => sum + luck + choices, 0)).toBeCloseTo(0.5);
  expect(stretchesOf(analysed, [], 0).reduce((sum, { luck, choices }) => sum + luck + choices, 0)).toBeCloseTo(0.5);
});

test('a curve goes through its spots and is flat at a peak', () => {
  expect(curveOf([])).toBe('');
  expect(
    curveOf([
      [0, 10],
      [3, 0],
      [6, 10],
    ]),
  ).toBe('M0 10C1 10 2 0 3 0C4 0 5 10 6 10');
});

test('marks of moments close to each other stand apart, and none beyond the end', () => {
  expect(apart([10, 12, 100], 26, 200)).toEqual([10, 36, 100]);
  expect(apart([195, 196], 26, 200)).toEqual([174, 200]);
  expect(apart([], 26, 200)).toEqual([]);
});
