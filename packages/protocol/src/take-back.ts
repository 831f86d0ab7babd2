import type { Attempt, Match, Refusal, Refused, Seat } from '@conclave/engine';

/** Whether there is a move of this seat that the others could allow it to take back. */
export function hasMoved(match: Match, seat: Seat): boolean {
  return !match.isOver && match.moves.some((made) => made.seat === seat);
}

/** Back before the seat's own last move, past walls and others' moves, one line of the log after the other. For when the others agree. */
export async function takeBackAgreed(
  match: Match,
  seat: Seat,
  enter: (attempt: Attempt | Refused) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  for (;;) {
    const mover = match.moves.at(-1)?.seat;
    const refusal = await enter(match.attemptUndo(seat, 'agreed'));
    if (refusal || mover === seat) return refusal;
  }
}
