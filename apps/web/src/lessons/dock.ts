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

type Size = Pick<Box, 'width' | 'height'>;

const parts = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i / n);

/** How much of what matters a leaf covers, every piece counted alike: nothing is 0, a whole piece 1. */
export const covered = (leaf: Box, pieces: readonly Box[]): number =>
  pieces.reduce((sum, piece) => sum + shared(leaf, piece) / (piece.width * piece.height), 0);

/** The place of a floating leaf that covers the least of what matters, looked for from the top left on. */
export function freeSpot(leaf: Size, page: Size, pieces: readonly Box[]): { left: number; top: number } {
  const lefts = parts(8).map((part) => EDGE + part * (page.width - leaf.width - 2 * EDGE));
  const tops = parts(4).map((part) => EDGE + part * (page.height - leaf.height - 2 * EDGE));
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const cost = (spot: { left: number; top: number }): number => covered({ ...leaf, ...spot }, pieces);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** Room for a thread between a card and what it speaks of. */
const GAP = 22;

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The place of a card right beside what it speaks of, if it covers nothing there that matters; otherwise where it covers the least. */
export function spotBeside(
  card: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
  pieces: readonly Box[],
  kept = pieces,
): { left: number; top: number } {
  if (pieces.length === 0) return freeSpot(card, page, kept);
  const all = around(pieces);
  const left = within(EDGE, all.left + all.width / 2 - card.width / 2, page.width - card.width - EDGE);
  const top = within(EDGE, all.top + all.height / 2 - card.height / 2, page.height - card.height - EDGE);
  const spots = [
    { left, top: all.top - card.height - GAP },
    { left: all.left + all.width + GAP, top },
    { left: all.left - card.width - GAP, top },
    { left, top: all.top + all.height + GAP },
  ];
  const isInside = (spot: { left: number; top: number }): boolean =>
    spot.left >= EDGE && spot.top >= EDGE && spot.left + card.width + EDGE <= page.width && spot.top + card.height + EDGE <= page.height;
  const isFree = (spot: { left: number; top: number }): boolean => kept.every((piece) => shared({ ...card, ...spot }, piece) === 0);
  return spots.find((spot) => isInside(spot) && isFree(spot)) ?? freeSpot(card, page, kept);
}
