import type { Moment } from '@conclave/engine';
import type { MysticValeState } from '../state.ts';
import { draft } from './draft.ts';
import { field, spoil } from './planting.ts';
import { harvest, lastHarvest, sleeving } from './spending.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MysticValeState>>> = { draft, field, spoil, harvest, sleeving, 'last-harvest': lastHarvest };
