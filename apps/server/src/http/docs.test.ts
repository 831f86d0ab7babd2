import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/harness.ts';

const run = promisify(execFile);
const docs = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

test.each(['sparks', 'mages'])('the example bot of the docs plays a whole game of %s', async (game) => {
  expect(readFileSync(docs('example-bot.mjs'), 'utf8').split('\n').length).toBeLessThanOrEqual(61);
  const { stdout, stderr } = await run(process.execPath, [docs('example-bot.mjs'), server.url, game]);
  expect(stdout).toMatch(/Over after \d+ moves of mine\. Won by: \w+/);
  expect(stderr).toBe('');
});

test('the commands of the API page work as they stand', async () => {
  const commands = [...readFileSync(docs('api.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands], { env: { ...process.env, CONCLAVE: server.url } });
  expect(stdout).toContain('"title":"Mages"');
  expect(stdout).toMatch(/\{"version":\d+\}/);
  expect(stdout).toContain('"rule":"SP-ROUND-01"');
});
