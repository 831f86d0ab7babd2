import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadGames } from '../games.ts';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';
import { checkData } from './check.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let file: string;
let id: string;
beforeEach(async () => {
  server = await testServer();
  file = join(server.data, 'conclave.db');
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  id = (await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' })).id;
  await ben.get('POST', `/api/tables/${id}/join`, {});
  await playToTheEnd([await ana.open(id), await ben.open(id)]);
});
afterEach(() => server.remove());

async function findingsAfter(damage: string): Promise<readonly string[]> {
  await server.stop();
  const db = new Database(file);
  db.exec(damage);
  db.close();
  return checkData(file, await loadGames()).findings;
}

test('a sound database is sound, also while it is in use', async () => {
  const { findings, tables, entries } = checkData(file, await loadGames());
  expect({ findings, tables }).toEqual({ findings: [], tables: 1 });
  expect(entries).toBeGreaterThan(1);
});

test.each([
  ['a line that is missing', `DELETE FROM entries WHERE seq = 2`, /^Table \S+: Line 2 of the log is missing/],
  ['a line that is no JSON', `UPDATE entries SET entry = '{' WHERE seq = 2`, /^Table \S+: Line 2 of the log of table \S+ cannot be read/],
  [
    'a move that was not possible',
    `UPDATE entries SET entry = '{"seat":0,"move":{"do":"win"}}' WHERE seq = 1`,
    /^Table \S+: Line 1 of the log cannot be replayed/,
  ],
  ['options that cannot be read', `UPDATE tables SET options = 'x'`, /^Table \S+: The options of table/],
  ['another result', `UPDATE tables SET result = '{"winners":[]}'`, /^Table \S+: Its result is not what the log leads to/],
  ['rows that point to nothing', `PRAGMA foreign_keys = OFF; DELETE FROM people`, /^Links: \d+ rows point to nothing: .*seats without their people/],
  ['a shape of tomorrow', `INSERT INTO kysely_migration VALUES ('999-tomorrow', '')`, /newer Conclave \(it has 999-tomorrow\)/],
])('it finds %s', async (_, damage, finding) => {
  expect(await findingsAfter(damage)).toEqual([expect.stringMatching(finding)]);
});

test('it finds damaged pages and says so instead of failing', async () => {
  await server.stop();
  const bytes = readFileSync(file);
  bytes.fill(0x55, 4096 * 3, 4096 * 9);
  writeFileSync(file, bytes);
  expect(checkData(file, await loadGames()).findings[0]).toMatch(/^The file: /);
});

test('games of other rules are counted, not called bad', async () => {
  await server.stop();
  expect(checkData(file, new Map())).toMatchObject({ otherRules: 1, findings: [] });
});
