/** Where the leaf lies: beside the table, below it, or over a part of it that is not spoken of. */
export type Dock = 'side' | 'column' | 'strip' | 'sheet' | 'float';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The place of a floating leaf that covers the least of what matters, every piece counted alike: along the edges of the page, from the top left on. */
export function freeSpot(leaf: Pick<Box, 'width' | 'height'>, page: Pick<Box, 'width' | 'height'>, pieces: readonly Box[]): { left: number; top: number } {
  const lefts = [0, 0.25, 0.5, 0.75, 1].map((part) => EDGE + part * (page.width - leaf.width - 2 * EDGE));
  const tops = [0, 0.5, 1].map((part) => EDGE + part * (page.height - leaf.height - 2 * EDGE));
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const covered = (spot: { left: number; top: number }): number =>
    pieces.reduce((sum, piece) => sum + shared({ ...leaf, ...spot }, piece) / (piece.width * piece.height), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
