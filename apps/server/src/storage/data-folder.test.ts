import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { TestPerson } from '../testing/harness.ts';
import { kill, program } from '../testing/program.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

function newData(): { data: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  return { data, file: join(data, 'conclave.db') };
}

async function running(data: string) {
  const { child, port } = await program(data);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** What a server says that does not start. */
async function refusalOf(data: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return said;
}

async function stopped(data: string): Promise<void> {
  const { child } = await running(data);
  await kill(child);
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a second server on the same data refuses to start; the next may after kill -9', async () => {
  const { data } = newData();
  const first = await running(data);
  expect(await refusalOf(data)).toMatch(/^Another Conclave server uses \S+conclave\.db\..*CONCLAVE_DATA=folder\)\.\n$/);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await kill(first.child);
  const next = await running(data);
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
});

test('the folder and all files in it are private, also those of before', async () => {
  const { data, file } = newData();
  mkdirSync(data);
  writeFileSync(file, '');
  chmodSync(data, 0o755);
  chmodSync(file, 0o644);
  const { url } = await running(data);
  await TestPerson.guest(url);
  expect(modeOf(data)).toBe('700');
  expect(readdirSync(data).sort()).toEqual(['conclave.db', 'conclave.db-shm', 'conclave.db-wal', 'conclave.db.lock']);
  for (const name of readdirSync(data)) expect([name, modeOf(join(data, name))]).toEqual([name, '600']);
});

test('a folder that holds other things too keeps its mode', async () => {
  const { data, file } = newData();
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'letters.txt'), '');
  await stopped(data);
  expect([modeOf(data), modeOf(file)]).toEqual(['755', '600']);
});

test('a database of a newer Conclave gets a sentence', async () => {
  const { data, file } = newData();
  await stopped(data);
  const db = new Database(file);
  db.exec(`INSERT INTO kysely_migration VALUES ('999-tomorrow', '')`);
  db.close();
  expect(await refusalOf(data)).toMatch(/^This database was written by a newer Conclave \(it has 999-tomorrow\)\..*\n$/);
});

test('a file that is no database, or is damaged, gets a sentence', async () => {
  const { data, file } = newData();
  await stopped(data);
  for (const one of readdirSync(data)) if (/-(wal|shm)$/.test(one)) rmSync(join(data, one));
  writeFileSync(file, 'once upon a time '.repeat(1000));
  expect(await refusalOf(data)).toMatch(/is damaged, or not a database of Conclave\. docs\/running\.md says how to restore a backup\.\n$/);
});

test('a database that was cut off gets a sentence', async () => {
  const { data, file } = newData();
  await stopped(data);
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  truncateSync(file, 5000);
  expect(await refusalOf(data)).toMatch(/is damaged, or not a database of Conclave\..*\n$/);
});

test('a folder that cannot be used gets a sentence', async () => {
  const { data } = newData();
  writeFileSync(data, 'a file where the folder should be');
  expect(await refusalOf(data)).toMatch(/^The data folder \S+ cannot be used: .*\n$/);
});
