import type { Guide } from '@conclave/engine';
import type { MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';
import { features } from './features.ts';
import { promise } from './promise.ts';
import { value } from './value.ts';

/** What bots are told: the points a seat may expect against its best rival's, and what a move looks like at first sight. */
export const guide: Guide<MysticValeState, MysticValeMove> = { value, promise, features, trust: 0.012 };
