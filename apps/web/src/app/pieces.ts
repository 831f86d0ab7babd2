/**
 * The address of a piece on a board, for lessons, hints and browser tests: what it carries as `data-piece`, or else as `data-flip` or `data-thing`.
 * A thing that is only named, in a sentence of the log, is no piece. The beginning of a `data-flip` up to a dot stands for all pieces that begin so: `pile` for every pile, `hand.ruby` for the Rubies in hand.
 */
const selectorsOf = (address: string): string[] => {
  const name = CSS.escape(address);
  return [`[data-piece~="${name}"]`, `[data-flip="${name}"]`, `[data-flip^="${name}."]`, `[data-thing="${name}"]:not([data-named])`];
};

const isThere = (piece: HTMLElement): boolean => piece.checkVisibility({ visibilityProperty: true }) && piece.getBoundingClientRect().width > 0;

/** The pieces with this address that are shown, wherever one has scrolled to. */
export function piecesAt(root: ParentNode, address: string): HTMLElement[] {
  for (const selector of selectorsOf(address)) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isThere);
    if (found.length > 0) return found;
  }
  return [];
}
