import type { Core, GameModule, Move, Random, Rung } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { type BotLevel, characterOf, partsOf } from './characters.ts';
import { byHabit, firstBot, firstLook, habitBot } from './first.ts';
import { handMade, type Judge, mixed } from './judge.ts';
import { learned } from './learned.ts';
import { isLevel, type Level, levels, type OfferedLevel } from './levels.ts';
import { randomBot } from './random.ts';
import { searched } from './search.ts';
import { simpleBot } from './simple.ts';

/** By what a search judges: by hand, by what was learned, or by the mean of both. */
type Judgement = 'search' | 'learned' | 'mixed';
/** The most decisions in a window: an answer there must take less time than a bot waits anyway, or the time it takes would tell what a seat holds. */
const IN_A_WINDOW = 2000;

/** How far the levels think in a game that says nothing of it, weakest first. */
const USUAL_LADDER: readonly Rung[] = [0, 200, 1000, 5000];

/** How far a level thinks in a game. */
const rungOf = ({ guide }: Guided, level: OfferedLevel): Rung => (guide.ladder ?? USUAL_LADDER)[levels.indexOf(level)] ?? 0;

type Guided = { readonly guide: Pick<GameModule<never, never>['guide'], 'ladder' | 'judgement'> };

const judgementOf = ({ guide }: Guided): Judgement => guide.judgement ?? 'search';

/** How a bot thinks, which may be differently far in each game, and what it is like. */
interface Mind {
  rung(game: Guided): Rung;
  judgement(game: Guided): Judgement;
  readonly character?: string | undefined;
}

/** What the levels of a game judge by. */
export const judgeOf = <G extends Core, M extends Move>(game: GameModule<G, M>): Judge<G> => judgeBy(judgementOf(game), game) ?? handMade(game);

function judgeBy<G extends Core, M extends Move>(judgement: Judgement, game: GameModule<G, M>): Judge<G> | undefined {
  const known = judgement === 'search' ? undefined : learned(game);
  return known && judgement === 'mixed' ? mixed(handMade(game), known) : known;
}

const thinker = ({ rung, judgement, character }: Mind): Bot => ({
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M {
    const { game, prompt } = question;
    const only = prompt.moves.length === 1 ? prompt.moves[0] : undefined;
    if (only) return only;
    const [most, liked] = [rung(game), characterOf(game, character)];
    const liking = liked && ((position: G, move: M) => liked.liking(position, move));
    if (most === 'habit') return byHabit(question, liking, random);
    if (most === 0) return firstLook(question, liking, random);
    const judge = judgeBy(judgement(game), game);
    const thought = { decisions: prompt.window ? Math.min(most, IN_A_WINDOW) : most, liking, ...(judge && { judge }) };
    return searched(question, thought, random)[0]?.move ?? (prompt.moves[0] as M);
  },
});

const FORMER: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['simple', simpleBot],
]);

/** How many decisions a level plays in thought at a question of a game. */
export function thoughtOf(game: Guided, level: OfferedLevel): number {
  const rung = rungOf(game, level);
  return rung === 'habit' ? 0 : rung;
}

const levelled = (level: OfferedLevel, character?: string): Bot => thinker({ rung: (game) => rungOf(game, level), judgement: judgementOf, character });

function levelNamed(level: Level, character?: string): Bot | undefined {
  const former = FORMER.get(level);
  return former ? (character === undefined ? former : undefined) : levelled(level as OfferedLevel, character);
}

/** Any search, by the judgement made by hand, by the learned one or by both. */
const SEARCH = /^(search|learned|mixed):([1-9]\d{0,6})$/;

/** What can be named beside the levels that are offered. */
export const nameable: readonly string[] = ['random', 'habit', 'first', 'simple', 'search:<decisions>', 'learned:<decisions>', 'mixed:<decisions>'];

/** The bot of that name: a level, a yardstick, or a search of any length; with a character after a slash, if you like. */
export function botNamed(name: string): Bot | undefined {
  const { level, character } = partsOf(name);
  const [, kind, decisions] = SEARCH.exec(level) ?? [];
  if (kind) return thinker({ rung: () => Number(decisions), judgement: () => kind as Judgement, character });
  if (name === 'first') return firstBot;
  if (name === 'habit') return habitBot;
  return isLevel(level) ? levelNamed(level, character) : undefined;
}

/** The bot of a level, with its character if it has one. */
export function botOf(level: BotLevel): Bot {
  const bot = botNamed(level);
  if (!bot) throw new Error(`There is no bot ${level}.`);
  return bot;
}
