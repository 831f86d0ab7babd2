import { join } from 'node:path';
import type { TableInfo } from '@conclave/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';
import { eventually, metric } from '../testing/metrics.ts';

const MANY = 33_000;

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

const entries = () => metric(server.url, 'conclave_entries_total');

/** Works on the database while the server is down, and starts it again. */
async function whileDown(work: (db: Database.Database) => void): Promise<void> {
  await server.stop();
  const db = new Database(join(server.data, 'conclave.db'));
  work(db);
  db.close();
  await server.restart();
}

async function twoAtTable(clock?: { kind: 'turn'; seconds: number; timeUp: 'default' }) {
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', ...(clock && { clock }) });
  await ben.get('POST', `/api/tables/${id}/join`, {});
  return { ana, ben, id };
}

/** Copies a table with its seats and its log, many times. */
function multiply(db: Database.Database, id: string): void {
  const columns = (table: string, but: string) =>
    (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).filter((name) => !but.split(' ').includes(name));
  const copy = (table: string, key: string, fresh: string) => {
    const rest = columns(table, key).join(', ');
    return db.prepare(`INSERT INTO ${table} (${key.split(' ').join(', ')}, ${rest}) SELECT ${fresh}, ${rest} FROM ${table} WHERE ${key.split(' ')[0]} = ?2`);
  };
  const copies = [copy('tables', 'id invite', "?1, 'invite-' || ?1"), copy('seats', 'table_id', '?1'), copy('entries', 'table_id', '?1')];
  db.exec('BEGIN');
  for (let i = 0; i < MANY; i++) for (const one of copies) one.run(`copy-${i}`, id);
  db.exec('COMMIT');
}

test('33,000 unfinished games do not keep a server from starting, and none is read before somebody asks', async () => {
  const { ana, id } = await twoAtTable();
  const line = await ana.open(id);
  await line.move(line.prompt!.moves[0]!);
  await line.close();
  await whileDown((db) => multiply(db, id));
  expect((await ana.ask('GET', '/healthz')).status).toBe(200);
  expect(await ana.get('GET', '/api/me/tables')).toHaveLength(100);
  expect(await metric(server.url, 'conclave_tables')).toBe(0);
  expect((await ana.open('copy-32999')).version).toBe(1);
});

test('after a start a clock runs out though nobody looks', async () => {
  await twoAtTable({ kind: 'turn', seconds: 5, timeUp: 'default' });
  await server.restart();
  await eventually(async () => (await entries()) > 0);
});

test('after a start a bot that was to move moves though nobody looks', async () => {
  await server.remove();
  server = await testServer({ pace: { move: [1e6, 1e6], window: [1e6, 1e6] } });
  const ana = await TestPerson.guest(server.url);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ana.get('POST', `/api/tables/${id}/leave`);
  await server.restart(undefined, { pace: { move: [0, 0], window: [0, 0] } });
  await eventually(async () => (await entries()) > 0);
});

test.each([
  ['options', `UPDATE tables SET options = '{"quick"' WHERE id = ?`],
  ['options of another kind', `UPDATE tables SET options = '[]' WHERE id = ?`],
  ['clock', `UPDATE tables SET clock = '' WHERE id = ?`],
  ['list of those who are waited for', `UPDATE tables SET waiting = 'null' WHERE id = ?`],
  ['result', `UPDATE tables SET result = '{' WHERE id = ?`],
  ['log', `UPDATE entries SET entry = '{"seat":' WHERE table_id = ?`],
])('an unreadable %s stops one table, not the others', async (what, damage) => {
  const { ana, ben, id } = await twoAtTable();
  const line = await ana.open(id);
  await line.move(line.prompt!.moves[0]!);
  const { id: sound } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await whileDown((db) => db.prepare(`${damage}`).run(id));
  expect(await ana.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 409, body: { rule: 'TABLE-DAMAGED' } });
  const mine = await ana.get<TableInfo[]>('GET', '/api/me/tables');
  expect(mine.map((one) => one.id)).toEqual(what === 'log' ? [id, sound] : [sound]);
  expect(await ben.get('POST', `/api/tables/${sound}/join`, {})).toMatchObject({ stage: 'playing' });
});

test('a game that is over in its log but not in its row is so there soon after, by itself', async () => {
  const { ana, ben, id } = await twoAtTable();
  await playToTheEnd(await Promise.all([ana, ben].map((one) => one.open(id))));
  await whileDown((db) => db.prepare(`UPDATE tables SET stage = 'playing', result = NULL, waiting = '[0]', wakes_after = 0 WHERE id = ?`).run(id));
  const db = new Database(join(server.data, 'conclave.db'), { readonly: true });
  const stage = (): unknown => db.prepare('SELECT stage, waiting, wakes_after, result IS NOT NULL AS has_result FROM tables WHERE id = ?').get(id);
  await eventually(async () => (stage() as { stage: string }).stage === 'over');
  expect(stage()).toMatchObject({ stage: 'over', waiting: '[]', wakes_after: null, has_result: 1 });
  db.close();
});
