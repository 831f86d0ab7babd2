import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';
import { noFaults } from './checker.ts';

test('servers, Redis and PostgreSQL die under players: nothing is lost, doubled or shown wrongly', { timeout: 300_000 }, async () => {
  const { faults, acknowledged, regrets, done } = await chaos({ seconds: 8, tables: 6, seed: 16, harmMs: 500, restMs: 500 });
  expect(faults).toEqual(noFaults());
  expect(acknowledged).toBeGreaterThan(0);
  expect(regrets).toBeGreaterThan(0);
  expect(Object.values(done).every((times) => times > 0)).toBe(true);
});
