import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/metrics.ts';
import type { Outcome } from './link.ts';
import { type LinkSettings, SqliteLink } from './sqlite-link.ts';
import { StorageFault } from './storage.ts';

function open(settings: LinkSettings): (sql: string) => Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-link-'));
  const link = new SqliteLink(join(folder, 'some.db'), settings);
  onTestFinished(async () => {
    await link.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return (sql) => link.run({ statements: [{ sql, parameters: [] }], isRead: false });
}

const isWell = (run: (sql: string) => Promise<unknown>) => () =>
  run('SELECT 1').then(
    () => true,
    () => false,
  );

/** Counts in the database for some seconds. */
const SLOW = 'INSERT INTO t SELECT count(*) FROM (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 8000000) SELECT x FROM c)';

test('a database that does not answer is noticed: all that waits is refused, until it answers', async () => {
  const run = open({ patience: 300 });
  await run('CREATE TABLE t (x)');
  const slow = run(SLOW);
  const waiting = new Promise((resolve) => setImmediate(resolve)).then(() => run('INSERT INTO t VALUES (1)'));
  await expect(slow).rejects.toThrow(StorageFault);
  await expect(waiting).rejects.toThrow('does not answer');
  await expect(run('INSERT INTO t VALUES (2)')).rejects.toThrow('does not answer');
  await eventually(isWell(run));
  await run('INSERT INTO t VALUES (3)');
  expect((await run('SELECT x FROM t WHERE x < 4'))[0]?.rows).toMatchObject([{ x: 3 }]);
});

test('a database thread that dies is started again; what waited is refused', async () => {
  const run = open({ thread: new URL('../testing/mortal-worker.mjs', import.meta.url) });
  await run('CREATE TABLE t (x)');
  await run('INSERT INTO t VALUES (1)');
  const [dying, waiting] = [run("SELECT 'die'"), run('INSERT INTO t VALUES (2)')];
  await expect(dying).rejects.toThrow(StorageFault);
  await expect(waiting).rejects.toThrow(StorageFault);
  await eventually(isWell(run));
  expect((await run('SELECT x FROM t'))[0]?.rows).toMatchObject([{ x: 1 }]);
});

test('a statement that makes no sense is refused by itself', async () => {
  const run = open({});
  await expect(run('SELEKT')).rejects.not.toThrow(StorageFault);
  await expect(run('SELECT 1')).resolves.toHaveLength(1);
});
