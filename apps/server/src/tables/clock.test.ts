import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

const turn = () => clockOf({ kind: 'turn', seconds: 10, timeUp: 'default' }, 2)!;
const total = () => clockOf({ kind: 'total', seconds: 10, timeUp: 'default' }, 2)!;

test('no clock was agreed: there is none', () => {
  expect(clockOf({ kind: 'none' }, 2)).toBeUndefined();
});

test('only the seat that is waited for runs', () => {
  const clock = total();
  clock.waitFor([0], 1000);
  expect(clock.told(4000)).toEqual({ kind: 'total', left: [7000, 10000], running: [0] });
  expect(clock.deadline(0)).toBe(11000);
  expect(clock.deadline(1)).toBeUndefined();
});

test('a total is used up over the game', () => {
  const clock = total();
  clock.waitFor([0], 0);
  clock.charge(0, clock.spent(0, 3000));
  clock.waitFor([1], 3000, 0);
  clock.charge(1, clock.spent(1, 4000));
  clock.waitFor([0], 4000, 1);
  expect(clock.told(5000).left).toEqual([6000, 9000]);
});

test('a turn begins full, and several questions in a row share it', () => {
  const clock = turn();
  clock.waitFor([0], 0);
  clock.charge(0, clock.spent(0, 3000));
  clock.waitFor([0], 3000, 0);
  expect(clock.told(4000).left[0]).toBe(6000);
  clock.charge(0, clock.spent(0, 4000));
  clock.waitFor([1], 4000, 0);
  clock.waitFor([0], 5000, 1);
  expect(clock.told(5000).left[0]).toBe(10000);
});

test('of simultaneous choosers, one answer does not stop the other’s time', () => {
  const clock = turn();
  clock.waitFor([0, 1], 0);
  clock.charge(0, clock.spent(0, 2000));
  clock.waitFor([1], 2000, 0);
  expect(clock.told(3000)).toEqual({ kind: 'turn', left: [8000, 7000], running: [1] });
});

test('time never goes below nothing', () => {
  const clock = total();
  clock.waitFor([0], 0);
  clock.charge(0, clock.spent(0, 99_000));
  expect(clock.leftOf(0)).toBe(0);
});
