import { type Refusal, ruleOf } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';

export const rule = ruleOf<MaraState, MaraMove>();

/** Leaves it to `whyNot` to say which rule stands in the way. */
export const NOT_OFFERED: Refusal = { rule: 'TABLE-OFFER', reason: 'That is not among the moves offered now.' };
