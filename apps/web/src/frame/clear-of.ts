import { windowScale } from '../kit/grow.ts';

/** What of a rectangle decides whether it covers another. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const GAP = 8;

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const moved = ({ left, right, top, bottom }: Box, by: number): Box => ({ left, right, top: top + by, bottom: bottom + by });

/** How far up (less than nothing) or down a note has to go to cover none of these pieces and stay in the window; nowhere where that cannot be. */
export function clearOf(note: Box, pieces: readonly Box[], height: number): number {
  const covered = pieces.filter((piece) => meets(note, piece));
  if (covered.length === 0) return 0;
  const ways = pieces.flatMap(({ top, bottom }) => [top - GAP - note.bottom, bottom + GAP - note.top]);
  const isFree = (by: number): boolean => {
    const there = moved(note, by);
    return there.top >= 0 && there.bottom <= height && !pieces.some((piece) => meets(there, piece));
  };
  return ways.filter(isFree).sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** The pieces of a player: their row, chip or tile. */
const piecesOf = (seat: number): Element[] => [...document.querySelectorAll(`[data-piece~="seat.${seat}"]`)];

/** Moves a note away from the players that it speaks of. */
export function keepClear(node: HTMLElement, seats: readonly number[]): void {
  node.style.translate = '';
  const boxes = seats.flatMap(piecesOf).map((piece) => piece.getBoundingClientRect());
  const by = clearOf(node.getBoundingClientRect(), boxes, innerHeight);
  if (by !== 0) node.style.translate = `0 ${by / windowScale()}px`;
}
