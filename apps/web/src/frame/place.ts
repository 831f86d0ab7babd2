import { windowScale } from '../kit/grow.ts';

const GAP = 12;
const EDGE = 8;

export interface Size {
  width: number;
  height: number;
}
export type Side = 'above' | 'below' | 'right' | 'left';
export interface Spot {
  side: Side;
  left: number;
  top: number;
  /** As much as there is room for on that side. */
  room: Size;
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where a note of some size stands beside a piece without covering any of it: on the first side that has room, or else on the roomiest. */
export function spotFor(note: Size, piece: DOMRect, page: Size): Spot {
  const wide = page.width - 2 * EDGE;
  const high = page.height - 2 * EDGE;
  const rooms: Record<Side, Size> = {
    above: { width: wide, height: piece.top - GAP - EDGE },
    below: { width: wide, height: page.height - piece.bottom - GAP - EDGE },
    right: { width: page.width - piece.right - GAP - EDGE, height: high },
    left: { width: piece.left - GAP - EDGE, height: high },
  };
  const sides = Object.keys(rooms) as Side[];
  const fit = (side: Side): number => Math.min(1, rooms[side].width / note.width, rooms[side].height / note.height);
  const side = sides.reduce((best, one) => (fit(one) > fit(best) ? one : best));
  const room = rooms[side];
  const width = Math.min(note.width, room.width);
  const height = Math.min(note.height, room.height);
  const left = { above: 0, below: 0, right: piece.right + GAP, left: piece.left - GAP - width }[side];
  const top = { above: piece.top - GAP - height, below: piece.bottom + GAP, right: 0, left: 0 }[side];
  const isBeside = side === 'left' || side === 'right';
  return {
    side,
    left: isBeside ? left : between(EDGE, piece.left + piece.width / 2 - width / 2, page.width - width - EDGE),
    top: isBeside ? between(EDGE, piece.top + piece.height / 2 - height / 2, page.height - height - EDGE) : top,
    room,
  };
}

/** Puts a fixed element beside a rectangle of the window. `--tail` tells how far along its edge the middle of the piece lies. */
export function place(node: HTMLElement, anchor: DOMRect | undefined): { update(anchor: DOMRect | undefined): void } {
  const update = (at: DOMRect | undefined): void => {
    if (!at) return;
    node.style.maxHeight = '';
    const scale = windowScale();
    const piece = new DOMRect(at.x / scale, at.y / scale, at.width / scale, at.height / scale);
    const { offsetWidth: width, offsetHeight: height } = node;
    const { side, left, top, room } = spotFor({ width, height }, piece, { width: innerWidth / scale, height: innerHeight / scale });
    node.dataset.side = side;
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
    if (height > room.height) node.style.maxHeight = `${room.height}px`;
    const isBeside = side === 'left' || side === 'right';
    const tail = isBeside ? piece.y + piece.height / 2 - top : piece.x + piece.width / 2 - left;
    node.style.setProperty('--tail', `${between(16, tail - 6, (isBeside ? height : width) - 28)}px`);
  };
  update(anchor);
  return { update };
}
