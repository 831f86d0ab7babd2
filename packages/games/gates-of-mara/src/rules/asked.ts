import { type Core, type Frame, frameOf, isAt, type Rule, type Seat, topOf } from '@conclave/engine';
import type { MaraState } from '../state.ts';
import type { Placement } from './abilities.ts';
import { placement } from './placement.ts';
import { rounds } from './rounds.ts';

/** The placement whose abilities are being used, if a turn is under way. */
export const placementOf = (game: Core): (Frame & Placement) | undefined => frameOf(game, placement);

/** Whether the turn of a seat has come and nothing is placed yet. */
export const isToPlay = (game: MaraState, seat: Seat): boolean => isAt(topOf(game), rounds) && game.turnOrder[game.turn] === seat;

/** Whether this is that rule, followed for this seat. */
export function isFor<P extends { seat: Seat }, S extends string>(frame: Frame | undefined, rule: Rule<P, S>, seat: Seat): frame is Frame & P {
  return isAt(frame, rule) && frame.seat === seat;
}
