import { type Course, type Lesson, spoken } from '@conclave/engine';
import { textIn } from '@conclave/engine/lessons';
import type { LessonRun, Standing } from '@conclave/table/lessons';
import type { AnyGame } from '../app/games.ts';
import { startQuick } from '../app/lobby.ts';
import { go } from '../app/router.svelte.ts';
import { noteDone, noteStanding, standingIn } from './progress.svelte.ts';
import { say } from './words.ts';

/** What surrounds a walk: what it is a part of, what is kept of it, and where it leads. */
export interface Way {
  readonly partOf: string;
  /** What leaving it is called before and at its last beat, and what comes after that. */
  readonly leave: string;
  readonly close: string;
  readonly next: string;
  onleave(): void;
  onnext(): void;
  /** Where it was left; a walk without it begins anew. */
  readonly left?: Standing | undefined;
  note?(run: LessonRun): void;
}

function note(game: string, { lesson, isLast, standing }: LessonRun): void {
  if (isLast) noteDone(game, lesson.id);
  else noteStanding(game, lesson.id, standing);
}

/** A lesson leads to the next one, and the last to a first game. */
export function lessonWay({ id, title }: AnyGame, course: Course, lesson: Lesson): Way {
  const following = course.lessons[course.lessons.indexOf(lesson) + 1];
  const name = following && textIn(course, following.id);
  return {
    partOf: say('course', { game: title }),
    leave: say('leave'),
    close: say('all'),
    next: name ? say('nextLesson', { title: spoken(name) }) : say('firstGame'),
    onleave: () => go(`/learn/${id}`),
    onnext: () => (following ? go(`/learn/${id}/${following.id}`) : void startQuick(id).then(go)),
    left: standingIn(id, lesson.id),
    note: (run) => note(id, run),
  };
}
