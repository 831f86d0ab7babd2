import { below, fastRandom, type Random } from '@conclave/engine';
import { expect, test } from 'vitest';
import { add, subtract } from '../state.ts';
import { ELEMENTS, effectOf, FACES, items, NONE, type Price, talents } from './cards.ts';

interface Rolled {
  type: number;
  face: number;
}

/** What a die of a roll could bring, by itself or as a copy of another. */
function gainsOf(dice: readonly Rolled[], { type, face }: Rolled): (readonly number[])[] {
  const { kind, gem, gains } = effectOf(type, face);
  if (kind === 'gem') return [ELEMENTS.map((_, e) => (e === gem ? 1 : 0))];
  if (kind !== 'transmute') return gains.map(({ mana }) => mana);
  return dice.filter((other) => effectOf(other.type, other.face).kind !== 'transmute').flatMap((other) => gainsOf(dice, other));
}

const lacking = (units: readonly number[], { fixed, any }: Price): number => {
  const short = fixed.reduce((sum, n, e) => sum + Math.max(0, n - units[e]!), 0);
  const spare = fixed.reduce((sum, n, e) => sum + Math.max(0, units[e]! - n), 0);
  return short + Math.max(0, any - spare);
};

/** Whether some four dice of a roll pay a price together with so many prisms. */
function isInReach(dice: readonly Rolled[], price: Price, prisms: number): boolean {
  const units = [...NONE];
  const tryFrom = (from: number, spends: number): boolean => {
    if (lacking(units, price) <= prisms) return true;
    if (spends === 0) return false;
    for (let i = from; i < dice.length; i++)
      for (const gain of gainsOf(dice, dice[i]!)) {
        add(units, gain);
        if (tryFrom(i + 1, spends - 1)) return true;
        subtract(units, gain);
      }
    return false;
  };
  return tryFrom(0, 4);
}

function sixDice(random: Random): Rolled[] {
  const brought = talents().flatMap(({ dice }) => dice);
  const anyOf = (): number => brought[below(random, brought.length)]!;
  return [0, 1, 2, 3, anyOf(), anyOf()].map((type) => ({ type, face: below(random, FACES) }));
}

test.each([
  [1, 4, 69, 89],
  [5, 8, 39, 71],
  [9, 12, 59, 87],
  [25, 28, 38, 69],
  [29, 32, 28, 72],
  [33, 36, 69, 89],
  [18, 18, 57, 95],
  [49, 52, 4, 17],
  [53, 56, 0, 4],
  [63, 66, 17, 50],
  [61, 61, 23, 68],
  [62, 62, 7, 37],
])('six dice pay items %i to %i as often as the rulings say: %i %%, with a prism %i %%', (first, last, alone, withPrism) => {
  const random = fastRandom(first);
  const rolls = 800;
  const hits = [0, 0];
  for (let i = 0; i < rolls; i++) {
    const dice = sixDice(random);
    const { cost } = items()[first - 1 + below(random, last - first + 1)]!;
    for (const prisms of [0, 1]) if (isInReach(dice, cost, prisms)) hits[prisms]!++;
  }
  const percent = hits.map((n) => (100 * n) / rolls);
  expect(Math.abs(percent[0]! - alone)).toBeLessThan(6);
  expect(Math.abs(percent[1]! - withPrism)).toBeLessThan(6);
});
