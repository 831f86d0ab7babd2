import type { Move, Refusal, Seat } from '@conclave/engine';
import { isAt, playerOf, refuse, topOf } from '@conclave/engine';
import { message } from '../messages/index.ts';
import type { MaraMove, MoveQuery } from '../moves.ts';
import { attach, enchant, exchange, isToPlay, placeCaravan, placement, placementOf, takeGems, waterLordSwap } from '../rules/index.ts';
import { type MaraState, seatUp } from '../state.ts';
import { whyNotAttach, whyNotBuy, whyNotCaravan, whyNotDecline, whyNotExchange, whyNotGems, whyNotLord, whyNotSwap } from './answers.ts';
import { whyNotPlace } from './place.ts';
import { whyNotUse } from './use.ts';

/** Why a seat may neither place nor pass now. */
function notItsTurn(game: MaraState, seat: Seat): Refusal | undefined {
  if (isToPlay(game, seat)) return undefined;
  if (playerOf(game, seat).hasPassed) return refuse('GM-TURN-05', message('whyNot.passed'));
  if (game.turn < 0) return refuse('GM-TURN-09', message('whyNot.roundOver'));
  if (seatUp(game) === seat) return refuse('GM-TURN-04', message('whyNot.placedAlready'));
  return refuse('GM-TURN-02', message('whyNot.notYourTurn'));
}

function whyNotEnd(game: MaraState, seat: Seat): Refusal | undefined {
  const placement = placementOf(game);
  if (isToPlay(game, seat)) return refuse('GM-TURN-03', message('whyNot.turnBegun'));
  if (placement?.seat !== seat) return refuse('GM-TURN-02', message('whyNot.noneToEnd'));
  return topOf(game) === placement ? undefined : refuse('GM-ABIL-17', message('whyNot.finishFirst'));
}

/** Whether the open question is for another seat. */
function isForAnother(game: MaraState, seat: Seat): boolean {
  const frame = topOf(game);
  const isPart = isAt(frame, placement) || isAt(frame, takeGems) || isAt(frame, waterLordSwap) || isAt(frame, placeCaravan);
  return (isPart || isAt(frame, exchange) || isAt(frame, attach) || isAt(frame, enchant)) && frame.seat !== seat;
}

/** Why this move is not possible now: the rule that forbids it, in a sentence. */
export function whyNot(game: MaraState, seat: Seat, move: Partial<MaraMove> & Move): Refusal | undefined {
  const query = move as MoveQuery;
  if (query.do === 'place') return notItsTurn(game, seat) ?? whyNotPlace(game, seat, query);
  if (query.do === 'pass') return notItsTurn(game, seat);
  if (query.do === 'use') return whyNotUse(game, seat, query);
  if (query.do === 'endTurn') return whyNotEnd(game, seat);
  if (isForAnother(game, seat)) return undefined;
  switch (query.do) {
    case 'placeCaravan':
      return whyNotCaravan(game, query);
    case 'takeGems':
      return whyNotGems(game, query);
    case 'exchange':
      return whyNotExchange(game, seat, query);
    case 'buy':
      return whyNotBuy(game, seat, query);
    case 'attach':
      return whyNotAttach(game, seat, query);
    case 'placeLord':
      return whyNotLord(game, query);
    case 'decline':
      return whyNotDecline(game);
    case 'takePoints':
    case 'takeInfluence':
      return whyNotSwap(game, query.do);
    case 'done':
      return undefined;
  }
}

export { statusOf } from './use.ts';
