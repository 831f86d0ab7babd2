import { lookUp } from '@conclave/engine';
import type { Standing } from '@conclave/table/lessons';

/** How far somebody is with the lessons of a game, on this device. */
export interface Progress {
  /** Lessons taken to their end. */
  readonly done: readonly string[];
  /** Lessons begun and left, each with where. */
  readonly left: Readonly<Record<string, Standing>>;
}

const STORE = 'conclave.lessons';
const NONE: Progress = { done: [], left: {} };

function stored(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

let all = $state.raw(stored());

function keep(game: string, progress: Progress): void {
  all = { ...all, [game]: progress };
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

const isStanding = (data: unknown): data is Standing => typeof data === 'object' && data !== null && 'begun' in data && 'moves' in data;

export const progressOf = (game: string): Progress => ({ ...NONE, ...lookUp(all, game) });

/** Where a lesson was left, if it was. */
export function standingIn(game: string, lesson: string): Standing | undefined {
  const standing = lookUp(progressOf(game).left, lesson);
  return isStanding(standing) && Array.isArray(standing.begun) && Array.isArray(standing.moves) ? standing : undefined;
}

export function noteStanding(game: string, lesson: string, standing: Standing): void {
  const { done, left } = progressOf(game);
  keep(game, { done, left: { ...left, [lesson]: standing } });
}

export function noteDone(game: string, lesson: string): void {
  const { done, left } = progressOf(game);
  const { [lesson]: _, ...others } = left;
  keep(game, { done: [...new Set([...done, lesson])], left: others });
}

/** The lesson to take next: the first that is not done. Nothing: all are. */
export function nextLesson(game: string, lessons: readonly { readonly id: string }[]): string | undefined {
  const { done } = progressOf(game);
  return lessons.find(({ id }) => !done.includes(id))?.id;
}
