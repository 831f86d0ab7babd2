import { expect, test } from 'vitest';
import { unevenness } from './paying.ts';

test('the gentlest payment is the one that leaves the most even purse', () => {
  const purse = { earth: 3, fire: 1, air: 1, water: 1 };
  const ways = [['fire'], ['earth'], ['water', 'water'], []];
  expect(ways.toSorted((a, b) => unevenness(purse, a) - unevenness(purse, b))[0]).toEqual(['earth']);
  expect(unevenness(purse, ['earth', 'earth'])).toBe(4);
});
