import type { Guide, Seat } from '@conclave/engine';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { features } from './features.ts';
import { promise } from './promise.ts';
import { worthOf } from './worth.ts';

/** How much a lead of one Orb tells. */
const SHARPNESS = 0.2;

/** A seat's share of the win, from how strong each player is. */
function value(game: MagesState, seat: Seat): number {
  if (game.result) return game.result.winners.includes(seat) ? 1 : 0;
  const own = worthOf(game, seat, seat);
  let all = 0;
  for (let other = 0; other < game.seats; other++) all += Math.exp(SHARPNESS * (worthOf(game, other, seat) - own));
  return 1 / all;
}

export const guide: Guide<MagesState, MagesMove> = { value, promise, features };
