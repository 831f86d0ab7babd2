import { choose, isBotOf, ready } from '@conclave/bots';
import { fastRandom, type Move } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import type { BotTask } from './pool.ts';

export default async function answer({ game: id, position, seat, prompt, level, seed }: BotTask): Promise<Move> {
  const game = await gameOf(id);
  if (!game || !isBotOf(game, level)) throw new Error(`no bot ${level} for ${id}`);
  await ready(game);
  return choose(game, position, seat, prompt, { level, random: fastRandom(seed) });
}
