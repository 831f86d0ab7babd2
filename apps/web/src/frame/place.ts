const GAP = 12;
const EDGE = 8;

/** Puts a fixed element above a rectangle, or below it where there is no room, and inside the window. */
export function place(node: HTMLElement, anchor: DOMRect | undefined): { update(anchor: DOMRect | undefined): void } {
  const update = (at: DOMRect | undefined): void => {
    if (!at) return;
    const { offsetWidth: w, offsetHeight: h } = node;
    const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - w / 2), innerWidth - w - EDGE);
    const isBelow = at.top - h - GAP < EDGE;
    const top = Math.min(isBelow ? at.bottom + GAP : at.top - h - GAP, innerHeight - h - EDGE);
    node.classList.toggle('below', isBelow);
    node.style.left = `${left}px`;
    node.style.top = `${Math.max(EDGE, top)}px`;
    node.style.setProperty('--tail', `${Math.min(Math.max(16, at.left + at.width / 2 - left - 6), w - 28)}px`);
  };
  update(anchor);
  return { update };
}
