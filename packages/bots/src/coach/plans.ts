import { type Core, fastRandom, type Move } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { type Change, changesOf } from './changes.ts';

/** A kind of move that is open: the most promising of it, how many others there are, and what it changes. */
export interface Plan<M extends Move = Move> {
  readonly move: M;
  readonly others: number;
  readonly changes: readonly Change[];
}

interface Best<M extends Move> {
  readonly move: M;
  readonly worth: number;
  readonly others: number;
}

/** The best move of each kind; of those that look worse than doing nothing, none. */
function sensible<M extends Move>(moves: readonly M[], worthOf: (move: M) => number, otherwise: M | undefined): Best<M>[] {
  const least = otherwise ? worthOf(otherwise) : Number.NEGATIVE_INFINITY;
  const best = new Map<string, Best<M>>();
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth < least) continue;
    const known = best.get(move.do);
    const others = known ? known.others + 1 : 0;
    best.set(move.do, known && known.worth >= worth ? { ...known, others } : { move, worth, others });
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth);
}

/** What could be done, one plan for each kind of move, the most promising first. It is judged on a re-dealt position; the same question and seed give the same plans. */
export function plansFor<G extends Core, M extends Move>(question: Question<G, M>, seed: number): Plan<M>[] {
  const { game, position, seat, prompt } = question;
  const worthOf = (move: M): number => game.guide.promise?.(position, seat, move) ?? 0;
  return sensible(prompt.moves, worthOf, prompt.otherwise).map(({ move, others }) => ({ move, others, changes: changesOf(question, move, fastRandom(seed)) }));
}
