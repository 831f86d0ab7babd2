import type { Core, GameModule, Move, Random } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { type BotLevel, characterOf, partsOf } from './characters.ts';
import { firstBot, firstLook } from './first.ts';
import { handMade, type Judge, mixed } from './judge.ts';
import { learned } from './learned.ts';
import { isLevel, type Level, type OfferedLevel } from './levels.ts';
import { randomBot } from './random.ts';
import { searched } from './search.ts';
import { simpleBot } from './simple.ts';

/** By what a search judges: by hand, by what was learned, or by the mean of both. */
type Judgement = 'search' | 'learned' | 'mixed';
/** Games in which another judgement was found better than the one made by hand, on mirrored deals. */
const BETTER: ReadonlyMap<string, Judgement> = new Map();
/** The most decisions in a window: an answer there must not take longer than having none, or the time it takes would tell what a seat holds. */
const IN_A_WINDOW = 400;

/** How many decisions each level plays in thought before it decides; none: what looks best at first sight. */
type Ladder = Readonly<Record<OfferedLevel, number>>;
const USUAL_LADDER: Ladder = { apprentice: 0, adept: 200, master: 1000, archmage: 5000 };
/** Where luck weighs more, it takes more to see a difference; where the first few decisions gain most, an adept has to do with them. */
const LADDERS: ReadonlyMap<string, Ladder> = new Map([
  ['mages', { apprentice: 0, adept: 600, master: 3000, archmage: 12_000 }],
  ['manaforge', { apprentice: 0, adept: 20, master: 400, archmage: 5000 }],
  ['gates-of-mara', { apprentice: 0, adept: 100, master: 1000, archmage: 5000 }],
]);

/** How a bot thinks, which may be differently far in each game, and what it is like. */
interface Mind {
  decisions(game: string): number;
  judgement(game: string): Judgement;
  readonly character?: string | undefined;
}

function judgeBy<G extends Core, M extends Move>(judgement: Judgement, game: GameModule<G, M>): Judge<G> | undefined {
  const known = judgement === 'search' ? undefined : learned(game);
  return known && judgement === 'mixed' ? mixed(handMade(game), known) : known;
}

const thinker = ({ decisions, judgement, character }: Mind): Bot => ({
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M {
    const { game, prompt } = question;
    const only = prompt.moves.length === 1 ? prompt.moves[0] : undefined;
    if (only) return only;
    const [most, liked] = [decisions(game.id), characterOf(game, character)];
    const liking = liked && ((position: G, move: M) => liked.liking(position, move));
    if (most === 0) return firstLook(question, liking, random);
    const judge = judgeBy(judgement(game.id), game);
    const thought = { decisions: prompt.window ? Math.min(most, IN_A_WINDOW) : most, liking, ...(judge && { judge }) };
    return searched(question, thought, random)[0]?.move ?? (prompt.moves[0] as M);
  },
});

const FORMER: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['simple', simpleBot],
]);

/** How far a level thinks at a question of a game. */
export const thoughtOf = (game: string, level: OfferedLevel): number => (LADDERS.get(game) ?? USUAL_LADDER)[level];

const levelled = (level: OfferedLevel, character?: string): Bot =>
  thinker({ decisions: (game) => thoughtOf(game, level), judgement: (game) => BETTER.get(game) ?? 'search', character });

function levelNamed(level: Level, character?: string): Bot | undefined {
  const former = FORMER.get(level);
  return former ? (character === undefined ? former : undefined) : levelled(level as OfferedLevel, character);
}

/** Any search, by the judgement made by hand, by the learned one or by both. */
const SEARCH = /^(search|learned|mixed):([1-9]\d{0,6})$/;

/** What can be named beside the levels that are offered. */
export const nameable: readonly string[] = ['random', 'first', 'simple', 'search:<decisions>', 'learned:<decisions>', 'mixed:<decisions>'];

/** The bot of that name: a level, a yardstick, or a search of any length; with a character after a slash, if you like. */
export function botNamed(name: string): Bot | undefined {
  const { level, character } = partsOf(name);
  const [, kind, decisions] = SEARCH.exec(level) ?? [];
  if (kind) return thinker({ decisions: () => Number(decisions), judgement: () => kind as Judgement, character });
  if (name === 'first') return firstBot;
  return isLevel(level) ? levelNamed(level, character) : undefined;
}

/** The bot of a level, with its character if it has one. */
export function botOf(level: BotLevel): Bot {
  const bot = botNamed(level);
  if (!bot) throw new Error(`There is no bot ${level}.`);
  return bot;
}
