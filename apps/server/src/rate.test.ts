import { expect, test } from 'vitest';
import { Bucket, Buckets } from './rate.ts';

test('a burst is allowed, then what comes back with time', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
  expect(bucket.take(500)).toBe(false);
  expect(bucket.take(1500)).toBe(true);
  expect(bucket.isFull(1500)).toBe(false);
  expect(bucket.isFull(9000)).toBe(true);
});

test('one sender does not use up another’s allowance', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 });
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
});
