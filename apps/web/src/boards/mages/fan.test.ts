import { expect, test } from 'vitest';
import { CARD, fanIn, SEEN, SMALL } from './fan.ts';

const GAP = 6;
const lineOf = (cards: number, small: number): number => (cards - 1) * (SEEN + GAP) + CARD + small * (SMALL + GAP);
const openLineOf = (cards: number, small: number): number => cards * (CARD + GAP) + small * (SMALL + GAP);

test('a hand lies in one line where nothing need be covered', () => {
  expect(fanIn({ w: openLineOf(5, 5), h: 175 }, 5, 5)).toEqual({ flat: false, width: CARD, height: 175, reads: true, columns: 0, below: false });
});

test('with less room small cards go into two lines, and the others keep their height and their texts', () => {
  expect(fanIn({ w: openLineOf(5, 5) - 1, h: 175 }, 5, 5)).toEqual({ flat: false, width: CARD, height: 175, reads: true, columns: 3, below: false });
  expect(fanIn({ w: lineOf(6, 3), h: 175 }, 6, 5).columns).toBe(3);
});

test('where there is height for it small cards lie below the others, and nothing is covered', () => {
  expect(fanIn({ w: 5 * 118, h: 224 }, 5, 5)).toEqual({ flat: false, width: CARD, height: 152, reads: true, columns: 0, below: true });
  expect(fanIn({ w: 5 * 118, h: 219 }, 5, 5).below).toBe(false);
  expect(fanIn({ w: 6 * 112, h: 224 }, 6, 5)).toMatchObject({ width: 107, below: true });
  expect(fanIn({ w: 6 * 108, h: 224 }, 6, 5).below).toBe(false);
  expect(fanIn({ w: openLineOf(5, 5), h: 300 }, 5, 5).below).toBe(false);
});

test('with still less all go into lines, which share the height', () => {
  expect(fanIn({ w: 500, h: 208 }, 6, 5)).toEqual({ flat: false, width: CARD, height: 100, reads: false, columns: 0, below: false });
});

test('in hardly any height cards lie flat', () => {
  expect(fanIn({ w: 600, h: 100 }, 5, 5).flat).toBe(true);
});
