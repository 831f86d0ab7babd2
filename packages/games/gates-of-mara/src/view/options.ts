import type { Refusal, Seat } from '@conclave/engine';
import { placementOf } from '../rules/index.ts';
import type { MaraState } from '../state.ts';
import { statusOf } from '../why-not/index.ts';
import type { MaraOptions } from './types.ts';

/** What stands in the way of the open abilities of a placement. Everything else that could be done is offered, or follows from the view. */
export function optionsFor(game: MaraState, seat: Seat): MaraOptions {
  const placement = placementOf(game);
  const closed = new Map<string, Refusal>();
  if (placement?.seat === seat)
    for (const id of placement.open) {
      const refusal = statusOf(game, placement, id);
      if (refusal) closed.set(id, refusal);
    }
  return { closed: Object.fromEntries(closed) };
}
