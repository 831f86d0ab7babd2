import type { Guide } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import { features } from './features.ts';
import { promise } from './promise.ts';
import { value } from './value.ts';

export const guide: Guide<ManaforgeState, ManaforgeMove> = { value, promise, features };
