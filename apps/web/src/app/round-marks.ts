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
