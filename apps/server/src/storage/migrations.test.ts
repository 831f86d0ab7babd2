import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { StoredSeat } from './storage.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'conclave.db');
}

const ana = (seat: number): StoredSeat => ({ seat, kind: 'person', person: 'ana', name: 'Ana', away: false, preset: 'ask' });

/** A database of before the constraint, in which Ana sits twice at a table of every stage. */
async function doublySeated(): Promise<string> {
  const file = newFile();
  const storage = await openSqlite(file);
  await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
  const agreed = { game: 'sparks', rulesVersion: 1, options: {}, key: 'ab', clock: { kind: 'none' }, visibility: 'public', owner: 'ana' } as const;
  for (const stage of ['gathering', 'playing', 'over'] as const)
    await storage.addTable({ ...agreed, id: stage, invite: stage, watch: stage, stage, createdAt: 1, movedAt: 1, waiting: [], rev: 0, seats: [ana(0)] });
  await storage.close();
  const db = new Database(file);
  db.exec(`DROP INDEX one_seat_each; DELETE FROM kysely_migration WHERE name = '003-one-seat-each';
    INSERT INTO seats (table_id, seat, kind, person, name, away, preset) SELECT table_id, 1, kind, person, name, 1, preset FROM seats`);
  db.close();
  return file;
}

test('a database in which somebody sits twice is put right when it is opened', async () => {
  const storage = await openSqlite(await doublySeated());
  onTestFinished(() => storage.close());
  const seatsOf = async (id: string) => (await storage.table(id))?.seats;
  expect(await seatsOf('gathering')).toEqual([ana(0), { seat: 1, kind: 'open', name: '', away: false, preset: 'ask' }]);
  expect(await seatsOf('playing')).toEqual([ana(0), { seat: 1, kind: 'bot', name: 'Ana', level: 'simple', away: false, preset: 'ask' }]);
  expect(await seatsOf('over')).toEqual([ana(0), { seat: 1, kind: 'person', name: 'Ana', away: false, preset: 'ask' }]);
});
