import { ruleOf } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';

export const rule = ruleOf<MaraState, MaraMove>();
