/** Movement between places: read all places, change, read all again, animate all. Input is never held up. */

export type Places = Map<string, DOMRect>;

const pieces = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-flip]')];

export function readPlaces(root: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of pieces(root)) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) places.set(piece.dataset.flip ?? '', rect);
  }
  return places;
}

/** Where a piece comes from: its own former place, or that of the pile named in `data-flip-from`. */
const originOf = (piece: HTMLElement, before: Places): DOMRect | undefined =>
  before.get(piece.dataset.flip ?? '') ?? before.get(piece.closest<HTMLElement>('[data-flip-from]')?.dataset.flipFrom ?? '');

interface Motion {
  piece: HTMLElement;
  frames: Keyframe[];
}

function motionOf(piece: HTMLElement, from: DOMRect | undefined, to: DOMRect): Motion | undefined {
  if (!from) return undefined;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / to.width;
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return undefined;
  return { piece, frames: [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }] };
}

/** Lets every piece that is elsewhere than before travel to its new place. */
export function animateFrom(root: ParentNode, before: Places, duration: number): void {
  if (duration === 0) return;
  const measured = pieces(root).map((piece) => ({ piece, to: piece.getBoundingClientRect() }));
  const motions = measured.flatMap(({ piece, to }) => (to.width > 0 ? (motionOf(piece, originOf(piece, before), to) ?? []) : []));
  for (const { piece, frames } of motions) piece.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' });
}
