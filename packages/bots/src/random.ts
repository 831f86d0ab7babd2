import { below, type Random } from '@conclave/engine';
import type { Bot } from './bot.ts';

/** One of several things, each equally likely. */
export function anyOf<T>(list: readonly T[], random: Random): T {
  if (list.length === 0) throw new Error('There is nothing to choose from.');
  return list[below(random, list.length)] as T;
}

/** Plays any offered move. */
export const randomBot: Bot = {
  choose: ({ prompt }, random) => anyOf(prompt.moves, random),
};
