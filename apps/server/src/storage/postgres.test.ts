import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TestPostgres } from '../testing/postgres.ts';
import { entry, table } from '../testing/stored.ts';
import { openOwnPostgres, openPostgres } from './postgres.ts';
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

test('a database that dies refuses, keeps what it acknowledged, and goes on by itself when it is back', { timeout: 60_000 }, async () => {
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
