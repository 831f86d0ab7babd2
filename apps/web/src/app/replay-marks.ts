import type { GameEvent, Seat } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';
import type { BoardModule } from './board.ts';

/** A moment of a replay worth seeing again. */
export interface ReplayMark {
  /** After how many moves it happens. */
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly text: string;
}

interface Marked {
  /** After how many moves each turn begins. */
  readonly turns: readonly number[];
  readonly moments: readonly ReplayMark[];
}

const seatIn = (event: GameEvent): Seat | undefined => ('seat' in event && typeof event.seat === 'number' ? event.seat : undefined);

/** Where a story can be jumped to. Without a board's marks, a turn begins whenever somebody else moves. */
export function marksOf(story: readonly Chapter[], marks: BoardModule['marks'], say: (event: GameEvent) => string | undefined): Marked {
  const isOf = (kinds: readonly string[], { events }: Chapter): boolean => events.some(({ is }) => kinds.includes(is));
  const begins = (chapter: Chapter, at: number): boolean => (marks ? isOf(marks.turns, chapter) : chapter.seat !== story[at - 1]?.seat);
  const turns = story.flatMap((chapter, at) => (begins(chapter, at) ? [at] : []));
  const moments = story.flatMap(({ events, seat }, at) =>
    events
      .filter(({ is }) => marks?.moments.includes(is))
      .map((event) => ({ at, seat: seatIn(event) ?? seat, text: say(event) ?? '' }))
      .filter(({ text }) => text !== ''),
  );
  return { turns, moments };
}

/** The next of these places in a direction; the end of the replay where there is none. */
export function nextMark(places: readonly number[], from: number, direction: 1 | -1, length: number): number {
  if (direction === 1) return places.find((at) => at > from) ?? length;
  return places.findLast((at) => at < from) ?? 0;
}
