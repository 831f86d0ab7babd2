import type { Course, GameModule, Lesson } from '../packages/engine/src/index.ts';
import { gameOf } from '../packages/shelf/src/index.ts';
import { courseFor, taught } from '../packages/shelf/src/lessons.ts';
import { LessonRun } from '../packages/table/src/lesson-run.ts';

interface Taught {
  readonly id: string;
  readonly game: GameModule;
  readonly course: Course;
  /** A run beside the page, which knows the wanted moves. */
  begun(lesson: Lesson | undefined): LessonRun;
}

async function courseOf(id: string): Promise<Taught> {
  const [game, course] = [(await gameOf(id)) as GameModule, (await courseFor(id)) as Course];
  const idle = { step: () => {}, anew: () => {} };
  return { id, game, course, begun: (lesson) => new LessonRun(game, course, lesson as Lesson, idle) };
}

/** The courses of all games. */
export const everyCourse = (): Promise<Taught[]> => Promise.all(taught.map(courseOf));
