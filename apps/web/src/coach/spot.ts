import type { Box } from '../lessons/dock.ts';

type Size = Pick<Box, 'width' | 'height'>;

const EDGE = 8;
const STEP = 16;
/** Covering what is spoken of is worse than covering what is used next, and that is worse than covering anything else. */
const LIT = 20;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const placesIn = (room: number): number[] => Array.from({ length: Math.max(1, Math.floor((room - 2 * EDGE) / STEP) + 1) }, (_, i) => EDGE + i * STEP);

/** Where a leaf covers the least of the pieces that are lit, then of those that are kept free; of equal places the one furthest right and down. */
export function spotBeside(
  leaf: Size,
  page: Size,
  { lit, kept }: { readonly lit: readonly Box[]; readonly kept: readonly Box[] },
): { left: number; top: number } {
  const cover = (at: { left: number; top: number }, pieces: readonly Box[]): number =>
    pieces.reduce((sum, piece) => sum + shared({ ...leaf, ...at }, piece) / (piece.width * piece.height), 0);
  const spots = placesIn(page.height - leaf.height).flatMap((top) => placesIn(page.width - leaf.width).map((left) => ({ left, top })));
  const cost = (at: { left: number; top: number }): number => LIT * cover(at, lit) + cover(at, kept);
  const ranked = spots.map((at) => ({ at, cost: cost(at) }));
  const least = Math.min(...ranked.map((one) => one.cost));
  return ranked.findLast((one) => one.cost <= least + 1e-9)?.at ?? { left: EDGE, top: EDGE };
}
