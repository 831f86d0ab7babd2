import { type Core, fastRandom, type GameModule, type Move } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { ratedMoves } from './moves.ts';

const example = sparks as unknown as GameModule;
const moves = [{ do: 'draw' }, { do: 'pass' }];

/** How likely the first of two moves is looked at that promises so much more than the other. */
function priorOf(ahead: number, grain?: number): number {
  const promise = (_game: Core, _seat: number, move: Move): number => (move.do === 'draw' ? ahead : 0);
  const game = { ...example, guide: { value: () => 0.5, promise, ...(grain !== undefined && { grain }) } };
  return ratedMoves(game, example.setup(2, {}, fastRandom(1)), { seat: 0, moves }, 24)[0]?.prior ?? 0;
}

test('without a grain two moves are told apart alike, however near they are', () => {
  expect(priorOf(0.01)).toBeCloseTo(priorOf(10));
});

test('with one, moves that look nearly alike are tried alike, and those far apart as before', () => {
  expect(priorOf(0.01, 1)).toBeCloseTo(0.5, 1);
  expect(priorOf(1, 1)).toBeGreaterThan(priorOf(0.3, 1));
  expect(priorOf(10, 1)).toBeCloseTo(priorOf(10));
});
