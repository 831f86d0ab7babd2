import { expect, test } from 'vitest';
import { freeSpot } from './dock.ts';

const PAGE = { width: 844, height: 390 };
const LEAF = { width: 300, height: 180 };

test('a leaf lies in the corner where nothing is', () => {
  expect(freeSpot(LEAF, PAGE, [])).toEqual({ left: 8, top: 8 });
});

test('it keeps off every piece that is spoken of', () => {
  const above = { left: 0, top: 0, width: 844, height: 190 };
  expect(freeSpot(LEAF, PAGE, [above])).toEqual({ left: 8, top: 202 });
  expect(freeSpot(LEAF, PAGE, [above, { left: 20, top: 300, width: 60, height: 60 }]).left).toBeGreaterThan(80);
});

test('where all is spoken of, it covers as little as it can', () => {
  const all = { left: 0, top: 0, width: 844, height: 390 };
  expect(freeSpot(LEAF, PAGE, [all, { left: 0, top: 0, width: 500, height: 390 }]).left).toBe(536);
});
