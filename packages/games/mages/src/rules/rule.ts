import { ruleOf } from '@conclave/engine';
import type { Asks, MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';

export const rule = ruleOf<MagesState, MagesMove, Asks>();
