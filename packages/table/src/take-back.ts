import { type Attempt, type Match, type Refused, refuse, type Seat } from '@conclave/engine';
import { message } from './messages.ts';

/** Back before the seat's own last move, past walls and others' moves, as one line of the log. For when nobody else is there, or all agree. */
export function attemptTakeBack(match: Match, seat: Seat): Attempt | Refused {
  const last = match.moves.findLastIndex((made) => made.seat === seat);
  if (last < 0) return { ok: false, refusal: refuse('TABLE-UNDO', message('undoNone')) };
  return match.attemptUndo(seat, 'agreed', match.moves.length - last);
}

/** Whether there is a move of this seat that the others could allow it to take back. */
export function canTakeBack(match: Match, seat: Seat): boolean {
  return attemptTakeBack(match, seat).ok;
}
