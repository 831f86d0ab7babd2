import { expect, test } from 'vitest';
import type { Box } from './dock.ts';
import { threadsOf } from './threads.ts';

const threads = (leaf: Box, pieces: readonly Box[]) => threadsOf(leaf, { pieces, height: 800 });
const LEAF = { left: 1000, top: 60, width: 270, height: 400 };

test('a piece beside the leaf is reached straight across', () => {
  expect(threads(LEAF, [{ left: 500, top: 100, width: 100, height: 80 }])).toEqual([{ way: 'M1000 140H600', x: 600, y: 140 }]);
});

test('a piece below the leaf is reached straight down, one above it straight up', () => {
  expect(threads(LEAF, [{ left: 1050, top: 520, width: 200, height: 60 }])).toEqual([{ way: 'M1150 460V520', x: 1150, y: 520 }]);
  expect(threads({ left: 0, top: 500, width: 390, height: 344 }, [{ left: 40, top: 300, width: 100, height: 60 }])).toEqual([
    { way: 'M90 500V360', x: 90, y: 360 },
  ]);
});

test('a piece that is neither is reached around a corner, from above', () => {
  expect(threads(LEAF, [{ left: 100, top: 600, width: 100, height: 80 }])).toEqual([{ way: 'M1024 460V590H150V600', x: 150, y: 600 }]);
});

test('over a sheet, a thread that would cross another piece runs along the edge of the page', () => {
  const sheet = { left: 0, top: 500, width: 390, height: 344 };
  const [upper, lower] = threads(sheet, [
    { left: 20, top: 100, width: 350, height: 60 },
    { left: 20, top: 300, width: 350, height: 60 },
  ]);
  expect(upper).toEqual({ way: 'M7 500V130H20', x: 20, y: 130 });
  expect(lower).toEqual({ way: 'M195 500V360', x: 195, y: 360 });
});

test('what the leaf lies over gets no thread', () => {
  expect(threads(LEAF, [{ left: 900, top: 100, width: 200, height: 80 }])).toEqual([undefined]);
});

test('no thread runs across another piece where there is no way along the edge', () => {
  const leaf = { left: 40, top: 100, width: 310, height: 200 };
  const upper = { left: 5, top: 330, width: 380, height: 60 };
  const lower = { left: 5, top: 410, width: 380, height: 60 };
  expect(threads(leaf, [lower, upper])).toEqual([undefined, { way: 'M195 300V330', x: 195, y: 330 }]);
});

test('a thread straight across that would cross another piece runs below that, and up into its own', () => {
  const near = { left: 500, top: 100, width: 400, height: 80 };
  const far = { left: 50, top: 100, width: 400, height: 80 };
  const [toNear, toFar] = threads(LEAF, [near, far]);
  expect(toNear).toEqual({ way: 'M1000 140H900', x: 900, y: 140 });
  expect(toFar).toEqual({ way: 'M1000 190H250V180', x: 250, y: 180 });
});

test('where the leaf does not reach down so far, what stands behind another piece has no thread', () => {
  const low = { ...LEAF, height: 100 };
  expect(
    threads(low, [
      { left: 500, top: 100, width: 400, height: 80 },
      { left: 50, top: 100, width: 400, height: 80 },
    ])[1],
  ).toBeUndefined();
});

test('around a corner, a thread that would cross another piece comes from the other side', () => {
  const gem = { left: 100, top: 600, width: 60, height: 40 };
  const card = { left: 300, top: 500, width: 150, height: 110 };
  expect(threads(LEAF, [gem, card])[0]).toEqual({ way: 'M1024 460V650H130V640', x: 130, y: 640 });
});

test('it does not leave the page', () => {
  const below = { left: 100, top: 750, width: 60, height: 46 };
  const above = { left: 90, top: 700, width: 200, height: 52 };
  expect(threads(LEAF, [below, above])[0]).toEqual({ way: 'M1024 460V740H130V750', x: 130, y: 750 });
});
