import type { Core } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mixed } from './judge.ts';

test('a mixed judgement is the mean of both, seat by seat', () => {
  const judge = mixed(
    () => [1, 0.5, 0],
    () => [0, 0.25, 1],
  );
  expect(Array.from(judge({} as Core))).toEqual([0.5, 0.375, 0.5]);
});
