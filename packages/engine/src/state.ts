import type { Core, Seat } from './core.ts';
import { cloneData, cloneStack } from './kernel.ts';
import { cloneRandom } from './random.ts';

/** A seat's player. */
export function playerOf<P>(game: { readonly players: readonly P[] }, seat: Seat): P {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** A copy of what every game has: the head of a game's own `clone`. */
export const cloneCore = ({ seats, stack, random, walls, result }: Core): Core => ({
  seats,
  stack: cloneStack(stack),
  random: cloneRandom(random),
  walls,
  result: cloneData(result),
});
