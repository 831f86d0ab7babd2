import type { Core, GameModule, Move, Prompt, Random } from '@conclave/engine';
import { anyOf } from './random.ts';

/** A move and how likely it is to be looked at, before anything is tried. */
export interface Rated<M extends Move> {
  readonly move: M;
  readonly prior: number;
  /** How much the seat likes to do this, in chances to win. */
  readonly liking?: number;
}

/** How sharply promises are told apart: in spreads of the promises at that question. */
const SHARPNESS = 1.5;
/** Every move keeps a share of an even prior, so that a bad first look can be put right. */
const EVEN = 0.25;

/** Promises of different games have different scales: they are compared by how widely they are spread. */
function spreadOf(promises: readonly number[]): number {
  const mean = promises.reduce((sum, one) => sum + one, 0) / promises.length;
  return Math.sqrt(promises.reduce((sum, one) => sum + (one - mean) ** 2, 0) / promises.length);
}

/** Nothing is made of differences far below the grain of a game's promises: two moves that look nearly alike are tried alike. */
function priorsOf(promises: readonly number[], grain: number): number[] {
  const spread = Math.max(spreadOf(promises), grain) || 1;
  const highest = Math.max(...promises);
  const weights = promises.map((promise) => Math.exp((SHARPNESS * (promise - highest)) / spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => ((1 - EVEN) * weight) / all + EVEN / weights.length);
}

/** The most promising moves with their priors, which sum to 1. Where the game makes no promise all are alike. */
export function ratedMoves<G extends Core, M extends Move>(
  { guide }: GameModule<G, M>,
  position: G,
  { seat, moves }: Pick<Prompt<M>, 'seat' | 'moves'>,
  most: number,
): Rated<M>[] {
  const rated = moves.map((move) => ({ move, promise: guide.promise?.(position, seat, move) ?? 0 }));
  const sensible = rated.filter(({ promise }) => promise > Number.NEGATIVE_INFINITY);
  const usable = sensible.length > 0 ? sensible : moves.map((move) => ({ move, promise: 0 }));
  const first = usable.length <= most ? usable : usable.sort((a, b) => b.promise - a.promise).slice(0, most);
  const priors = priorsOf(
    first.map(({ promise }) => promise),
    guide.grain ?? 0,
  );
  return first.map(({ move }, i) => ({ move, prior: priors[i] ?? 0 }));
}

/** What a seat will probably answer: the most promising move, or any where the game makes no promise. */
export function likely<G extends Core, M extends Move>({ guide }: GameModule<G, M>, position: G, { seat, moves }: Prompt<M>, random: Random): M {
  if (!guide.promise || moves.length === 1) return anyOf(moves, random);
  let most = Number.NEGATIVE_INFINITY;
  let best: M[] = [];
  for (const move of moves) {
    const promise = guide.promise(position, seat, move);
    if (promise > most) [most, best] = [promise, [move]];
    else if (promise === most) best.push(move);
  }
  return anyOf(best, random);
}
