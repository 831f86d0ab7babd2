import type { Result, Viewer } from '@conclave/engine';
import type { SparksState } from '../state.ts';

export interface SparksView {
  players: { cards: number; hand: number[] | null; sparks: number }[];
  deck: number;
  discard: number[];
  result: Result | null;
}

export function viewFor(game: SparksState, viewer: Viewer): SparksView {
  return {
    players: game.players.map(({ hand, sparks }, seat) => ({ cards: hand.length, hand: seat === viewer ? hand.slice() : null, sparks })),
    deck: game.deck.length,
    discard: game.discard.slice(),
    result: game.result,
  };
}
