import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { House } from '../house.ts';
import { Errands } from './errands.ts';

const house = { metrics: { faults: { inc: vi.fn() } }, log: { error: vi.fn(), debug: vi.fn() } };
let errands: Errands;
beforeEach(() => {
  vi.useFakeTimers();
  errands = new Errands(house as unknown as House, 'table');
});
afterEach(() => vi.useRealTimers());

/** Fails so many times, and then does it. */
const failing = (times: number) => vi.fn(async (failures: number) => void (failures < times && expect.fail('not yet')));

test('what fails is written down and tried again, later each time, until it succeeds', async () => {
  const job = failing(3);
  errands.run('try', job);
  await vi.advanceTimersByTimeAsync(499);
  expect(job).toHaveBeenCalledTimes(1);
  expect(errands.isBusy).toBe(true);
  await vi.advanceTimersByTimeAsync(1 + 1000 + 2000);
  expect(job.mock.calls).toEqual([[0], [1], [2], [3]]);
  expect(errands.isBusy).toBe(false);
  expect(house.log.error).toHaveBeenCalledTimes(3);
});

test('a new errand of the same name takes the place of one that failed', async () => {
  const [old, young] = [failing(9), failing(0)];
  errands.run('seat', old);
  await vi.advanceTimersByTimeAsync(0);
  errands.run('seat', young);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([old.mock.calls.length, young.mock.calls.length]).toEqual([1, 1]);
});

test('after the end nothing is tried again', async () => {
  const job = failing(9);
  errands.run('try', job);
  await errands.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(1);
});
