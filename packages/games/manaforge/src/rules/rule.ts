import { ruleOf } from '@conclave/engine';
import type { Asks, ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';

export const rule = ruleOf<ManaforgeState, ManaforgeMove, Asks>();
