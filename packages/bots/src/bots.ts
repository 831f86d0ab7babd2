import type { Core, Move, Random } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { firstBot } from './first.ts';
import { learned } from './learned.ts';
import type { Level } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot, searched } from './search.ts';
import { simpleBot } from './simple.ts';

/** Games in which the learned judgement was found better than the one made by hand, on mirrored deals. */
const LEARNED_IS_BETTER: readonly string[] = [];
/** The most decisions in a window: an answer there must not take longer than having none, or the time it takes would tell what a seat holds. */
const IN_A_WINDOW = 400;

/** How many decisions each level plays in thought before it decides. Where luck weighs more, it takes more to see a difference. */
const USUAL_THOUGHT = { adept: 200, master: 1000, archmage: 4000 };
const THOUGHT: ReadonlyMap<string, typeof USUAL_THOUGHT> = new Map([['mages', { adept: 800, master: 3000, archmage: 10_000 }]]);

/** A search that may think differently far in each game, and judges by what was learned of a game where that holds. */
const thinker = (decisionsFor: (game: string) => number, holds: (game: string) => boolean): Bot => ({
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M {
    const { game, prompt } = question;
    const only = prompt.moves.length === 1 ? prompt.moves[0] : undefined;
    const judge = holds(game.id) ? learned(game) : undefined;
    const decisions = decisionsFor(game.id);
    const thought = { decisions: prompt.window ? Math.min(decisions, IN_A_WINDOW) : decisions, ...(judge && { judge }) };
    return only ?? searched(question, thought, random)[0]?.move ?? (prompt.moves[0] as M);
  },
});

const isBetter = (game: string): boolean => LEARNED_IS_BETTER.includes(game);
const level = (which: keyof typeof USUAL_THOUGHT): Bot => thinker((game) => (THOUGHT.get(game) ?? USUAL_THOUGHT)[which], isBetter);
const learner = (decisions: number): Bot =>
  thinker(
    () => decisions,
    () => true,
  );

const bots: Readonly<Record<Level, Bot>> = {
  random: randomBot,
  simple: simpleBot,
  apprentice: firstBot,
  adept: level('adept'),
  master: level('master'),
  archmage: level('archmage'),
};

export const botOf = (level: Level): Bot => bots[level];

/** Any search, by the judgement made by hand or by the learned one. */
const SEARCH = /^(search|learned):([1-9]\d{0,6})$/;

/** What can be named beside the levels that are offered. */
export const nameable: readonly string[] = ['random', 'first', 'simple', 'search:<decisions>', 'learned:<decisions>'];

/** The bot of that name: a level, a yardstick, or a search of any length. */
export function botNamed(name: string): Bot | undefined {
  const [, kind, decisions] = SEARCH.exec(name) ?? [];
  if (kind) return kind === 'search' ? searchBot({ decisions: Number(decisions) }) : learner(Number(decisions));
  if (name === 'first') return firstBot;
  return Object.hasOwn(bots, name) ? bots[name as Level] : undefined;
}
