import { playerOf, type Refusal, refuse, type Seat } from '@conclave/engine';
import type { SparksState } from '../state.ts';

export function whyNot(game: SparksState, seat: Seat, move: { do: string; card?: number }): Refusal | undefined {
  if (move.do === 'burn' && move.card !== undefined && !playerOf(game, seat).hand.includes(move.card))
    return refuse('SP-ROUND-01', `You hold no ${move.card}.`);
  if (move.do === 'draw' && game.deck.length === 0) return refuse('SP-ROUND-04', 'The deck is empty.');
  if (move.do === 'draw') return refuse('SP-ROUND-04', 'Only the winner of a round draws.');
  return undefined;
}
