/** Movement between places: read all places, change, read all again, animate all. Input is never held up. */

import { windowScale } from './grow.ts';

/** Where the pieces of each name lie: copies of one card share theirs. */
export type Places = Map<string, DOMRect[]>;

const pieces = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-flip]')];

export function readPlaces(root: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of pieces(root)) {
    const rect = piece.getBoundingClientRect();
    const key = piece.dataset.flip ?? '';
    if (rect.width > 0) places.set(key, [...(places.get(key) ?? []), rect]);
  }
  return places;
}

const distance = (a: DOMRect, b: DOMRect): number => Math.hypot(a.left - b.left, a.top - b.top);

/** Of several places of that name, the nearest. */
const nearest = (places: Places, key: string | undefined, to: DOMRect): DOMRect | undefined =>
  (places.get(key ?? '') ?? []).reduce<DOMRect | undefined>((best, one) => (best && distance(best, to) <= distance(one, to) ? best : one), undefined);

/** Where a piece comes from: its own former place, or that of the pile named in `data-flip-from`, which lends it no size beyond its own. */
function originOf(piece: HTMLElement, before: Places, to: DOMRect): DOMRect | undefined {
  const own = nearest(before, piece.dataset.flip, to);
  const pile = own ? undefined : nearest(before, piece.closest<HTMLElement>('[data-flip-from]')?.dataset.flipFrom, to);
  if (!pile || pile.width <= to.width) return own ?? pile;
  return new DOMRect(pile.left + (pile.width - to.width) / 2, pile.top, to.width, pile.height);
}

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
  const page = windowScale();
  return { piece, frames: [{ transform: `translate(${x / page}px, ${y / page}px) scale(${scale})` }, { transform: 'none' }] };
}

/** Lets every piece that is elsewhere than before travel to its new place. */
export function animateFrom(root: ParentNode, before: Places, duration: number): void {
  if (duration === 0) return;
  const measured = pieces(root).map((piece) => ({ piece, to: piece.getBoundingClientRect() }));
  const motions = measured.flatMap(({ piece, to }) => (to.width > 0 ? (motionOf(piece, originOf(piece, before, to), to) ?? []) : []));
  for (const { piece, frames } of motions) piece.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)' });
}

/** From one place to another, both named as in `data-flip`. */
export interface Flight {
  from: string;
  to: string;
}

interface Ghost {
  node: HTMLElement;
  from: DOMRect;
  to: string;
}

const placed = (root: ParentNode, key: string): HTMLElement | null => root.querySelector(`[data-flip="${CSS.escape(key)}"]`);

/** Takes a copy of each piece that is about to fly, as it lies now. */
export function readyGhosts(root: ParentNode, flights: readonly Flight[]): Ghost[] {
  return flights.flatMap(({ from, to }) => {
    const piece = placed(root, from);
    if (!piece) return [];
    const node = piece.cloneNode(true) as HTMLElement;
    node.removeAttribute('data-flip');
    node.setAttribute('aria-hidden', 'true');
    node.inert = true;
    return [{ node, from: piece.getBoundingClientRect(), to }];
  });
}

/** Lets the copies fly and vanish. */
export function flyGhosts(root: HTMLElement, ghosts: readonly Ghost[], duration: number): void {
  const measured = ghosts.map(({ node, from, to }) => ({ node, from, to: placed(root, to)?.getBoundingClientRect() }));
  const page = windowScale();
  for (const { node, from, to } of measured) {
    if (!to) continue;
    Object.assign(node.style, {
      position: 'fixed',
      left: `${from.left / page}px`,
      top: `${from.top / page}px`,
      width: `${from.width / page}px`,
      height: `${from.height / page}px`,
      margin: '0',
      zIndex: '15',
      pointerEvents: 'none',
    });
    root.append(node);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const flight = node.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x / page}px, ${y / page}px) scale(.4)`, opacity: 0.25 },
      ],
      { duration, easing: 'cubic-bezier(.4,0,.3,1)' },
    );
    flight.onfinish = () => node.remove();
    flight.oncancel = () => node.remove();
  }
}
