import { push, type Random, shuffle } from '@conclave/engine';
import { round } from './rules/index.ts';
import { COPIES, HAND, type SparksState, VALUES } from './state.ts';

/** SP-SETUP-01, SP-SETUP-02 */
export function setup(seats: number, _options: unknown, random: Random): SparksState {
  const game: SparksState = { seats, stack: [], random, walls: 0, result: null, deck: [], discard: [], players: [] };
  game.deck = shuffle(game, Array.from({ length: COPIES }, () => VALUES).flat());
  for (let seat = 0; seat < seats; seat++) game.players.push({ hand: game.deck.splice(-HAND), sparks: 0 });
  push(game, round({ tied: [] }));
  return game;
}
