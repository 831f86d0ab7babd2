import type { Core, GameEvent, GameModule, Move, Prompt, Random, Seat } from '@conclave/engine';
import { botOf } from './bots.ts';
import type { BotLevel } from './characters.ts';

/**
 * A bot's answer to a prompt. `position` is what `match.redealt(seat, random)` gives, never the true one; it is left as it was.
 * The random moves on, so that the next answer is thought out afresh. Await `ready(game)` once, before the first answer.
 */
export function choose<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  position: Readonly<G>,
  seat: Seat,
  prompt: Prompt<M>,
  { level, random }: { readonly level: BotLevel; readonly random: Random },
): M {
  return botOf(level).choose({ game: game as unknown as GameModule<G, M>, position, seat, prompt }, random);
}

export type { Bot, Question } from './bot.ts';
export { botNamed, judgeOf, nameable, thoughtOf } from './bots.ts';
export { type BotLevel, botsOf, characterOf, isBotOf, partsOf } from './characters.ts';
export { handMade, type Judge } from './judge.ts';
export { learned, type Reason, ready, reasons } from './learned.ts';
export { isLevel, knownLevels, LEVELS, type Level, levels, type OfferedLevel } from './levels.ts';
export { botName, withBotNames } from './names.ts';
export { type Considered, Search, searchBot, searched, type Taste, type Thought } from './search.ts';
export { USUAL_LEVEL } from './usual.ts';
