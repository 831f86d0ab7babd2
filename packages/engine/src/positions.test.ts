import { expect, test } from 'vitest';
import { Positions } from './positions.ts';

const LONG = 3000;

/** A long game's positions, each standing for how many moves led to it. */
function played(moves: number): Positions<number> {
  const positions = new Positions<number>();
  for (let i = 0; i < moves; i++) positions.keep(i, i);
  return positions;
}

test('a return finds a position at most a third of the way further back', () => {
  for (let back = 1; back <= LONG; back += 7) {
    const positions = played(LONG);
    positions.forgetAfter(LONG - back);
    expect(LONG - back - positions.last()!.moves).toBeLessThanOrEqual(back / 3);
  }
});

test('however long a game is, few positions are kept, and the first of all', () => {
  const positions = played(100 * LONG);
  const kept = Array.from({ length: 100 * LONG }, (_, i) => i).filter((i) => positions.has(i));
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept[0]).toBe(0);
});

test('what lies after a return is forgotten', () => {
  const positions = played(20);
  positions.forgetAfter(12);
  expect(positions.last()).toEqual({ moves: 12, position: 12 });
  expect(new Positions().last()).toBeUndefined();
});
