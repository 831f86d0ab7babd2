import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { Backups } from './backups.ts';
import { keepingFrom } from './keeping.ts';
import { openSqlite } from './sqlite.ts';

const LONG_AGO = 1_700_000_000;

async function dataInUse(keep = 2) {
  const data = mkdtempSync(join(tmpdir(), 'conclave-backups-'));
  const file = join(data, 'conclave.db');
  const storage = await openSqlite(file);
  onTestFinished(async () => {
    await storage.close();
    rmSync(data, { recursive: true, force: true });
  });
  const told: string[] = [];
  const backups = new Backups({ file, keep, done: () => told.push('made'), failed: (error) => told.push(String(error)) });
  return { folder: join(data, 'backups'), storage, backups, told };
}

/** Makes all backups look old. */
function age(folder: string): void {
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
}

const peopleIn = (file: string): string[] => {
  const db = new Database(file);
  const people = (db.prepare('SELECT id FROM people ORDER BY id').all() as { id: string }[]).map(({ id }) => id);
  db.close();
  return people;
};

test('a backup holds what was written, is private, and is made once a day while writing goes on', async () => {
  const { folder, storage, backups, told } = await dataInUse();
  await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
  const underway = backups.backUpIfDue();
  await Promise.all(Array.from({ length: 200 }, (_, i) => storage.addPerson({ id: `guest-${i}`, name: '', createdAt: 1 })));
  await underway;
  await backups.backUpIfDue();
  expect(told).toEqual(['made']);
  const [name = ''] = readdirSync(folder);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(peopleIn(join(folder, name))).toContain('ana');
});

test('so many are kept as are wanted, and what a killed backup left goes', async () => {
  const { folder, backups, told } = await dataInUse();
  await backups.backUpIfDue();
  writeFileSync(join(folder, 'conclave-2020-01-01.db'), '');
  writeFileSync(join(folder, 'conclave-2020-01-02.db.part'), '');
  age(folder);
  const [, first = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .sort();
  await backups.backUpIfDue();
  expect(told).toEqual(['made', 'made']);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder).sort()[0]).toBe(first);
});

test('a backup that fails is told, and the database goes on', async () => {
  const { folder, storage, backups, told } = await dataInUse();
  writeFileSync(folder, 'a file where the folder should be');
  await backups.backUpIfDue();
  expect(told).toEqual([expect.stringContaining('EEXIST')]);
  await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
  rmSync(folder);
  await backups.backUpIfDue();
  expect(told[1]).toBe('made');
});

test('how old the newest backup is, is known: where there is none, how long none was made; where none are made, nothing', async () => {
  const { folder, backups } = await dataInUse();
  expect(backups.age).toBeLessThan(60);
  await backups.backUpIfDue();
  age(folder);
  expect(backups.age).toBeGreaterThan(Date.now() / 1000 - LONG_AGO - 60);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  expect(backups.age).toBeLessThan(60);
  const { backups: none } = await dataInUse(0);
  expect(none.age).toBeUndefined();
});

test('how long things are kept is read from the environment, and nonsense gets a sentence', () => {
  expect(keepingFrom({})).toEqual({ unfinished: undefined, guests: undefined, backups: 7 });
  expect(keepingFrom({ CONCLAVE_KEEP_UNFINISHED: '90d', CONCLAVE_KEEP_GUESTS: 'off', CONCLAVE_BACKUPS: '0' })).toEqual({
    unfinished: 90 * 24 * 3600_000,
    guests: undefined,
    backups: 0,
  });
  for (const days of ['90', '0d', '-1d', 'soon']) expect(() => keepingFrom({ CONCLAVE_KEEP_UNFINISHED: days })).toThrow('a number of days such as 90d');
  expect(() => keepingFrom({ CONCLAVE_BACKUPS: 'many' })).toThrow('CONCLAVE_BACKUPS is a number');
});
