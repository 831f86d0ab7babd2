import { expect, test } from 'vitest';
import { moving, reading } from './pace.ts';

test('where the system asks for less motion nothing moves, and each step is read for as long as ever', () => {
  expect([moving(400, { speed: 2, isStill: false }), reading(400, { speed: 2, isStill: false })]).toEqual([200, 200]);
  expect([moving(400, { speed: 2, isStill: true }), reading(400, { speed: 2, isStill: true })]).toEqual([0, 200]);
});

test('who wants no waiting has none', () => {
  expect([moving(400, { speed: 0, isStill: false }), reading(400, { speed: 0, isStill: true })]).toEqual([0, 0]);
});
