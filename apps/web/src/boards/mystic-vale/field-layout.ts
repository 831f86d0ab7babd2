export interface Space {
  readonly width: number;
  readonly height: number;
}
/** How a field lies: how many cards stand in a row, how large they are, and whether they are flat cards of three lines. */
export interface FieldLayout {
  readonly perRow: number;
  readonly w: number;
  readonly h: number;
  readonly dense: boolean;
}

const GAP = 8;
/** A card drawn in full: with less, its names could not be read. */
const FULL = { narrowest: 96, widest: 124, lowest: 150, highest: 196 };
const FLAT = { narrowest: 76, widest: 148, lowest: 106, highest: 128 };
/** Below this width the symbols of a flat card take two lines. */
const ONE_LINE = 122;
const LINE = 14;
/** Beside the cards: the line before the on-deck card, and the pile. */
const BESIDE = 84;

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** All cards in one row, each in full, if there is room; else flat ones, in as few rows as their names allow. `units` counts blank cards as less than one. */
export function layField(count: number, units: number, { width, height }: Space): FieldLayout {
  const full = (width - BESIDE - GAP * count) / Math.max(1, units);
  if (full >= FULL.narrowest && height >= FULL.lowest)
    return { perRow: count, w: Math.min(FULL.widest, full), h: Math.min(FULL.highest, height), dense: false };
  const most = Math.max(1, Math.floor((width + GAP) / (FLAT.narrowest + GAP)));
  const rows = Math.ceil(count / most);
  const perRow = Math.ceil(count / rows);
  const w = within((width + GAP) / perRow - GAP, 0, FLAT.widest);
  const lowest = FLAT.lowest + (w < ONE_LINE ? LINE : 0);
  return { perRow, w, h: within((height + GAP) / rows - GAP, lowest, FLAT.highest), dense: true };
}
