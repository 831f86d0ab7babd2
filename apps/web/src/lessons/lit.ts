import { piecesAt } from '../app/pieces.ts';
import { windowScale } from '../kit/grow.ts';
import { type Box, joined } from './dock.ts';

const ROOM = 4;

/** Upper and lower edge of what a piece shows: no more than what scrolls around it does. */
function edgesOf(piece: Element, rect: DOMRect): { top: number; bottom: number } {
  let { top, bottom } = rect;
  for (let around = piece.parentElement; around; around = around.parentElement) {
    if (!isScrolling(around)) continue;
    const outer = around.getBoundingClientRect();
    top = Math.max(top, outer.top);
    bottom = Math.min(bottom, outer.bottom);
  }
  return { top, bottom };
}

const isScrolling = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** As much of a piece as the window shows, with a little room around it, in pixels of the page. */
function boxOf(piece: Element, scale: number): Box | undefined {
  const rect = piece.getBoundingClientRect();
  const edges = edgesOf(piece, rect);
  const left = Math.max(0, rect.left - ROOM);
  const top = Math.max(0, edges.top - ROOM);
  const width = Math.min(innerWidth, rect.right + ROOM) - left;
  const height = Math.min(innerHeight, edges.bottom + ROOM) - top;
  if (width < 4 || height < 4) return undefined;
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}

/** Where the pieces of some addresses lie in the window. Those of one address that touch are one. */
export function boxesOf(root: ParentNode, addresses: readonly string[]): Box[] {
  const scale = windowScale();
  return addresses.flatMap((address) => joined(piecesAt(root, address).flatMap((piece) => boxOf(piece, scale) ?? [])));
}

const innermost = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-piece]')].filter((piece) => !piece.querySelector('[data-piece]'));

function boxesFor(pieces: readonly Element[]): Box[] {
  const scale = windowScale();
  return pieces.flatMap((piece) => boxOf(piece, scale) ?? []);
}

/** Where all pieces lie in the window that hold no others. */
export const allBoxes = (root: ParentNode): Box[] => boxesFor(innermost(root));

/** Where those lie that can be chosen now. */
export const boxesThatCan = (root: ParentNode): Box[] => boxesFor([...root.querySelectorAll('[data-can]')]);

/** So many frames without a change are rest. */
const AT_REST = 45;
/** After these, and whenever something in the page is changed, things may lie elsewhere. */
const SIGNS = ['resize', 'scroll', 'load', 'toggle', 'transitionrun', 'transitionend', 'animationstart', 'animationend'];

/** Looks at every frame where something lies, as long as the page is not at rest, and tells at first and when that has changed. Returns how to stop. */
export function watchBoxes<T>(find: () => T, tell: (found: T) => void): () => void {
  let last: string | undefined;
  let [frame, still] = [0, 0];
  const look = (): void => {
    const found = find();
    const now = JSON.stringify(found);
    const isSame = now === last;
    last = now;
    if (!isSame) tell(found);
    still = isSame ? still + 1 : 0;
    frame = still < AT_REST ? requestAnimationFrame(look) : 0;
  };
  const wake = (): void => {
    still = 0;
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(wake);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  wake();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
  };
}

/** Where the leaf lies. */
export function leafBox(): Box | undefined {
  const leaf = document.querySelector('[data-leaf]');
  if (!leaf) return undefined;
  const scale = windowScale();
  const { left, top, width, height } = leaf.getBoundingClientRect();
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}
