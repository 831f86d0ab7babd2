import type { GameEvent, Seat } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';

/** One line of a game's statistics. */
export interface Statistic {
  readonly label: string;
  /** By seat. */
  readonly values: readonly number[];
}

/** `boards/<id>/statistics.ts`: what a finished game is counted by. */
export type CountGame = (story: readonly Chapter[], seats: number) => readonly Statistic[];

/** What one line counts: to whom an event counts, and how much. */
export interface Count<E extends GameEvent> {
  readonly label: string;
  of(event: E): Seat | undefined;
  /** Without it, one. */
  readonly worth?: (event: E) => number;
  /** The largest instead of the sum. */
  readonly isBest?: true;
}

function valuesOf<E extends GameEvent>(events: readonly E[], { of, worth = () => 1, isBest }: Count<E>, seats: number): number[] {
  const values = Array<number>(seats).fill(0);
  for (const event of events) {
    const seat = of(event);
    const before = seat === undefined ? undefined : values[seat];
    if (seat === undefined || before === undefined) continue;
    values[seat] = isBest ? Math.max(before, worth(event)) : before + worth(event);
  }
  return values;
}

/** Counts events, without lines in which nobody has anything. */
export function counted<E extends GameEvent>(events: readonly E[], counts: readonly Count<E>[], seats: number): Statistic[] {
  return counts.map((count) => ({ label: count.label, values: valuesOf(events, count, seats) })).filter(({ values }) => values.some((n) => n > 0));
}

export const eventsOf = <E extends GameEvent>(story: readonly Chapter[]): E[] => story.flatMap(({ events }) => events as readonly E[]);

const rooms = import.meta.glob<CountGame>('../boards/*/statistics.ts', { import: 'statistics' });

/** The statistics of a finished game; none where its board has no such room. */
export async function statisticsOf(game: string, story: readonly Chapter[], seats: number): Promise<readonly Statistic[]> {
  const count = await rooms[`../boards/${game}/statistics.ts`]?.();
  return count?.(story, seats) ?? [];
}
