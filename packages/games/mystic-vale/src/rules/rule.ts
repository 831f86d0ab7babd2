import { ruleOf } from '@conclave/engine';
import type { Asks, MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';

export const rule = ruleOf<MysticValeState, MysticValeMove, Asks>();
