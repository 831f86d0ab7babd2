import type { Moment } from '@conclave/engine';
import type { ManaforgeState } from '../state.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<ManaforgeState>>> = {};
