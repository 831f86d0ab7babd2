import { cloneData, cloneRandom, cloneStack } from '@conclave/engine';
import type { SparksState } from './state.ts';

export function clone(game: SparksState): SparksState {
  return {
    seats: game.seats,
    stack: cloneStack(game.stack),
    random: cloneRandom(game.random),
    walls: game.walls,
    result: cloneData(game.result),
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    players: game.players.map(({ hand, sparks }) => ({ hand: hand.slice(), sparks })),
  };
}
