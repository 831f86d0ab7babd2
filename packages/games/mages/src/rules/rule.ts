import { ruleOf } from '@conclave/engine';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';

export const rule = ruleOf<MagesState, MagesMove>();
