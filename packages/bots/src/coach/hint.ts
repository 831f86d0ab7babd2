import { type Core, fastRandom, type Move } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { judgeOf } from '../bots.ts';
import { type Considered, Search } from '../search.ts';
import { type Change, changesOf } from './changes.ts';

/** What the coach would do, and why. */
export interface Hint<M extends Move = Move> {
  readonly move: M;
  /** The seat's chance to win, as the strongest bots judge it: after what it may do at first sight, and after that move. */
  readonly now: number;
  readonly after: number;
  /** The next best moves, best first. */
  readonly others: readonly { readonly move: M; readonly chance: number }[];
  readonly changes: readonly Change[];
}

const OTHERS = 2;
/** Decisions after which it is told anew how far it has come. */
const SLICE = 250;

/** A move that was hardly looked at is not worth naming, nor is one that seems better only because it was looked at less. */
const isSeen = ({ visits }: Considered<Move>): boolean => visits >= 8;

/** What all moves come to on average, the more promising counting more: the chance before one is chosen, found like that after it. */
function usualChance(considered: readonly Considered<Move>[]): number {
  const priors = considered.reduce((sum, { prior }) => sum + prior, 0);
  return considered.reduce((sum, { prior, chance }) => sum + prior * chance, 0) / priors;
}

function hintIn<G extends Core, M extends Move>(question: Question<G, M>, considered: readonly Considered<M>[], seed: number): Hint<M> {
  const [first, ...rest] = considered;
  if (!first) throw new Error('There is nothing to choose from.');
  const others = rest.filter((one) => isSeen(one) && one.chance <= first.chance).sort((a, b) => b.chance - a.chance);
  return {
    move: first.move,
    now: usualChance(considered),
    after: first.chance,
    others: others.slice(0, OTHERS).map(({ move, chance }) => ({ move, chance })),
    changes: changesOf(question, first.move, fastRandom(seed)),
  };
}

/**
 * Thinks about a question as a bot would that thinks as far, and says on the way how much of it is done, from 0 to 1.
 * The position is a re-dealt one; the same question and seed give the same hint.
 */
export function* thinkOfHint<G extends Core, M extends Move>(
  question: Question<G, M>,
  { decisions, seed }: { readonly decisions: number; readonly seed: number },
): Generator<number, Hint<M>> {
  const search = new Search(question, { judge: judgeOf(question.game) }, fastRandom(seed));
  let told = 0;
  for (const spent of search.thinking(decisions)) {
    if (spent < told + SLICE) continue;
    told = spent;
    yield Math.min(1, spent / decisions);
  }
  return hintIn(question, search.considered(), seed + 1);
}
