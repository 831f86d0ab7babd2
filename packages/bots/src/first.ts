import type { Bot } from './bot.ts';
import { likely } from './moves.ts';

/** Plays what looks best at first sight, and thinks no further. */
export const firstBot: Bot = {
  choose: ({ game, position, prompt }, random) => likely(game, position, prompt, random),
};
