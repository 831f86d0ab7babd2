import { expect, test } from 'vitest';
import type { Chapter } from '../table/types.ts';
import { marksOf, nextMark } from './replay-marks.ts';

const chapter = (seat: number | undefined, ...kinds: string[]): Chapter => ({
  ...(seat !== undefined && { seat }),
  events: kinds.map((is) => ({ is })),
  standings: [],
});
const story = [chapter(undefined, 'dealt'), chapter(0, 'cast'), chapter(1, 'countered'), chapter(0, 'hit', 'turnBegan'), chapter(1, 'drawn')];
const game = { words: { event: () => undefined, weights: { turnBegan: 'turn' as const }, standing: 'points' } };
const plain = { words: { ...game.words, weights: {} } };
const say = ({ is }: { is: string }): string | undefined => (is === 'turnBegan' ? undefined : `It was ${is}.`);

test('turns are found by the weight of events, moments by the kinds that a board names', () => {
  const { turns, moments } = marksOf(story, game, ['cast', 'hit', 'turnBegan'], say);
  expect(turns).toEqual([3]);
  expect(moments).toEqual([
    { at: 1, seat: 0, text: 'It was cast.' },
    { at: 3, seat: 0, text: 'It was hit.' },
  ]);
});

test('a game that names no turns is walked through from mover to mover', () => {
  expect(marksOf(story, plain, [], say)).toEqual({ turns: [1, 2, 3, 4], moments: [] });
});

test('beyond the last mark is the end, before the first the beginning', () => {
  expect([nextMark([2, 5], 2, 1, 9), nextMark([2, 5], 5, 1, 9), nextMark([2, 5], 5, -1, 9), nextMark([2, 5], 2, -1, 9)]).toEqual([5, 9, 2, 0]);
});
