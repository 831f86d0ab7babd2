/** One side of a contest, as far as its chances go. */
export interface Chances {
  readonly sides: number;
  readonly modifier: number;
  readonly mirrors: number;
}

const mean = (n: number, f: (die: number) => number): number => {
  let sum = 0;
  for (let die = 1; die <= n; die++) sum += f(die);
  return sum / n;
};

/** The chance that dice come to at least so much together. */
export function chanceOfTotal({ count, sides }: { readonly count: number; readonly sides: number }, least: number): number {
  let chances = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>();
    for (const [total, chance] of chances) for (let die = 1; die <= sides; die++) next.set(total + die, (next.get(total + die) ?? 0) + chance / sides);
    chances = next;
  }
  return [...chances].reduce((sum, [total, chance]) => (total >= least ? sum + chance : sum), 0);
}

/**
 * The exact chance that the first side wins: modifiers count on the first roll only, ties are rolled again,
 * and a Mirror lets the side that would lose roll once more.
 */
export function chanceToWin(first: Chances, second: Chances): number {
  const fresh = new Map<string, number>();

  /** Both totals lie there and differ. */
  const decided = (mine: number, theirs: number, mirrors: number, others: number): number => {
    if (mine === theirs) return again(mirrors, others);
    if (mine < theirs) return mirrors === 0 ? 0 : mean(first.sides, (die) => decided(die, theirs, mirrors - 1, others));
    return others === 0 ? 1 : mean(second.sides, (die) => decided(mine, die, mirrors, others - 1));
  };

  /** Both roll, unmodified, until the dice differ. */
  const again = (mirrors: number, others: number): number => {
    const key = `${mirrors} ${others}`;
    const known = fresh.get(key);
    if (known !== undefined) return known;
    const ties = Math.min(first.sides, second.sides);
    const won = mean(first.sides, (a) => mean(second.sides, (b) => (a === b ? 0 : decided(a, b, mirrors, others))));
    const chance = won / (1 - ties / (first.sides * second.sides));
    fresh.set(key, chance);
    return chance;
  };

  return mean(first.sides, (a) => mean(second.sides, (b) => decided(a + first.modifier, b + second.modifier, first.mirrors, second.mirrors)));
}
