import { type Core, type GameModule, type Move, mix, type Prompt, type Random, type Seat } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { anyOf } from './random.ts';

/** The most moves looked at. */
const CANDIDATES = 24;
/** The most re-deals over which each move is tried. */
const DEALS = 40;
/** Decisions played in thought after which no further re-deal begins. Counted, not timed: the same seed thinks the same. */
const BUDGET = 1000;
/** Decisions followed after a move before it is judged as it stands. */
const HORIZON = 16;

/** The most promising moves; any of them where the game makes no promise. */
function candidates<G extends Core, M extends Move>({ game, position, seat, prompt }: Question<G, M>, random: Random): readonly M[] {
  const rated = prompt.moves.map((move) => ({ move, promise: game.guide.promise?.(position as G, seat, move) ?? 0 }));
  const sensible = rated.filter(({ promise }) => promise > Number.NEGATIVE_INFINITY);
  if (sensible.length === 0) return prompt.moves;
  const first = sensible.length <= CANDIDATES ? sensible : mix(random, sensible).sort((a, b) => b.promise - a.promise);
  return first.slice(0, CANDIDATES).map(({ move }) => move);
}

/** One of the moves with the highest mark. */
function best<M>(moves: readonly M[], marks: readonly number[], random: Random): M {
  const highest = Math.max(...marks);
  return anyOf(
    moves.filter((_, i) => marks[i] === highest),
    random,
  );
}

/** What a seat will probably answer: the most promising move, or any where the game makes no promise. */
function likely<G extends Core, M extends Move>(game: GameModule<G, M>, position: G, { seat, moves }: Prompt<M>, random: Random): M {
  const { guide } = game;
  if (!guide.promise || moves.length === 1) return anyOf(moves, random);
  const promises = moves.map((move) => guide.promise?.(position, seat, move) ?? 0);
  return best(moves, promises, random);
}

/** Plays a move and what follows, until the rule that asked is over or asks this seat again; says how many decisions that took. */
function playOut<G extends Core, M extends Move>(game: GameModule<G, M>, position: G, first: { seat: Seat; move: M }, random: Random): number {
  const depth = position.stack.length;
  const asking = position.stack[depth - 1];
  let { seat, move } = first;
  for (let decisions = 1; ; decisions++) {
    game.rulebook.play(position, seat, move);
    const prompts = game.rulebook.settle(position);
    const own = prompts.find((prompt) => prompt.seat === first.seat);
    const next = own ?? prompts[0];
    const isPlayedOut = position.stack[depth - 1] !== asking || (own && position.stack.length === depth);
    if (!next || isPlayedOut || decisions === HORIZON) return decisions;
    seat = next.seat;
    move = likely(game, position, next, random);
  }
}

/** What the most promising moves have ahead of the others: as much as the game trusts its promises. */
function headStarts<G extends Core, M extends Move>({ game, position, seat }: Question<G, M>, moves: readonly M[]): number[] {
  const { guide } = game;
  const { trust = 0 } = guide;
  if (!guide.promise || trust === 0) return moves.map(() => 0);
  const promises = moves.map((move) => guide.promise?.(position as G, seat, move) ?? 0);
  const most = Math.max(...promises);
  return promises.map((promise) => (promise === most ? trust : 0));
}

/** Tries each move on several re-deals and takes the one after which it stands best on average. */
export const simpleBot: Bot = {
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M {
    const { game, position, seat } = question;
    const moves = candidates(question, random);
    if (moves.length < 2) return anyOf(moves, random);
    const ahead = headStarts(question, moves);
    const worth = moves.map(() => 0);
    for (let deal = 0, spent = 0; deal < DEALS && spent < BUDGET; deal++) {
      const dealt = game.redeal(position as G, seat, random);
      for (const [i, move] of moves.entries()) {
        const thought = game.clone(dealt);
        spent += playOut(game, thought, { seat, move }, random);
        worth[i] = (worth[i] ?? 0) + game.guide.value(thought, seat) + (ahead[i] ?? 0);
      }
    }
    return best(moves, worth, random);
  },
};
