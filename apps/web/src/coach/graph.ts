import { type Analysed, swingsOf } from '@conclave/bots/coach';
import type { Seat } from '@conclave/engine';
import type { GraphMark } from '../app/round-marks.ts';

/** Each seat's chance to win after so many moves. */
export interface Point {
  readonly at: number;
  readonly chances: readonly number[];
}

/** The line of a game: its first choice, one point whenever somebody else is asked, and the end. */
export function pointsOf({ decisions, shares, looked, moves }: Analysed): Point[] {
  const turns = decisions.filter(({ seat }, i) => seat !== decisions[i - 1]?.seat);
  const points = turns.map(({ at, chances }) => ({ at, chances }));
  return looked < moves ? points : [...points, { at: moves, chances: shares }];
}

/** A stretch of the game, and what luck and a seat's own choices gave it there. */
export interface Stretch {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  readonly choices: number;
}

/** Games without rounds are cut into so many. */
const PARTS = 8;

function cuts(marks: readonly GraphMark[], moves: number): { label: string; from: number; to: number }[] {
  const starts = marks.length > 1 ? marks : Array.from({ length: PARTS }, (_, i) => ({ at: (i * moves) / PARTS, label: '' }));
  return starts.map(({ at, label }, i) => ({ label, from: i === 0 ? 0 : at, to: starts[i + 1]?.at ?? moves }));
}

export function stretchesOf(analysed: Analysed, marks: readonly GraphMark[], seat: Seat): Stretch[] {
  const { decisions, moves } = analysed;
  const swings = swingsOf(analysed);
  return cuts(marks, moves).map(({ label, from, to }) => {
    const here = swings.flatMap((swing, i) => (swing.at >= from && swing.at < to ? [{ swing, isOwn: decisions[i]?.seat === seat }] : []));
    const luck = here.reduce((sum, { swing }) => sum + (swing.luck[seat] ?? 0), 0);
    const choices = here.reduce((sum, { swing, isOwn }) => sum + (isOwn ? (swing.choice[seat] ?? 0) : 0), 0);
    return { label, from, to, luck, choices };
  });
}

/** Where marks stand so that none lies on another: as wanted, from left to right, each at least so far from the one before and none beyond the end. */
export function apart(wanted: readonly number[], least: number, end: number): number[] {
  const pushed: number[] = [];
  for (const at of wanted) pushed.push(Math.max(at, (pushed.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  return pushed.map((at, i) => Math.min(at, end - (pushed.length - 1 - i) * least));
}

type Spot = readonly [x: number, y: number];

/** How steeply the line goes through a spot: not at all at a peak, so that it never rises above what was judged. */
function slopeAt(spots: readonly Spot[], i: number): number {
  const [before, here, after] = [spots[i - 1], spots[i], spots[i + 1]];
  if (!before || !here || !after) return 0;
  const up = (here[1] - before[1]) / (here[0] - before[0]);
  const on = (after[1] - here[1]) / (after[0] - here[0]);
  return up * on <= 0 ? 0 : (2 * up * on) / (up + on);
}

/** A smooth path through spots that lie from left to right. */
export function curveOf(spots: readonly Spot[]): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  return spots
    .map(([x, y], i) => {
      const last = spots[i - 1];
      if (!last) return `M${round(x)} ${round(y)}`;
      const third = (x - last[0]) / 3;
      const [y1, y2] = [last[1] + slopeAt(spots, i - 1) * third, y - slopeAt(spots, i) * third];
      return `C${[last[0] + third, y1, x - third, y2, x, y].map(round).join(' ')}`;
    })
    .join('');
}
