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

/** How a hand lies in the space there is: cards over each other, but never over a name. */
export function fanIn({ w, h }: { w: number; h: number }, cards: number, small: number): Fan {
  const widths = [...Array<number>(Math.max(0, cards - 1)).fill(SEEN), ...(cards > 0 ? [CARD] : []), ...Array<number>(small).fill(SMALL)];
  const lines = linesOf(widths, w - (CARD - SEEN) - GAP);
  const height = Math.min(190, Math.floor((h - (lines - 1) * 8) / lines));
  return { flat: h < LOW, height, reads: height >= READABLE };
}
