import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { createMetrics } from './metrics.ts';

test('every fault is counted, and of those of one place one a second is logged', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const faults = new Faults(metrics, pino({}, { write: (line) => lines.push(line) }));
  for (let i = 0; i < 500; i++) faults.note('bot', {}, 'a bot failed');
  faults.note('socket', {}, 'a message could not be handled');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a bot failed', 'a message could not be handled']);
  expect((await metrics.faults.get()).values.map(({ labels, value }) => [labels.where, value])).toEqual([
    ['bot', 500],
    ['socket', 1],
  ]);
});
