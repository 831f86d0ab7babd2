import type { GameEvent, Seat } from '@conclave/engine';
import type { Chapter } from '../table/types.ts';
import { type Teller, turnStarts } from './story.ts';

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

/** Where a story can be jumped to. `kinds`: the events worth seeing again. In a game that names no turns, one begins whenever somebody else moves. */
export function marksOf(story: readonly Chapter[], game: Teller['game'], kinds: readonly string[], say: (event: GameEvent) => string | undefined): Marked {
  const named = turnStarts(game, story);
  const byMover = story.flatMap(({ seat }, at) => (seat !== story[at - 1]?.seat ? [at] : []));
  const moments = story.flatMap(({ events, seat }, at) =>
    events
      .filter(({ is }) => kinds.includes(is))
      .map((event) => ({ at, seat: seatIn(event) ?? seat, text: say(event) ?? '' }))
      .filter(({ text }) => text !== ''),
  );
  return { turns: named.length > 0 ? named : byMover, moments };
}

/** The next of these places in a direction; the end of the replay where there is none. */
export function nextMark(places: readonly number[], from: number, direction: 1 | -1, length: number): number {
  if (direction === 1) return places.find((at) => at > from) ?? length;
  return places.findLast((at) => at < from) ?? 0;
}
