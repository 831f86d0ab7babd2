import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kill, program } from './testing/program.ts';

const MORE_THAN_A_PIPE_HOLDS = 3000;

async function talkative(log = 'trace') {
  const data = mkdtempSync(join(tmpdir(), 'conclave-log-'));
  const { child, port, said } = await program(data, { log });
  onTestFinished(async () => {
    if (child.exitCode === null) await kill(child);
    rmSync(data, { recursive: true, force: true });
  });
  const askMuch = async (): Promise<void> => {
    for (let i = 0; i < MORE_THAN_A_PIPE_HOLDS; i++) expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(200);
  };
  return { child, port, said, askMuch };
}

test('a server whose log nobody reads goes on, and stops when told to', async () => {
  const { child, askMuch } = await talkative();
  child.stdout!.pause();
  await askMuch();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});

test('a server whose log is cut off goes on', async () => {
  const { child, askMuch } = await talkative();
  child.stdout!.destroy();
  await askMuch();
  expect(child.exitCode).toBeNull();
});

test('refusals over HTTP are said once a second at most, with the number of those that were not', async () => {
  const { port, said } = await talkative('info');
  const refused = () =>
    said()
      .split('\n')
      .filter((line) => line.includes('"refused"'))
      .map((line) => JSON.parse(line) as { time: number; unsaid?: number });
  for (let asked = 0; refused().at(-1)?.unsaid === undefined; asked++) expect((await fetch(`http://127.0.0.1:${port}/api/no/${asked}`)).status).toBe(404);
  const times = refused().map(({ time }) => time);
  // Lines carry the time of day, which a machine may set by a little.
  for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeGreaterThan(900);
});
