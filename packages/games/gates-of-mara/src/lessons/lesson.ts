import type { Lesson } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import type { MaraView } from '../view/index.ts';

export type MaraLesson = Lesson<MaraState, MaraMove, MaraView>;

/** Two at a table: three realms, and the fewest things to look at. */
export const NAMES = ['You', 'Ben'];
