import { isAt, type Seat, topOf } from '@conclave/engine';
import { valeAt } from '../cards/index.ts';
import { givenUpVp, mustPush, planting, valeBought } from '../rules/index.ts';
import type { MysticValeState } from '../state.ts';
import type { SeatOptions } from './types.ts';

/** What could be done, for a seat that is asked. */
export function optionsFor(game: MysticValeState, _seat: Seat): SeatOptions {
  const frame = topOf(game);
  if (isAt(frame, planting) && mustPush(game)) return { mustPush: true };
  return isAt(frame, valeBought) ? { bought: { card: valeAt(frame.vale).id, vp: givenUpVp(game) } } : {};
}
