import { type Core, fastRandom, type Move } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { type Considered, Search } from '../search.ts';
import { chancesBy, glance } from './chances.ts';
import { type Change, changesOf } from './changes.ts';

/** What the coach would do, and why. */
export interface Hint<M extends Move = Move> {
  readonly move: M;
  /** The seat's chance to win as the position looks now, and after that move. */
  readonly now: number;
  readonly after: number;
  /** The next best moves, best first. */
  readonly others: readonly { readonly move: M; readonly chance: number }[];
  readonly changes: readonly Change[];
}

const DEALS = 32;
const OTHERS = 2;
/** Decisions a slice: short enough to tell how far it has come. */
const SLICE = 250;

/** A move that was hardly looked at is not worth naming. */
const isSeen = ({ visits }: Considered<Move>): boolean => visits >= 8;

function hintIn<G extends Core, M extends Move>(question: Question<G, M>, considered: readonly Considered<M>[], seed: number): Hint<M> {
  const random = fastRandom(seed);
  const [first, ...rest] = considered;
  const move = first?.move ?? (question.prompt.moves[0] as M);
  const now = glance(question.game, question, DEALS, random)[question.seat] ?? 0;
  const others = rest.filter(isSeen).sort((a, b) => b.chance - a.chance);
  return {
    move,
    now,
    after: first?.chance ?? now,
    others: others.slice(0, OTHERS).map((one) => ({ move: one.move, chance: one.chance })),
    changes: changesOf(question, move, random),
  };
}

/**
 * Thinks about a question as far as it is told, and says on the way how much of it is done, from 0 to 1.
 * The position is a re-dealt one; the same question and seed give the same hint.
 */
export function* thinkOfHint<G extends Core, M extends Move>(
  question: Question<G, M>,
  { decisions, seed }: { readonly decisions: number; readonly seed: number },
): Generator<number, Hint<M>> {
  const search = new Search(question, { judge: chancesBy(question.game) }, fastRandom(seed));
  for (let until = SLICE; until < decisions + SLICE; until += SLICE) {
    search.think(Math.min(until, decisions));
    yield Math.min(1, until / decisions);
  }
  return hintIn(question, search.considered(), seed + 1);
}
