import type { Moment } from '@conclave/engine';
import type { MysticValeState } from '../state.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MysticValeState>>> = {};
