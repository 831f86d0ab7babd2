import { expect, test } from 'vitest';
import { threadsOf } from './threads.ts';

const LEAF = { left: 1000, top: 60, width: 270, height: 400 };

test('a piece beside the leaf is reached straight across', () => {
  expect(threadsOf(LEAF, [{ left: 500, top: 100, width: 100, height: 80 }])).toEqual([{ way: 'M1000 140H600', x: 600, y: 140 }]);
});

test('a piece below the leaf is reached straight down, one above it straight up', () => {
  expect(threadsOf(LEAF, [{ left: 1050, top: 520, width: 200, height: 60 }])).toEqual([{ way: 'M1150 460V520', x: 1150, y: 520 }]);
  expect(threadsOf({ left: 0, top: 500, width: 390, height: 344 }, [{ left: 40, top: 300, width: 100, height: 60 }])).toEqual([
    { way: 'M90 500V360', x: 90, y: 360 },
  ]);
});

test('a piece that is neither is reached around a corner, from above', () => {
  expect(threadsOf(LEAF, [{ left: 100, top: 600, width: 100, height: 80 }])).toEqual([{ way: 'M1024 460V590H150V600', x: 150, y: 600 }]);
});

test('over a sheet, a thread that would cross another piece runs along the edge of the page', () => {
  const sheet = { left: 0, top: 500, width: 390, height: 344 };
  const [upper, lower] = threadsOf(sheet, [
    { left: 20, top: 100, width: 350, height: 60 },
    { left: 20, top: 300, width: 350, height: 60 },
  ]);
  expect(upper).toEqual({ way: 'M7 500V130H20', x: 20, y: 130 });
  expect(lower).toEqual({ way: 'M195 500V360', x: 195, y: 360 });
});

test('what the leaf lies over gets no thread', () => {
  expect(threadsOf(LEAF, [{ left: 900, top: 100, width: 200, height: 80 }])).toEqual([undefined]);
});

test('no thread runs across another piece where there is no way along the edge', () => {
  const leaf = { left: 40, top: 100, width: 310, height: 200 };
  const upper = { left: 5, top: 330, width: 380, height: 60 };
  const lower = { left: 5, top: 410, width: 380, height: 60 };
  expect(threadsOf(leaf, [lower, upper])).toEqual([undefined, { way: 'M195 300V330', x: 195, y: 330 }]);
});
