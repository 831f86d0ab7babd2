import { type Course, lookUp } from '@conclave/engine';

/** The courses there are, each loaded only when somebody learns that game. */
const shelf: Readonly<Record<string, () => Promise<{ course: Course }>>> = {
  'gates-of-mara': () => import('@conclave/gates-of-mara/lessons'),
  mages: () => import('@conclave/mages/lessons'),
  manaforge: () => import('@conclave/manaforge/lessons'),
  'mystic-vale': () => import('@conclave/mystic-vale/lessons'),
};

/** The games that can be learned at the table. */
export const taught: readonly string[] = Object.keys(shelf);

/** The course of a game, if there is one. */
export const courseFor = async (game: string): Promise<Course | undefined> => (await lookUp(shelf, game)?.())?.course;
