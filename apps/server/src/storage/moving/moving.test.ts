import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fastRandom } from '@conclave/engine';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Games, loadGames } from '../../games.ts';
import { playToTheEnd, TestPerson, testServer } from '../../testing/harness.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { checkData } from '../check.ts';
import { openOwnPostgres, openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import { exportStore, importStore, NotMoved } from './index.ts';
import { postgresPlace } from './postgres-place.ts';
import { sqlitePlace } from './sqlite-place.ts';
import { shapeOf, tableNames } from './tables.ts';

const scratch = mkdtempSync(join(tmpdir(), 'conclave-moving-'));
let made = 0;
const fresh = (name: string): string => join(scratch, `${++made}-${name}`);

let games: Games;
let postgres: TestPostgres;
let home: Awaited<ReturnType<typeof testServer>>;
let ana: TestPerson;
/** A game in play. */
let playing: string;
let exported: string;
const tell = (): void => {};

const taken = async (place: Parameters<typeof exportStore>[0]): Promise<string> => {
  const file = fresh('export');
  await exportStore(place, file, { games, tell });
  return file;
};
const put = (file: string, place: Parameters<typeof importStore>[1]) => importStore(file, place, { games, tell });

/** What servers at one database note besides, and signs that databases might treat differently. */
async function fillTheRest(data: string, table: string): Promise<void> {
  const storage = await openSqlite(join(data, 'conclave.db'));
  await storage.beat('node-1', 1000);
  await storage.lease(`table ${table}`, 'node-1');
  await storage.setNote(table, 'plea', { is: '{"seat":1}' });
  await storage.addPhrase(table, { seat: 1, phrase: 'thanks', at: 2 ** 41 });
  await storage.keepOut(table, 'somebody');
  for (const [i, name] of ['Zoë', 'zoe', 'Ångström', '\\u0000 "quoted"', '\u{1f9d9}', 'a\tb'].entries())
    await storage.addPerson({ id: `id-${name}`, name, createdAt: 1_790_000_000_000 + i });
  await storage.close();
}

beforeAll(async () => {
  games = await loadGames();
  postgres = await TestPostgres.start();
  home = await testServer();
  ana = await TestPerson.guest(home.url);
  const ben = await TestPerson.guest(home.url);
  const seated = async (): Promise<string> => {
    const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
    await ben.get('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  const finished = await seated();
  await playToTheEnd([await ana.open(finished), await ben.open(finished)]);
  playing = await seated();
  await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  const pack = { format: 1, game: 'mages', name: 'Few spells', values: { fireball: { copies: 3 } } };
  await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], pack });
  await home.stop();
  await fillTheRest(home.data, playing);
  exported = await taken(sqlitePlace(home.data));
});
afterAll(async () => {
  await home.remove();
  await postgres.remove();
  rmSync(scratch, { recursive: true, force: true });
});

test('every table and column of both databases is known, and each has rows in what is moved here', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ t: string; c: string }>(
    `SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'kysely_migration'`,
  );
  await client.end();
  const db = new Database(join(home.data, 'conclave.db'));
  const inFile = (db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('kysely_migration')`).all() as { name: string }[]).flatMap(
    ({ name }) => (db.pragma(`table_info(${name})`) as { name: string }[]).map((column) => `${name}.${column.name}`),
  );
  for (const name of tableNames) expect(db.prepare(`SELECT * FROM ${name}`).all(), name).not.toEqual([]);
  db.close();
  const known = tableNames.flatMap((name) => shapeOf(name).columns.map((column) => `${name}.${column}`)).sort();
  expect(rows.map(({ t, c }) => `${t}.${c}`).sort()).toEqual(known);
  expect(inFile.sort()).toEqual(known);
});

test('from SQLite to PostgreSQL and back: the same file each time, byte for byte, and games go on', async () => {
  const url = await postgres.newDatabase();
  const moved = await put(exported, postgresPlace(url));
  expect(moved.games).toMatchObject({ all: 4, replayed: 3, otherRules: 0, unreadable: 0 });
  const there = await taken(postgresPlace(url));
  expect(readFileSync(there)).toEqual(readFileSync(exported));
  const folder = fresh('data');
  await put(there, sqlitePlace(folder));
  expect(readFileSync(await taken(sqlitePlace(folder)))).toEqual(readFileSync(exported));
  expect(checkData(join(folder, 'conclave.db'), games)).toMatchObject({ tables: 4, findings: [] });
  const server = await testServer({ database: url });
  try {
    const again = Object.assign(new TestPerson(server.url), { headers: ana.headers });
    const socket = await again.open(playing);
    await socket.until(() => socket.prompt !== undefined);
    expect(await socket.move(socket.prompt!.moves[0]!)).toBeUndefined();
    await socket.close();
  } finally {
    await server.remove();
  }
});

test('an export is for its owner alone, and no file is overwritten', async () => {
  expect(statSync(exported).mode & 0o777).toBe(0o600);
  await expect(exportStore(sqlitePlace(home.data), exported, { games, tell })).rejects.toThrow(/^There is a file .* already\.$/);
  await expect(exportStore(sqlitePlace(fresh('nothing')), fresh('export'), { games, tell })).rejects.toThrow(/^There is no .*conclave\.db\.$/);
});

test('a store in use is neither exported nor imported into', async () => {
  const storage = await openSqlite(join(home.data, 'conclave.db'));
  const url = await postgres.newDatabase();
  const other = await openOwnPostgres(url, { company: 'among others' });
  const file = fresh('export');
  try {
    for (const place of [sqlitePlace(home.data), postgresPlace(url)]) {
      await expect(exportStore(place, file, { games, tell })).rejects.toThrow(/^A Conclave server uses .*: stop it first\. Nothing was changed\.$/);
      await expect(put(exported, place)).rejects.toThrow(/^A Conclave server uses .*: stop it first\. Nothing was changed\.$/);
    }
    expect(readdirSync(scratch).filter((name) => join(scratch, name).startsWith(file))).toEqual([]);
  } finally {
    await storage.close();
    await other.close();
  }
});

test('a target that holds anything is not touched; one that a server was only started on is empty', async () => {
  const url = await postgres.newDatabase();
  const storage = await openPostgres(url);
  await storage.setting('secret', () => 'of a server that was started here');
  await storage.close();
  await put(exported, postgresPlace(url));
  const before = readFileSync(await taken(postgresPlace(url)));
  expect(before).toEqual(readFileSync(exported));
  await expect(put(exported, postgresPlace(url))).rejects.toThrow(/is not empty \(it has people\).* Nothing was changed\.$/);
  await expect(put(exported, sqlitePlace(home.data))).rejects.toThrow(/is not empty \(it has people\).* Nothing was changed\.$/);
  expect(readFileSync(await taken(postgresPlace(url)))).toEqual(before);
  expect(readFileSync(await taken(sqlitePlace(home.data)))).toEqual(before);
});

const changed = (change: (text: string) => string): Buffer => gzipSync(change(gunzipSync(readFileSync(exported)).toString()));

test.each<[string, () => Buffer, RegExp]>([
  ['that was cut off', () => readFileSync(exported).subarray(0, -40), /is damaged, or not an export of Conclave: /],
  [
    'with a bit turned',
    () => {
      const bytes = readFileSync(exported);
      bytes[200]! ^= 1;
      return bytes;
    },
    /is damaged/,
  ],
  ['that unpacks to one line without an end', () => gzipSync(Buffer.alloc(64 << 20, 'x')), /is damaged.*one of its lines has no end/],
  ['that is no gzip', () => Buffer.from('once upon a time'), /is damaged/],
  ['with another name in a row', () => changed((text) => text.replace('Zoë', 'Zoo')), /is damaged.*is not what belongs there/],
  ['without one of its rows', () => changed((text) => text.replace(/\["id-zoe".*\n/, '')), /is damaged/],
  ['without its end', () => changed((text) => text.replace(/.*\n$/, '')), /is damaged.*its end is missing/],
  ['with more behind its end', () => changed((text) => `${text}{}\n`), /is damaged.*something comes after its end/],
  [
    'of a newer format',
    () => changed((text) => text.replace('"format":1', '"format":2')),
    /cannot be imported\. It was written by a newer Conclave \(its format is 2/,
  ],
  ['of a newer shape', () => changed((text) => text.replace('"008-sharing"', '"008-sharing","999-tomorrow"')), /newer Conclave \(it has 999-tomorrow\)/],
  ['of an older shape', () => changed((text) => text.replace(',"008-sharing"', '')), /older Conclave \(without 008-sharing\)/],
])('a file %s is refused before anything is made', async (_, bytes, sentence) => {
  const file = fresh('export');
  writeFileSync(file, bytes());
  const folder = fresh('data');
  const importing = put(file, sqlitePlace(folder));
  await expect(importing).rejects.toThrow(sentence);
  await expect(importing).rejects.toThrow(/Nothing was changed\.$/);
  await expect(importing).rejects.toThrow(NotMoved);
  expect(existsSync(folder)).toBe(false);
});

test('a game that does not come out as it did is not taken in, and nothing of the rest stays', async () => {
  const url = await postgres.newDatabase();
  const sparks = games.get('sparks')!;
  const other: Games = new Map([['sparks', { ...sparks, setup: (seats, options) => sparks.setup(seats, options, fastRandom(7)) }]]);
  for (const place of [postgresPlace(url), sqlitePlace(fresh('data'))]) {
    await expect(importStore(exported, place, { games: other, tell })).rejects.toThrow(/^Game \S+ does not come out as it did before\. Nothing was changed\.$/);
    await put(exported, place);
  }
});

test('games of other rules are moved and said to be', async () => {
  const folder = fresh('data');
  const moved = await importStore(exported, sqlitePlace(folder), { games: new Map(), tell });
  expect(moved.games).toMatchObject({ all: 4, replayed: 0, otherRules: 3 });
  expect(readFileSync(await taken(sqlitePlace(folder)))).toEqual(readFileSync(exported));
});
