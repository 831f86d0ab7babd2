/** How much of a card must be seen for its name to be read, how wide one is, and how wide a small one. */
export const SEEN = 82;
export const CARD = 112;
export const SMALL = 58;
const GAP = 6;
const LOW = 150;
/** From this height on a card shows its text. */
const READABLE = 148;

export interface Fan {
  /** Too little height for cards: they lie as plates in two lines. */
  flat: boolean;
  /** The height of one line of cards. */
  height: number;
  /** Whether there is room for their texts. */
  reads: boolean;
  /** Into how many columns small ones go in two lines beside the cards, which keep their height; none where all lie in lines. */
  columns: number;
}

/** How many lines things of these widths fill. */
function linesOf(widths: readonly number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const each of widths) {
    if (used > 0 && used + each > width) {
      lines++;
      used = 0;
    }
    used += each + GAP;
  }
  return lines;
}

/** Whether all fit in one line side by side, with nothing covered. */
const isOpen = (width: number, cards: number, small: number): boolean => cards * (CARD + GAP) + small * (SMALL + GAP) <= width;

/** Whether all fit in one line where small ones fill so many columns. */
const isWithin = (width: number, cards: number, columns: number): boolean =>
  Math.max(0, cards - 1) * (SEEN + GAP) + (cards > 0 ? CARD : 0) + columns * (SMALL + GAP) <= width;

/** How a hand lies in the space there is: cards over each other, but never over a name. */
export function fanIn({ w, h }: { w: number; h: number }, cards: number, small: number): Fan {
  const widths = [...Array<number>(Math.max(0, cards - 1)).fill(SEEN), ...(cards > 0 ? [CARD] : []), ...Array<number>(small).fill(SMALL)];
  const lines = linesOf(widths, w - (CARD - SEEN) - GAP);
  const half = Math.ceil(small / 2);
  const columns = cards > 0 && !isOpen(w, cards, small) && isWithin(w, cards, half) ? half : 0;
  const height = Math.min(190, columns > 0 ? h : Math.floor((h - (lines - 1) * 8) / lines));
  return { flat: h < LOW, height, reads: height >= READABLE, columns };
}
