import { tallied } from '@conclave/engine';
import { ordinal, rate, rating } from 'openskill';
import { mean, quantile } from '../numbers.ts';
import type { PlayedGame } from './game.ts';

/** How one player did. */
export interface Standing {
  readonly name: string;
  readonly games: number;
  /** The part of all wins it took: shared wins count in parts. */
  readonly share: number;
  /** The bounds within which the true share lies, 95 times in 100. */
  readonly low: number;
  readonly high: number;
  /** openskill: what it is thought to be worth, how sure that is, and what is sure to be beaten. */
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number };
  readonly decisions: number;
  /** Milliseconds of work for a decision that leaves a choice. */
  readonly thinkMs: number;
  readonly thinkP95: number;
  readonly thinkMax: number;
  /** The share after each game. */
  readonly course: readonly number[];
}

export interface Sums {
  readonly players: readonly Standing[];
  readonly ways: Readonly<Record<string, number>>;
  readonly decisions: { readonly least: number; readonly median: number; readonly mean: number; readonly most: number };
  /** What part of the wins each seat took, whoever sat there. */
  readonly bySeat: readonly number[];
}

const Z = 1.96;

/** Wilson's interval: sound for few games and for shares near 0 and 1. */
export function wilson(share: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const square = (Z * Z) / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What part of a game's win a player took, at all the seats it had. */
export const shareOf = ({ seated, shares }: PlayedGame, name: string): number =>
  shares.reduce((sum, share, seat) => (seated[seat] === name ? sum + share : sum), 0);

/** Ratings after all games, each ranked by the part of the win taken. */
function ratingsOf(names: readonly string[], played: readonly PlayedGame[]): ReturnType<typeof rating>[] {
  let ratings = names.map(() => rating());
  for (const game of played) {
    const score = names.map((name) => shareOf(game, name));
    ratings = rate(
      ratings.map((one) => [one]),
      { score },
    ).map(([one]) => one ?? rating());
  }
  return ratings;
}

function courseOf(shares: readonly number[]): number[] {
  let sum = 0;
  return shares.map((share, i) => {
    sum += share;
    return sum / (i + 1);
  });
}

function standingOf(name: string, played: readonly PlayedGame[], skill: ReturnType<typeof rating>): Standing {
  const shares = played.map((game) => shareOf(game, name));
  const times = played.flatMap(({ seated, thinking }) => thinking.filter((_, seat) => seated[seat] === name).flat()).sort((a, b) => a - b);
  const share = mean(shares);
  return {
    name,
    games: played.length,
    share,
    ...wilson(share, played.length),
    rating: { mu: skill.mu, sigma: skill.sigma, ordinal: ordinal(skill) },
    decisions: times.length,
    thinkMs: mean(times),
    thinkP95: quantile(times, 0.95),
    thinkMax: quantile(times, 1),
    course: courseOf(shares),
  };
}

/** Sums up the games of an arena. */
export function summed(names: readonly string[], played: readonly PlayedGame[]): Sums {
  const ratings = ratingsOf(names, played);
  const lengths = played.map(({ decisions }) => decisions).sort((a, b) => a - b);
  const seats = played[0]?.seated.length ?? 0;
  return {
    players: names.map((name, i) => standingOf(name, played, ratings[i] ?? rating())),
    ways: tallied(played.map(({ how }) => how)),
    decisions: { least: quantile(lengths, 0), median: quantile(lengths, 0.5), mean: mean(lengths), most: quantile(lengths, 1) },
    bySeat: Array.from({ length: seats }, (_, seat) => mean(played.map(({ shares }) => shares[seat] ?? 0))),
  };
}
