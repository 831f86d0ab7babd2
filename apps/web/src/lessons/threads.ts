import type { Box } from './dock.ts';

/** From the leaf to a piece: the way of the thread, and where its lozenge lies on the piece's edge. */
export interface Thread {
  readonly way: string;
  readonly x: number;
  readonly y: number;
}

/** How far from the edge of the page, and from the edge of the leaf, a thread runs. */
const MARGIN = 7;
const INSET = 24;
/** How far from a piece a thread runs that goes around it. */
const LANE = 10;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));
const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

/** Straight across where leaf and piece stand side by side. */
function across(leaf: Box, piece: Box): Thread | undefined {
  const [low, high] = [Math.max(leaf.top, piece.top) + MARGIN, Math.min(bottom(leaf), bottom(piece)) - MARGIN];
  if (low > high) return undefined;
  const y = between(low, piece.top + piece.height / 2, high);
  const isLeft = right(piece) <= leaf.left;
  const x = isLeft ? right(piece) : piece.left;
  return { way: `M${isLeft ? leaf.left : right(leaf)} ${y}H${x}`, x, y };
}

/** Straight up or down where they stand one above the other. */
function upright(leaf: Box, piece: Box): Thread | undefined {
  const [low, high] = [Math.max(leaf.left, piece.left) + MARGIN, Math.min(right(leaf), right(piece)) - MARGIN];
  if (low > high) return undefined;
  const x = between(low, piece.left + piece.width / 2, high);
  const isBelow = piece.top >= bottom(leaf);
  const y = isBelow ? piece.top : bottom(piece);
  return { way: `M${x} ${isBelow ? bottom(leaf) : leaf.top}V${y}`, x, y };
}

/** The other pieces that a thread straight across would cross. */
const barring = (piece: Box, { x, y }: Thread, leaf: Box, others: readonly Box[]): Box[] =>
  others.filter((other) => other !== piece && other.top < y && bottom(other) > y && (x < leaf.left ? other.left >= x : right(other) <= x));

/** Out of the leaf, along a line above or below the piece, and in. */
function along(leaf: Box, piece: Box, isAbove: boolean): Thread {
  const y = isAbove ? piece.top : bottom(piece);
  const x = piece.left + piece.width / 2;
  const from = x < leaf.left ? leaf.left + INSET : right(leaf) - INSET;
  const lane = isAbove ? y - LANE : y + LANE;
  return { way: `M${from} ${piece.top >= bottom(leaf) ? bottom(leaf) : leaf.top}V${lane}H${x}V${y}`, x, y };
}

/** What a thread runs past: the other pieces, and the page's lower edge. */
interface Page {
  readonly pieces: readonly Box[];
  readonly height: number;
}

/** On the piece's near side, or on the other where that would cross another piece and there is room. */
function bent(leaf: Box, piece: Box, { pieces, height }: Page): Thread {
  const isBelow = piece.top >= bottom(leaf);
  const near = along(leaf, piece, isBelow);
  const [lane, other] = [piece.top - LANE, bottom(piece) + LANE];
  const isBarred = barring(piece, { ...near, y: isBelow ? lane : other }, leaf, pieces).length > 0;
  return isBarred && lane >= 0 && other <= height ? along(leaf, piece, !isBelow) : near;
}

/** Whether another piece lies on the way between leaf and piece. */
const isCrossed = (leaf: Box, piece: Box, { x, others }: { readonly x: number; readonly others: readonly Box[] }): boolean =>
  others.some((other) => other !== piece && other.left < x && right(other) > x && (piece.top < leaf.top ? other.top > piece.top : other.top < piece.top));

/** Out of the leaf below all that stands between, and up into the piece, where the leaf reaches down so far. */
function under(leaf: Box, piece: Box, bars: readonly Box[]): Thread | undefined {
  const lane = Math.max(...[piece, ...bars].map(bottom)) + LANE;
  if (lane < leaf.top + MARGIN || lane > bottom(leaf) - MARGIN) return undefined;
  const x = piece.left + piece.width / 2;
  return { way: `M${x < leaf.left ? leaf.left : right(leaf)} ${lane}H${x}V${bottom(piece)}`, x, y: bottom(piece) };
}

/** Up along the edge of the page and into the piece from its left: what lies between is not crossed. */
function alongTheEdge(leaf: Box, piece: Box): Thread {
  const y = piece.top + piece.height / 2;
  return { way: `M${MARGIN} ${leaf.top}V${y}H${piece.left}`, x: piece.left, y };
}

const meet = (a: Box, b: Box): boolean => a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);

function beside(leaf: Box, piece: Box, page: Page): Thread | undefined {
  const straight = across(leaf, piece);
  const bars = straight ? barring(piece, straight, leaf, page.pieces) : [];
  return bars.length > 0 ? under(leaf, piece, bars) : (straight ?? bent(leaf, piece, page));
}

function aboveOrBelow(leaf: Box, piece: Box, page: Page): Thread | undefined {
  const straight = upright(leaf, piece);
  if (!straight || !isCrossed(leaf, piece, { x: straight.x, others: page.pieces })) return straight ?? bent(leaf, piece, page);
  const isEdgeFree = bottom(piece) <= leaf.top && piece.left > 2 * MARGIN && leaf.left < MARGIN;
  return isEdgeFree ? alongTheEdge(leaf, piece) : undefined;
}

/** The thread to each piece; none to one that the leaf lies over. One that would cross another piece goes around it, where there is room; else that piece has none. */
export function threadsOf(leaf: Box, page: Page): (Thread | undefined)[] {
  return page.pieces.map((piece) => {
    if (meet(leaf, piece)) return undefined;
    const isBeside = right(piece) <= leaf.left || piece.left >= right(leaf);
    return isBeside ? beside(leaf, piece, page) : aboveOrBelow(leaf, piece, page);
  });
}
