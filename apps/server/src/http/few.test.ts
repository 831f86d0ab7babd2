import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Few } from './few.ts';

test('what comes alone is served at once', async () => {
  const few = new Few();
  const served: string[] = [];
  for (const one of ['a', 'b', 'c']) {
    few.serve(one, () => served.push(one));
    expect(served.at(-1)).toBe(one);
    await nextTurn();
  }
});

test('of many that one sends at once a few are served in each turn, and another waits for no more than those', async () => {
  const few = new Few();
  const served: string[] = [];
  for (let i = 0; i < 20; i++) few.serve('crowd', () => served.push('crowd'));
  few.serve('ana', () => served.push('ana'));
  expect(served).toHaveLength(4);
  await nextTurn();
  expect(served).toHaveLength(8);
  expect(served).toContain('ana');
  while (served.length < 21) await nextTurn();
});
