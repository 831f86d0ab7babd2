import { cloneCore } from '@conclave/engine';
import type { SparksState } from './state.ts';

export function clone(game: SparksState): SparksState {
  return {
    ...cloneCore(game),
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    players: game.players.map(({ hand, sparks }) => ({ hand: hand.slice(), sparks })),
  };
}
