import type { Moment } from '@conclave/engine';
import type { MaraState } from '../state.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MaraState>>> = {};
