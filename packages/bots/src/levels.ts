/** A level as it is offered: weakest first. They differ in how far they think and by what they judge, never in luck or in errors thrown in. */
export const LEVELS = [
  { id: 'apprentice', name: 'Apprentice', says: 'Knows the moves, and makes the one that comes to mind.' },
  { id: 'adept', name: 'Adept', says: 'Sees what is worth having now.' },
  { id: 'master', name: 'Master', says: 'Tries its moves in thought, and what you may answer.' },
  { id: 'archmage', name: 'Archmage', says: 'Thinks far ahead, and takes up to a second for it.' },
] as const;

/** Levels of earlier days: no longer offered, but tables that name them go on. */
const FORMER = ['random', 'simple'] as const;

export type OfferedLevel = (typeof LEVELS)[number]['id'];

/** How well a bot plays. */
export type Level = OfferedLevel | (typeof FORMER)[number];

/** The levels that are offered, weakest first. */
export const levels: readonly OfferedLevel[] = LEVELS.map(({ id }) => id);

/** Every level that a table may name: those that are offered, then those of earlier days. */
export const knownLevels: readonly Level[] = [...levels, ...FORMER];

export function isLevel(text: string): text is Level {
  return (knownLevels as readonly string[]).includes(text);
}
