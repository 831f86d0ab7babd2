import { describe, expect, test } from 'vitest';
import { spotFor } from './place.ts';

const NOTE = { width: 200, height: 100 };
const PAGE = { width: 800, height: 600 };
/** Vitest runs without a browser's rectangles. */
const rect = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;
const meets = (spot: { left: number; top: number }, piece: DOMRect, { width, height } = NOTE): boolean =>
  spot.left < piece.right && spot.left + width > piece.left && spot.top < piece.bottom && spot.top + height > piece.top;

describe('a note beside a piece', () => {
  test.each([
    ['above', rect(300, 300, 80, 80), 'above'],
    ['below, where there is no room above', rect(300, 20, 80, 80), 'below'],
    ['right of a piece as high as the page', rect(20, 10, 80, 580), 'right'],
    ['left of one at the right edge', rect(700, 10, 90, 580), 'left'],
  ] as const)('stands %s', (_, piece, side) => {
    const spot = spotFor(NOTE, piece, PAGE);
    expect(spot.side).toBe(side);
    expect(meets(spot, piece)).toBe(false);
  });

  test('stays inside the page at a corner', () => {
    const spot = spotFor(NOTE, rect(780, 580, 20, 20), PAGE);
    expect([spot.left >= 8, spot.left + NOTE.width <= 792, spot.top >= 8]).toEqual([true, true, true]);
  });

  test('that fits nowhere takes the roomiest side and gives up height, not the piece', () => {
    const piece = rect(100, 250, 600, 300);
    const tall = { width: 200, height: 400 };
    const spot = spotFor(tall, piece, PAGE);
    expect(spot).toMatchObject({ side: 'above', room: { height: 230 } });
    expect(meets(spot, piece, { width: 200, height: spot.room.height })).toBe(false);
  });
});
