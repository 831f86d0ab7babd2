import type { Core, GameModule, Move, Random, Seat } from '@conclave/engine';
import { judgeOf } from '../bots.ts';
import type { Judge } from '../judge.ts';

/** The part of the win that each seat has in a finished game. */
export const sharesOf = (winners: readonly Seat[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** Numbers that sum to 1, in the same proportions; all alike where there is nothing to tell them apart. */
export function shared(values: ArrayLike<number>): number[] {
  const all = Array.from(values);
  const sum = all.reduce((total, one) => total + one, 0);
  return all.map((one) => (sum > 0 ? one / sum : 1 / all.length));
}

/** How the coach judges a position, by what the levels judge by: each seat's chance to win, all of them summing to 1. */
export function chancesBy<G extends Core, M extends Move>(game: GameModule<G, M>): Judge<G> {
  const judge = judgeOf(game);
  return (position) => (position.result ? sharesOf(position.result.winners, position.seats) : shared(judge(position)));
}

/** Each seat's chance as a position is judged at first sight by one of them, over several deals of what that seat may not know. */
export function glance<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  { position, seat }: { readonly position: Readonly<G>; readonly seat: Seat },
  deals: number,
  random: Random,
): number[] {
  const judge = chancesBy(game);
  const sums = Array<number>(position.seats).fill(0);
  for (let deal = 0; deal < deals; deal++)
    for (const [other, chance] of Array.from(judge(game.redeal(position as G, seat, random))).entries()) sums[other] = (sums[other] ?? 0) + chance;
  return sums.map((sum) => sum / deals);
}

/** The chances when one seat's is known better: what it leaves is divided among the others as before. */
export function withChance(chances: readonly number[], seat: Seat, chance: number): number[] {
  const left = chances.reduce((sum, one, other) => (other === seat ? sum : sum + one), 0);
  const even = 1 / Math.max(1, chances.length - 1);
  return chances.map((one, other) => (other === seat ? chance : (1 - chance) * (left > 0 ? one / left : even)));
}
