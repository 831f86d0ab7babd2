import type { Chapter } from '../table/types.ts';
import { type Teller, weightOf } from './story.ts';

/** A place along a graph. */
export interface GraphMark {
  /** After how many moves. */
  readonly at: number;
  readonly label: string;
}

/** Where each round began, in games that have rounds. */
export function roundMarksOf(game: Teller['game'], story: readonly Chapter[]): GraphMark[] {
  const starts = new Map<number, number>();
  for (const [at, { events }] of story.entries())
    for (const event of events) {
      const { round } = event as { round?: unknown };
      if (weightOf(game, event) === 'round' && typeof round === 'number' && !starts.has(round)) starts.set(round, at);
    }
  return Array.from(starts, ([round, at]) => ({ at, label: String(round) }));
}

/** So many marks stand beside each other without their labels touching. */
const MOST = 12;
const APART = 5;

/** In games that count no rounds: where each turn of the first player began, or every fifth where there are many. */
export function turnMarksOf(game: Teller['game'], story: readonly Chapter[]): GraphMark[] {
  const begun = story.flatMap(({ events }, at) =>
    events.flatMap((event) => (weightOf(game, event) === 'turn' ? [{ at, seat: (event as { seat?: unknown }).seat }] : [])),
  );
  const firsts = begun.filter(({ seat }) => seat === begun[0]?.seat).map(({ at }, i) => ({ at, label: String(i + 1) }));
  return firsts.length > MOST ? firsts.filter((_, i) => (i + 1) % APART === 0) : firsts;
}
