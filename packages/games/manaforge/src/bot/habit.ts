import { playerOf, type Seat } from '@conclave/engine';
import { itemNumber } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { worthNow } from '../scoring.ts';
import type { ManaforgeState } from '../state.ts';
import { promise } from './promise.ts';

/** More promising than anything else in a turn. */
const AT_ONCE = 70;

/** What comes to mind: what can be built is built at once, of several items the one that brings most prestige now, whatever it would bring later. */
export function habit(game: ManaforgeState, seat: Seat, move: ManaforgeMove): number {
  if (move.do === 'build') return AT_ONCE + worthNow(playerOf(game, seat), itemNumber(move.card));
  return promise(game, seat, move);
}
