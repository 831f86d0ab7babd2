import type { Guide } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import { estimates } from './estimate.ts';
import { promise } from './promise.ts';

/** Points of lead that make a win three times as likely as a loss. */
const FIRM_LEAD = 14;

export const guide: Guide<MaraState, MaraMove> = {
  value(game, seat) {
    if (game.result) return game.result.winners.includes(seat) ? 1 / game.result.winners.length : 0;
    const hopes = estimates(game);
    let rival = Number.NEGATIVE_INFINITY;
    for (const [other, hope] of hopes.entries()) if (other !== seat && hope > rival) rival = hope;
    return 1 / (1 + 3 ** ((rival - (hopes[seat] ?? 0)) / FIRM_LEAD));
  },
  promise,
};
