import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Means, type Payment, paymentFault, payments, shortfall } from './payment.ts';

const JEWELS = ['ruby', 'sapphire', 'emerald'];
const hand = (held: Record<string, number>): Means[] => [
  ...JEWELS.map((id) => ({ id, held: held[id] ?? 0, pays: [id] })),
  { id: 'wild', held: held.wild ?? 0, pays: JEWELS },
];
const fin = (small: number, large: number): Means[] => [
  { id: 'small', held: small, pays: ['fin'], worth: 200 },
  { id: 'large', held: large, pays: ['fin'], worth: 400 },
];
const mana = (reserve: Record<string, number>, gems: Record<string, number>): Means[] => [
  ...Object.entries(reserve).map(([kind, held]) => ({ id: kind, held, pays: [kind, 'any'] })),
  ...Object.entries(gems).map(([kind, held]) => ({ id: `${kind}-gem`, held, pays: [kind, 'any'], keep: 1 })),
];

test('a wild piece is only proposed where a plain one is missing', () => {
  expect(payments(hand({ ruby: 2, wild: 2 }), { ruby: 2 })).toEqual([{ ruby: 2 }]);
  expect(payments(hand({ ruby: 1, wild: 2 }), { ruby: 2 })).toEqual([{ ruby: 1, wild: 1 }]);
  expect(payments(hand({ wild: 2 }), { ruby: 2 })).toEqual([{ wild: 2 }]);
  expect(payments(hand({ ruby: 1 }), { ruby: 2 })).toEqual([]);
});

test('money gives no change, and no note is idle', () => {
  expect(payments(fin(2, 1), { fin: 400 })).toEqual([{ large: 1 }, { small: 2 }]);
  expect(payments(fin(1, 1), { fin: 200 })).toEqual([{ small: 1 }]);
  expect(payments(fin(0, 1), { fin: 200 })).toEqual([{ large: 1 }]);
  expect(paymentFault(fin(2, 1), { fin: 400 }, { small: 1, large: 1 })).toEqual({ fault: 'idle', id: 'small' });
  expect(paymentFault(fin(2, 1), { fin: 200 }, { large: 1 })).toBeUndefined();
});

test('pieces that last are kept while others of the kind can pay, and come last elsewhere', () => {
  expect(payments(mana({ fire: 2 }, { fire: 2 }), { fire: 1, any: 1 })).toEqual([{ fire: 2 }]);
  expect(payments(mana({ fire: 1, water: 1 }, { fire: 1 }), { fire: 1, any: 1 })).toEqual([
    { fire: 1, water: 1 },
    { fire: 1, 'fire-gem': 1 },
  ]);
});

test('every way that differs in what is left is proposed', () => {
  expect(payments(mana({ fire: 1, water: 1, earth: 1 }, {}), { any: 2 })).toHaveLength(3);
});

test('what is missing is named by kind', () => {
  expect(shortfall(hand({ ruby: 1 }), { ruby: 2, emerald: 1 })).toEqual({ ruby: 1, emerald: 1 });
  expect(shortfall(hand({ ruby: 1, wild: 1 }), { ruby: 2, emerald: 1 })).toSatisfy(
    (missing: Record<string, number>) => Object.values(missing).reduce((a, b) => a + b, 0) === 1,
  );
  expect(shortfall(hand({ ruby: 2, emerald: 1 }), { ruby: 2, emerald: 1 })).toBeUndefined();
  expect(shortfall(fin(1, 0), { fin: 400 })).toEqual({ fin: 200 });
});

test('a payment somebody put together is judged', () => {
  const means = hand({ ruby: 1, wild: 1 });
  expect(paymentFault(means, { ruby: 1 }, { wild: 1 })).toBeUndefined();
  expect(paymentFault(means, { ruby: 1 }, { ruby: 2 })).toEqual({ fault: 'notHeld', id: 'ruby' });
  expect(paymentFault(means, { ruby: 1 }, { pearl: 1 })).toEqual({ fault: 'notHeld', id: 'pearl' });
  expect(paymentFault(means, { ruby: 1 }, { ruby: 1, wild: 1 })).toMatchObject({ fault: 'idle' });
  expect(paymentFault(means, { ruby: 2 }, { ruby: 1 })).toEqual({ fault: 'short', missing: { ruby: 1 } });
  expect(paymentFault(means, { ruby: 1 }, {})).toEqual({ fault: 'short', missing: { ruby: 1 } });
});

const count = fc.integer({ min: 0, max: 3 });
const purse = fc.record({ ruby: count, sapphire: count, emerald: count, wild: count });
const price = fc.record({ ruby: count, sapphire: count, emerald: count });

/** Every hand-over, tried one by one. */
function bruteForce(held: Record<string, number>, need: Record<string, number>): Payment[] {
  const all: Payment[] = [];
  for (let a = 0; a <= held.ruby!; a++)
    for (let b = 0; b <= held.sapphire!; b++)
      for (let c = 0; c <= held.emerald!; c++)
        for (let w = 0; w <= held.wild!; w++) {
          const short = Math.max(0, need.ruby! - a) + Math.max(0, need.sapphire! - b) + Math.max(0, need.emerald! - c);
          const spare = Math.max(0, a - need.ruby!) + Math.max(0, b - need.sapphire!) + Math.max(0, c - need.emerald!);
          if (short === w && spare === 0) all.push({ ruby: a, sapphire: b, emerald: c, wild: w });
        }
  return all;
}

test('proposals, judgement and shortfall agree with trying everything', () => {
  fc.assert(
    fc.property(purse, price, (held, need) => {
      const means = hand(held);
      const valid = bruteForce(held, need);
      const proposed = payments(means, need);
      expect(proposed.length > 0).toBe(valid.length > 0);
      expect(shortfall(means, need) === undefined).toBe(valid.length > 0);
      for (const way of proposed) expect(paymentFault(means, need, way)).toBeUndefined();
      for (const way of valid) expect(paymentFault(means, need, way)).toBeUndefined();
      const fewestWild = Math.min(...valid.map((way) => way.wild ?? 0));
      for (const way of proposed) expect(way.wild ?? 0).toBe(fewestWild);
    }),
    { numRuns: 300, seed: 4 },
  );
});
