import { playerOf, type Refusal, refuse, type Seat } from '@conclave/engine';
import { message } from '../messages/index.ts';
import type { SparksState } from '../state.ts';

export function whyNot(game: SparksState, seat: Seat, move: { do: string; card?: number }): Refusal | undefined {
  if (move.do === 'burn' && move.card !== undefined && !playerOf(game, seat).hand.includes(move.card))
    return refuse('SP-ROUND-01', message('whyNot.holdNone', { card: move.card }));
  if (move.do === 'draw' && game.deck.length === 0) return refuse('SP-ROUND-04', message('whyNot.deckEmpty'));
  if (move.do === 'draw') return refuse('SP-ROUND-04', message('whyNot.draw'));
  return undefined;
}
