import type { OfferedLevel } from './levels.ts';

/** Who sits down where nobody says how strong a bot shall be. In a file of its own, so that the home page need not load what is said of all levels. */
export const USUAL_LEVEL: OfferedLevel = 'adept';
