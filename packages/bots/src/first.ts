import type { Core, Move, Random } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { likely, ratedMoves } from './moves.ts';
import type { Taste } from './search.ts';

/** How far a liking goes where moves are told apart by how promising they look, and not by chances to win. */
const AT_FIRST_SIGHT = 30;

/** What looks best at first sight, to a seat that likes some moves more than others. */
export function firstLook<G extends Core, M extends Move>({ game, position, prompt }: Question<G, M>, liking: Taste<G, M>['liking'], random: Random): M {
  if (!liking) return likely(game, position as G, prompt, random);
  const rated = ratedMoves(game, position as G, prompt, prompt.moves.length);
  const marks = rated.map(({ move, prior }) => Math.log(prior) + AT_FIRST_SIGHT * liking(position as G, move));
  return rated[marks.indexOf(Math.max(...marks))]?.move ?? (prompt.moves[0] as M);
}

/** Plays what looks best at first sight, and thinks no further. */
export const firstBot: Bot = { choose: (question, random) => firstLook(question, undefined, random) };

/** Goes by habit, where the game has one: it knows the moves, not yet what they are worth in this position. */
export function byHabit<G extends Core, M extends Move>(question: Question<G, M>, liking: Taste<G, M>['liking'], random: Random): M {
  const { game } = question;
  const { habit } = game.guide;
  const guide = habit ? { ...game.guide, promise: habit } : game.guide;
  return firstLook({ ...question, game: { ...game, guide } }, liking, random);
}

/** Plays by habit. */
export const habitBot: Bot = { choose: (question, random) => byHabit(question, undefined, random) };
