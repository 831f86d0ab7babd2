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

/** Out of the leaf, along a line beside the piece, and in. */
function bent(leaf: Box, piece: Box): Thread {
  const isBelow = piece.top >= bottom(leaf);
  const y = isBelow ? piece.top : bottom(piece);
  const x = piece.left + piece.width / 2;
  const from = x < leaf.left ? leaf.left + INSET : right(leaf) - INSET;
  const lane = isBelow ? y - 10 : y + 10;
  return { way: `M${from} ${isBelow ? bottom(leaf) : leaf.top}V${lane}H${x}V${y}`, x, y };
}

/** Whether another piece lies on the way between leaf and piece. */
const isCrossed = (leaf: Box, piece: Box, { x, others }: { readonly x: number; readonly others: readonly Box[] }): boolean =>
  others.some((other) => other !== piece && other.left < x && right(other) > x && (piece.top < leaf.top ? other.top > piece.top : other.top < piece.top));

/** Up along the edge of the page and into the piece from its left: what lies between is not crossed. */
function alongTheEdge(leaf: Box, piece: Box): Thread {
  const y = piece.top + piece.height / 2;
  return { way: `M${MARGIN} ${leaf.top}V${y}H${piece.left}`, x: piece.left, y };
}

const meet = (a: Box, b: Box): boolean => a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);

/** The thread to each piece; none to one that the leaf lies over. One that would cross another piece goes along the edge, where there is room; else that piece has none. */
export function threadsOf(leaf: Box, pieces: readonly Box[]): (Thread | undefined)[] {
  return pieces.map((piece) => {
    if (meet(leaf, piece)) return undefined;
    const isBeside = right(piece) <= leaf.left || piece.left >= right(leaf);
    const straight = isBeside ? across(leaf, piece) : upright(leaf, piece);
    const isEdgeFree = bottom(piece) <= leaf.top && piece.left > 2 * MARGIN && leaf.left < MARGIN;
    if (straight && !isBeside && isCrossed(leaf, piece, { x: straight.x, others: pieces })) return isEdgeFree ? alongTheEdge(leaf, piece) : undefined;
    return straight ?? bent(leaf, piece);
  });
}
