import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configFrom, startServer } from '@conclave/server';
import { expect, onTestFinished, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/conclave.js', import.meta.url));

function newData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function check(data: string): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'check', '--data', data], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('the data of a running server is looked through', async () => {
  const data = newData();
  const server = await startServer(configFrom({ PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data, LOG_LEVEL: 'silent' }));
  onTestFinished(() => server.close());
  expect(check(data)).toEqual({ code: 0, out: 'Sound: 0 tables, 0 lines replayed, 0 findings.\n', err: '' });
});

test('a file that is no database is not sound, and no data is a complaint', () => {
  const data = newData();
  expect(check(data)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('There is no') });
  writeFileSync(join(data, 'conclave.db'), 'once upon a time '.repeat(1000));
  const { code, out } = check(data);
  expect(code).toBe(1);
  expect(out).toMatch(/^The file: .*not a database/);
  expect(out).toContain('Not sound: 0 tables');
});
