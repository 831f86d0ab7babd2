import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configFrom, startServer } from '@conclave/server';
import { expect, onTestFinished, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/conclave.js', import.meta.url));

function conclave(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('the data of a server goes into a file and into another folder once the server is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [data, file, target] = ['data', 'games.gz', 'target'].map((name) => join(folder, name)) as [string, string, string];
  const server = await startServer(configFrom({ PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data, LOG_LEVEL: 'silent' }));
  await fetch(`${server.url}/api/guests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(conclave('export', file, '--data', data)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('stop it first') });
  await server.close();
  expect(conclave('export', file, '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Exported .* 0 tables\. 0 games were played again\./),
  });
  expect(conclave('import', file, '--data', target)).toMatchObject({ code: 0, out: expect.stringMatching(/^Imported .*, and came out as before\./) });
  expect(conclave('import', file, '--data', target)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not empty') });
}, 300_000);
