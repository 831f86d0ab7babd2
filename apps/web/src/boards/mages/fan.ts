/** How much of a card must be seen for its name to be read, how wide one is, and how wide a small one. */
export const SEEN = 82;
export const CARD = 112;
export const SMALL = 58;
const GAP = 6;
const LOW = 150;
/** From this height on a card shows its text. */
const READABLE = 148;
/** The least height of small cards that lie below the others, and the least width of the others then. */
const BELOW = 64;
const NARROW = 104;
const LINE_GAP = 8;

export interface Fan {
  /** Too little height for cards: they lie as plates in two lines. */
  flat: boolean;
  /** How wide a card is. */
  width: number;
  /** The height of one line of cards. */
  height: number;
  /** Whether there is room for their texts. */
  reads: boolean;
  /** Into how many columns small ones go in two lines beside the cards, which keep their height; none where all lie in lines. */
  columns: number;
  /** Small ones lie in a line of their own below the others, none of which is covered. */
  below: boolean;
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

/** Whether all cards are open in one line, with room for their texts, and all small ones in a second. */
const isBelow = (width: number, height: number, cards: number, small: number): boolean =>
  cards > 0 && cards * (NARROW + GAP) <= width + GAP && small * (SMALL + GAP) <= width + GAP && height - LINE_GAP - BELOW >= READABLE;

/** How a hand lies in the space there is: cards over each other, but never over a name. */
export function fanIn({ w, h }: { w: number; h: number }, cards: number, small: number): Fan {
  const widths = [...Array<number>(Math.max(0, cards - 1)).fill(SEEN), ...(cards > 0 ? [CARD] : []), ...Array<number>(small).fill(SMALL)];
  if (!isOpen(w, cards, small) && isBelow(w, h, cards, small)) {
    const width = Math.min(CARD, Math.floor((w + GAP) / cards) - GAP);
    return { flat: false, width, height: Math.min(190, h - LINE_GAP - BELOW), reads: true, columns: 0, below: true };
  }
  const lines = linesOf(widths, w - (CARD - SEEN) - GAP);
  const half = Math.ceil(small / 2);
  const columns = cards > 0 && !isOpen(w, cards, small) && isWithin(w, cards, half) ? half : 0;
  const height = Math.min(190, columns > 0 ? h : Math.floor((h - (lines - 1) * LINE_GAP) / lines));
  return { flat: h < LOW, height, width: CARD, reads: height >= READABLE, columns, below: false };
}
