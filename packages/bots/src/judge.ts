import type { Core, GameModule, Move } from '@conclave/engine';

/** How well every seat stands, from 0 to 1. It looks at a re-dealt game. */
export type Judge<G extends Core = Core> = (position: G) => ArrayLike<number>;

/** The judgement that a game brings with it, made by hand. */
export function handMade<G extends Core, M extends Move>({ guide }: GameModule<G, M>): Judge<G> {
  if (guide.values) return (position) => guide.values?.(position) ?? [];
  return (position) => {
    const values = new Float64Array(position.seats);
    for (let seat = 0; seat < values.length; seat++) values[seat] = guide.value(position, seat);
    return values;
  };
}

/** The mean of two judgements. */
export function mixed<G extends Core>(one: Judge<G>, other: Judge<G>): Judge<G> {
  return (position) => {
    const theirs = other(position);
    return Float64Array.from(one(position), (value, seat) => (value + (theirs[seat] ?? 0)) / 2);
  };
}
