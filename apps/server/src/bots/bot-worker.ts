import { below, fastRandom, type Move } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import type { BotTask } from './pool.ts';

export async function answer({ game: id, prompt, seed }: BotTask): Promise<Move> {
  const game = await gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const random = fastRandom(seed);
  return prompt.moves[below(random, prompt.moves.length)] as Move;
}
