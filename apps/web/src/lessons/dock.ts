/** Where the leaf lies: beside the table, below it, or over a part of it that is not spoken of. */
export type Dock = 'side' | 'column' | 'strip' | 'sheet' | 'float';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;

type Size = Pick<Box, 'width' | 'height'>;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Between two places that are tried. */
const STEP = 16;
/** Covering a corner of what is spoken of is worse than covering all that is used next. */
const LIT = 20;

/** Places from edge to edge, both edges among them. */
function placesIn(room: number): number[] {
  const last = Math.max(EDGE, room - EDGE);
  const steps = Math.ceil((last - EDGE) / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => Math.min(last, EDGE + i * STEP));
}

/** How much of what matters a leaf covers, every piece counted alike: nothing is 0, a whole piece 1. */
export const covered = (leaf: Box, pieces: readonly Box[]): number =>
  pieces.reduce((sum, piece) => sum + shared(leaf, piece) / (piece.width * piece.height), 0);

/** The cheapest place in the window; of equal ones the first, from the top left on. */
function cheapest(leaf: Size, page: Size, cost: (spot: Spot) => number): Spot {
  const lefts = placesIn(page.width - leaf.width);
  const spots = placesIn(page.height - leaf.height).flatMap((top) => lefts.map((left) => ({ spot: { left, top }, cost: cost({ left, top }) })));
  return spots.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

/** The place of a floating leaf that covers the least of what matters, looked for from the top left on. */
export const freeSpot = (leaf: Size, page: Size, pieces: readonly Box[]): Spot => cheapest(leaf, page, (spot) => covered({ ...leaf, ...spot }, pieces));

/** Room for a thread between a card and what it speaks of. */
const GAP = 22;

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

/** Boxes that overlap, taken together. */
export function joined([first, ...others]: readonly Box[]): Box[] {
  if (!first) return [];
  const met = others.filter((other) => shared(first, other) > 0);
  if (met.length === 0) return [first, ...joined(others)];
  return joined([around([first, ...met]), ...others.filter((other) => !met.includes(other))]);
}

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** How much of what is spoken of a card covers: even a corner counts as a whole piece. */
const touched = (card: Box, pieces: readonly Box[]): number => covered(card, pieces) + pieces.filter((piece) => shared(card, piece) > 0).length;

/** What a card lies beside: pieces it speaks of, and others that should stay free. */
export interface Beside {
  readonly lit: readonly Box[];
  readonly kept: readonly Box[];
}

/** The four places right beside all that is spoken of. */
function placesAround(card: Size, page: Size, pieces: readonly Box[]): Spot[] {
  const all = around(pieces);
  const left = within(EDGE, all.left + all.width / 2 - card.width / 2, page.width - card.width - EDGE);
  const top = within(EDGE, all.top + all.height / 2 - card.height / 2, page.height - card.height - EDGE);
  return [
    { left, top: all.top - card.height - GAP },
    { left: all.left + all.width + GAP, top },
    { left: all.left - card.width - GAP, top },
    { left, top: all.top + all.height + GAP },
  ];
}

const isInside = ({ left, top }: Spot, card: Size, page: Size): boolean =>
  left >= EDGE && top >= EDGE && left + card.width + EDGE <= page.width && top + card.height + EDGE <= page.height;

/** How far the middle of a card lies from the middle of what it speaks of, as a part of the window: less than any cover counts. */
function farFrom(pieces: readonly Box[], card: Size, page: Size): (spot: Spot) => number {
  if (pieces.length === 0) return () => 0;
  const all = around(pieces);
  const [x, y] = [all.left + (all.width - card.width) / 2, all.top + (all.height - card.height) / 2];
  return ({ left, top }) => Math.hypot(left - x, top - y) / (page.width + page.height) / 1000;
}

/** The place of a card right beside what it speaks of, if it covers nothing there that matters; otherwise where it covers the least, first of that, then of the rest, as near as can be. */
export function spotBeside(card: Size, page: Size, { lit, kept }: Beside): Spot {
  const cost = (spot: Spot): number => LIT * touched({ ...card, ...spot }, lit) + covered({ ...card, ...spot }, kept);
  const far = farFrom(lit, card, page);
  const beside = lit.length > 0 ? placesAround(card, page, lit) : [];
  return beside.find((spot) => isInside(spot, card, page) && cost(spot) === 0) ?? cheapest(card, page, (spot) => cost(spot) + far(spot));
}
