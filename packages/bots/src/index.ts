import type { Core, GameEvent, GameModule, Move, Prompt, Random, Seat } from '@conclave/engine';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { simpleBot } from './simple.ts';

const bots = { random: randomBot, simple: simpleBot } as const satisfies Record<string, Bot>;

/** How well a bot plays. */
export type Level = keyof typeof bots;

/** All levels, weakest first. */
export const levels = Object.keys(bots) as readonly Level[];

export function isLevel(text: string): text is Level {
  return Object.hasOwn(bots, text);
}

/**
 * A bot's answer to a prompt. `position` is what `match.redealt(seat, random)` gives, never the true one; it is left as it was.
 * The random moves on, so that the next answer is thought out afresh.
 */
export function choose<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  position: Readonly<G>,
  seat: Seat,
  prompt: Prompt<M>,
  { level, random }: { readonly level: Level; readonly random: Random },
): M {
  return bots[level].choose({ game: game as unknown as GameModule<G, M>, position, seat, prompt }, random);
}

export type { Bot, Question } from './bot.ts';
export { handMade, type Judge } from './judge.ts';
export { botName, withBotNames } from './names.ts';
export { botNamed, nameable } from './players.ts';
export { type Considered, Search, searchBot, searched, type Thought } from './search.ts';
