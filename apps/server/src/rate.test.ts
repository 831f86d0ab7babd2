import { expect, test } from 'vitest';
import { Bucket, Buckets, Tally, Till } from './rate.ts';

test('a burst is allowed, then what comes back with time', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
  expect(bucket.take(500)).toBe(false);
  expect(bucket.take(1500)).toBe(true);
  expect(bucket.isFull(1500)).toBe(false);
  expect(bucket.isFull(9000)).toBe(true);
});

test('what is dear takes more, and what costs more than a full purse leaves debts', () => {
  const bucket = new Bucket({ burst: 10, perSecond: 1 }, 0);
  expect([bucket.take(0, 8), bucket.take(0, 3), bucket.take(0, 2)]).toEqual([true, false, true]);
  expect([bucket.take(9_000, 15), bucket.take(10_000, 15)]).toEqual([false, true]);
  expect([bucket.take(15_000), bucket.take(16_000)]).toEqual([false, true]);
});

test('purses that are full again are forgotten, and there are never more than so many', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, 5);
  for (let i = 0; i < 100; i++) buckets.of(`busy ${i}`, 0).take(0);
  expect(buckets.size).toBe(5);
  for (let i = 0; i < 4; i++) buckets.of('late', 60_000);
  expect(buckets.size).toBe(1);
});

test('who is busy keeps the purse, however many others come', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 0 }, 5);
  buckets.of('busy', 0).take(0);
  for (let i = 0; i < 100; i++) {
    buckets.of(`other ${i}`, 0).take(0);
    expect(buckets.of('busy', 0).take(0)).toBe(false);
  }
});

test('one sender does not use up another’s allowance, and who cannot pay pays nothing', () => {
  const till = new Till({ moves: { person: { burst: 1, perSecond: 0 }, address: { burst: 2, perSecond: 0 } } }, () => 0);
  expect(till.pay('moves', { address: 'a', person: 'ana' })).toBe(true);
  expect(till.pay('moves', { address: 'a', person: 'ana' })).toBe(false);
  expect(till.pay('moves', { address: 'a', person: 'ben' })).toBe(true);
  expect(till.pay('moves', { address: 'a', person: 'cleo' })).toBe(false);
  expect(till.pay('moves', { address: 'b', person: 'cleo' })).toBe(true);
});

test('so many at the same time', () => {
  const tally = new Tally(2);
  expect([tally.enter('a'), tally.enter('a'), tally.enter('a'), tally.enter('b')]).toEqual([true, true, false, true]);
  tally.leave('a');
  expect([tally.enter('a'), tally.enter('a')]).toEqual([true, false]);
});
