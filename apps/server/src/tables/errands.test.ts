import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faults } from '../faults.ts';
import type { House } from '../house.ts';
import { Errands } from './errands.ts';

const [noted, log] = [vi.fn(), { error: vi.fn(), debug: vi.fn() }];
let errands: Errands;
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  const metrics = { faults: { inc: noted } } as unknown as House['metrics'];
  const faults = new Faults(metrics, log as unknown as House['log']);
  errands = new Errands({ metrics, faults, log } as unknown as House, 'table');
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
  expect(noted.mock.calls).toEqual([[{ where: 'table' }], [{ where: 'table' }], [{ where: 'table' }]]);
  expect(log.error).toHaveBeenCalled();
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
