import { type Core, fastRandom, type Move } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { Search } from '../search.ts';
import { chancesBy, glance, withChance } from './chances.ts';
import { type Change, changesOf } from './changes.ts';

/** A choice that somebody had, as the coach judges it afterwards. */
export interface Decision<M extends Move = Move> {
  /** How many moves were made before it. */
  readonly at: number;
  readonly seat: number;
  readonly played: M;
  /** What the coach would have done; the move played where it agrees. */
  readonly best: M;
  /** By seat: the chance to win before the move, if it is a good one. */
  readonly chances: readonly number[];
  /** What the move played gave that seat's chance against the coach's move, as a fresh look found it: below 0 it cost something. */
  readonly gave: number;
  /** Where it cost something: what the coach's move would have changed beyond what was played. */
  readonly changes?: readonly Change[];
}

/** A difference that a first look may find where there is none. */
const DOUBT = 0.015;
const DEALS = 12;

const isSameMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a seat's chance is after a move, on deals and dice that come from the seed alone: two moves are compared on the same ones. */
export function chanceAfter<G extends Core, M extends Move>(
  question: Question<G, M>,
  move: M,
  { decisions, seed }: { decisions: number; seed: number },
): number {
  const only = { ...question, prompt: { ...question.prompt, moves: [move] } };
  const search = new Search(only, { judge: chancesBy(question.game) }, fastRandom(seed));
  while (search.spent < decisions) search.descend();
  const found = search.considered();
  return (found.find((one) => isSameMove(one.move, move)) ?? found[0])?.chance ?? 0;
}

const MOST_CHANGES = 8;

/** What one move changes beyond another, the most first. */
function missed<G extends Core, M extends Move>(question: Question<G, M>, { best, played }: { best: M; played: M }, seed: number): Change[] {
  const [better, actual] = [best, played].map((move) => changesOf(question, move, fastRandom(seed + 3)));
  const keyOf = ({ seat, feature }: Change): string => `${seat} ${feature}`;
  const by = new Map((actual ?? []).map((change) => [keyOf(change), change]));
  const features = new Map([...(actual ?? []), ...(better ?? [])].map((change) => [keyOf(change), change]));
  for (const [key, change] of features) {
    const wanted = better?.find((one) => keyOf(one) === key)?.by ?? 0;
    features.set(key, { ...change, by: wanted - (by.get(key)?.by ?? 0) });
  }
  return [...features.values()].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MOST_CHANGES);
}

/** Judges a choice: a first look finds the best move; where it was not the one played, a fresh look compares the two. */
export function judged<G extends Core, M extends Move>(
  question: Question<G, M>,
  { played, at }: { readonly played: M; readonly at: number },
  thought: { readonly decisions: number; readonly seed: number },
): Decision<M> {
  const { decisions, seed } = thought;
  const { game, seat } = question;
  const search = new Search(question, { judge: chancesBy(game) }, fastRandom(seed));
  search.think(decisions);
  const considered = search.considered();
  const best = considered[0];
  const own = considered.find(({ move }) => isSameMove(move, played));
  const first = glance(game, question, DEALS, fastRandom(seed + 1));
  const decision = (move: M, chance: number, gave: number): Decision<M> => ({ at, seat, played, best: move, chances: withChance(first, seat, chance), gave });
  if (!best || (own && best.chance - own.chance < DOUBT)) return decision(played, own?.chance ?? first[seat] ?? 0, 0);
  const again = { decisions, seed: seed + 2 };
  const chance = chanceAfter(question, best.move, again);
  const gave = chanceAfter(question, played, again) - chance;
  return { ...decision(best.move, chance, gave), ...(gave < 0 && { changes: missed(question, { best: best.move, played }, seed) }) };
}
