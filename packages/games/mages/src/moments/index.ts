import type { Moment } from '@conclave/engine';
import type { MagesState } from '../state.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MagesState>>> = {};
