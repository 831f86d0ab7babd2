import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Wire } from '../chaos/wire.ts';
import { eventually } from '../testing/metrics.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { entry, table } from '../testing/stored.ts';
import { SERVING } from './claim.ts';
import { openOwnPostgres, openPostgres } from './postgres.ts';
import { PostgresLink } from './postgres-link.ts';
import { storageContract } from './storage.contract.ts';
import { StorageFault, Unopenable } from './storage.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

let url = '';

storageContract(
  'PostgreSQL',
  async () => {
    url = await postgres.newDatabase();
    return openPostgres(url);
  },
  async (storage) => {
    await storage.close();
    return openPostgres(url);
  },
);

async function opened() {
  const address = await postgres.newDatabase();
  const storage = await openPostgres(address);
  onTestFinished(() => storage.close());
  await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
  await storage.addPerson({ id: 'ben', name: 'Ben', createdAt: 2 });
  await storage.addTable(table('t'));
  return { address, storage };
}

test('two servers that open an empty database at once bring it to its shape once', async () => {
  const address = await postgres.newDatabase();
  const both = await Promise.all([openPostgres(address), openPostgres(address)]);
  onTestFinished(async () => void (await Promise.all(both.map((one) => one.close()))));
  expect(await both[0]?.setting('secret', () => 'one')).toBe('one');
  expect(await both[1]?.setting('secret', () => 'two')).toBe('one');
});

test('of many servers that write the same place of a log, one does', async () => {
  const { address, storage } = await opened();
  const other = await openPostgres(address);
  onTestFinished(() => other.close());
  const written = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? storage : other).append('t', entry(1, { idem: `key ${i}` }))));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await storage.entries('t')).toHaveLength(1);
});

test('a database that dies refuses, keeps what it acknowledged, and goes on by itself when it is back', async () => {
  const { storage } = await opened();
  expect(await storage.append('t', entry(1))).toBe(true);
  await postgres.kill();
  await expect(storage.append('t', entry(2))).rejects.toThrow(StorageFault);
  await expect(storage.check()).rejects.toThrow(StorageFault);
  await postgres.open();
  expect(await storage.append('t', entry(2))).toBe(true);
  expect((await storage.entries('t')).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a database that cannot be reached gets a sentence, without the password', async () => {
  const opening = openPostgres('postgres://conclave:s3cret@127.0.0.1:1/none');
  await expect(opening).rejects.toThrow(Unopenable);
  await expect(opening).rejects.toThrow(/^The database 127\.0\.0\.1:1\/none cannot be used: /);
});

test('a second server at the same database is told so, until the first one is gone', async () => {
  const address = await postgres.newDatabase();
  const first = await openOwnPostgres(address);
  await expect(openOwnPostgres(address)).rejects.toThrow(/^Another Conclave server uses the database 127\.0\.0\.1:\d+\/test\d+\./);
  await first.close();
  await (await openOwnPostgres(address)).close();
});

async function clientAt(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A way to a database that can be cut and frozen. */
async function wireTo(address: string) {
  const wire = await Wire.open();
  onTestFinished(() => wire.close());
  const url = new URL(address);
  wire.leadTo(Number(url.port));
  url.port = new URL(wire.url).port;
  return { wire, url: url.href };
}

test('what a server that is cut off in the middle of some statements holds, others get', async () => {
  const { address, storage } = await opened();
  const { wire, url: far } = await wireTo(address);
  const link = new PostgresLink(far, { lines: 1 });
  onTestFinished(() => link.close());
  const touch = { sql: "UPDATE tables SET rev = rev + 1 WHERE id = 't'", parameters: [] };
  const aMoment = { sql: 'SELECT pg_sleep(0.5)', parameters: [] };
  const cutOff = expect(link.run({ statements: [touch, aMoment, touch], isRead: false })).rejects.toThrow(StorageFault);
  const watcher = await clientAt(address);
  await eventually(async () => (await watcher.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'")).rowCount === 1);
  wire.freeze();
  await storage.setSeat('t', 0, { away: true });
  expect((await storage.table('t'))?.rev).toBe(1);
  wire.cut();
  await cutOff;
});

test('two who wait for each other both get what they want', async () => {
  const { address, storage } = await opened();
  await storage.addTable(table('u'));
  const link = new PostgresLink(address, { lines: 2 });
  onTestFinished(() => link.close());
  const touch = (id: string) => ({ sql: 'UPDATE tables SET rev = rev + 1 WHERE id = $1', parameters: [id] });
  const rest = { sql: 'SELECT pg_sleep(0.3)', parameters: [] };
  const both = [
    ['t', 'u'],
    ['u', 't'],
  ].map(([one, other]) => link.run({ statements: [touch(one!), rest, touch(other!)], isRead: false }));
  await Promise.all(both);
  expect([(await storage.table('t'))?.rev, (await storage.table('u'))?.rev]).toEqual([2, 2]);
});

test('a server says that it is at work though all its connections wait', async () => {
  const { address, storage } = await opened();
  const narrow = await openPostgres(address, { lines: 1 });
  onTestFinished(() => narrow.close());
  const other = await clientAt(address);
  await other.query('BEGIN');
  await other.query("UPDATE tables SET rev = rev + 1 WHERE id = 't'");
  const waiting = narrow.setSeat('t', 0, { away: true });
  expect((await narrow.beat('narrow', 60_000)).nodes).toEqual(['narrow']);
  await other.query('COMMIT');
  await waiting;
  expect((await storage.table('t'))?.rev).toBe(2);
});

test('a line that is added while it is noted how the game stands has the table woken', async () => {
  const { address, storage } = await opened();
  await storage.addTable(table('p', { stage: 'playing' }));
  await storage.append('p', entry(1));
  const other = await clientAt(address);
  await other.query('BEGIN');
  await other.query(`INSERT INTO entries (table_id, seq, seat, entry, at, spent) VALUES ('p', 2, 0, '{"seat":0}', 1, 0)`);
  await other.query("UPDATE tables SET wakes_after = 0 WHERE id = 'p'");
  const noting = storage.setProgress('p', { stage: 'playing', movedAt: 9, waiting: [1] }, { seq: 1 });
  const watcher = await clientAt(address);
  await eventually(async () => (await watcher.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount === 1);
  await other.query('COMMIT');
  await noting;
  expect((await storage.table('p'))?.wakesAfter).toBe(0);
});

const isWritten = (writing: Promise<void>): Promise<boolean> =>
  writing.then(
    () => true,
    () => false,
  );

test('a server that lost its claim writes nothing, reads on, and writes again when it has it back', async () => {
  const address = await postgres.newDatabase();
  const storage = await openOwnPostgres(address);
  onTestFinished(() => storage.close());
  await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
  const [heir, killer] = [await clientAt(address), await clientAt(address)];
  const inheriting = heir.query(`SELECT pg_advisory_lock(${SERVING})`);
  const claims = "FROM pg_locks WHERE locktype = 'advisory' AND objid = $1";
  await eventually(async () => (await killer.query(`SELECT ${claims} AND NOT granted`, [SERVING])).rowCount === 1);
  await killer.query(`SELECT pg_terminate_backend(pid) ${claims} AND granted`, [SERVING]);
  await inheriting;
  await eventually(() => isWritten(storage.renamePerson('ana', 'Ana')).then((is) => !is));
  await expect(storage.renamePerson('ana', 'Anna')).rejects.toThrow(StorageFault);
  expect(storage.holdsClaim()).toBe(false);
  expect((await storage.person('ana'))?.name).toBe('Ana');
  await heir.query(`SELECT pg_advisory_unlock(${SERVING})`);
  await eventually(() => isWritten(storage.renamePerson('ana', 'Anna')));
  expect(storage.holdsClaim()).toBe(true);
  expect((await storage.person('ana'))?.name).toBe('Anna');
});
