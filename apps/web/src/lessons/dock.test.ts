import { expect, test } from 'vitest';
import { covered, freeSpot, joined, spotBeside } from './dock.ts';

const PAGE = { width: 844, height: 390 };
const LEAF = { width: 300, height: 180 };

test('a leaf lies in the corner where nothing is', () => {
  expect(freeSpot(LEAF, PAGE, [])).toEqual({ left: 8, top: 8 });
});

test('it keeps off every piece that is spoken of', () => {
  const above = { left: 0, top: 0, width: 844, height: 190 };
  expect(freeSpot(LEAF, PAGE, [above])).toEqual({ left: 8, top: 200 });
  expect(freeSpot(LEAF, PAGE, [above, { left: 20, top: 300, width: 60, height: 60 }]).left).toBeGreaterThan(80);
});

test('how much it covers is counted in pieces', () => {
  const die = { left: 0, top: 0, width: 50, height: 50 };
  expect(covered({ ...LEAF, left: 50, top: 0 }, [die])).toBe(0);
  expect(covered({ ...LEAF, left: 25, top: 0 }, [die, { ...die, left: 100 }])).toBe(1.5);
});

test('where all is spoken of, it covers as little as it can', () => {
  const all = { left: 0, top: 0, width: 844, height: 390 };
  expect(freeSpot(LEAF, PAGE, [all, { left: 0, top: 0, width: 500, height: 390 }]).left).toBeGreaterThanOrEqual(500);
});

test('it would rather cover a part of something long than all of something small', () => {
  const line = { left: 0, top: 150, width: 844, height: 60 };
  const die = { left: 100, top: 300, width: 50, height: 50 };
  const row = { left: 300, top: 220, width: 544, height: 170 };
  expect(freeSpot(LEAF, PAGE, [line, die, row]).top).toBe(8);
});

test('a card lies right above what it speaks of, or beside it where something there must stay free', () => {
  const piece = { left: 400, top: 300, width: 60, height: 60 };
  expect(spotBeside(LEAF, PAGE, { lit: [piece], kept: [] })).toEqual({ left: 280, top: 98 });
  expect(spotBeside(LEAF, PAGE, { lit: [piece], kept: [{ left: 300, top: 120, width: 40, height: 40 }] })).toEqual({ left: 482, top: 202 });
});

test('a card that fits nowhere beside its pieces lies as near as it can where it covers the least', () => {
  const line = { left: 0, top: 150, width: 844, height: 90 };
  expect(spotBeside({ width: 300, height: 140 }, PAGE, { lit: [line], kept: [] })).toEqual({ left: 264, top: 8 });
});

test('a card would rather cover what is used next than a corner of what it speaks of', () => {
  const drafted = { left: 87, top: 135, width: 344, height: 180 };
  const prompt = { left: 0, top: 0, width: 844, height: 60 };
  const low = { width: 600, height: 82 };
  const spot = spotBeside(low, PAGE, { lit: [drafted], kept: [prompt] });
  expect(covered({ ...low, ...spot }, [drafted])).toBe(0);
});

test('a card keeps off what it speaks of, and off what is used next where it can', () => {
  const page = { width: 400, height: 800 };
  const card = { width: 300, height: 250 };
  const lit = [{ left: 0, top: 400, width: 400, height: 100 }];
  const below = spotBeside(card, page, { lit, kept: [{ left: 0, top: 20, width: 400, height: 380 }] });
  expect(below.top).toBeGreaterThanOrEqual(500);
  const above = spotBeside(card, page, { lit, kept: [{ left: 0, top: 700, width: 400, height: 100 }] });
  expect(above.top + card.height).toBeLessThanOrEqual(400);
});

test('boxes that overlap are one, through others too; those apart stay apart', () => {
  const row = (top: number) => ({ left: 0, top, width: 100, height: 30 });
  expect(joined([row(0), row(50), row(25), row(200)])).toEqual([{ left: 0, top: 0, width: 100, height: 80 }, row(200)]);
  expect(joined([row(0), row(30)])).toEqual([row(0), row(30)]);
});
