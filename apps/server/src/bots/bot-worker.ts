import { choose, isBotOf, ready } from '@conclave/bots';
import { fastRandom, type GameModule, type Move } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { playedBy } from '../games.ts';
import type { Thought } from './pool.ts';

/** Every thought begins with dealing anew: one that nobody wants any more goes no further than that. */
function whileWanted<G extends Pick<GameModule, 'redeal'>>(game: G, stop: Int32Array): G {
  const redeal: GameModule['redeal'] = (...dealt) => {
    if (Atomics.load(stop, 0) !== 0) throw new Error('nobody wants this thought any more');
    return game.redeal(...dealt);
  };
  return { ...game, redeal };
}

export default async function answer({ game: id, pack, position, seat, prompt, level, seed, stop }: Thought): Promise<Move> {
  const game = await gameOf(id);
  if (!game || !isBotOf(game, level)) throw new Error(`no bot ${level} for ${id}`);
  await ready(game);
  return choose(whileWanted(playedBy(game, pack), stop), position, seat, prompt, { level, random: fastRandom(seed) });
}
