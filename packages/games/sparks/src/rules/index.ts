import { rulebook } from '@conclave/engine';
import type { SparksMove } from '../moves.ts';
import type { SparksState } from '../state.ts';
import { round } from './round.ts';

export { round };

export const rules = rulebook<SparksState, SparksMove>([round]);
