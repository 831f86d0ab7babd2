import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { lock, makePrivate } from './data-folder.ts';
import { kyselyStorage } from './kysely-storage.ts';
import { DatabaseError } from './link.ts';
import { batchOn, linkDialect, type Tongue } from './link-dialect.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { type LinkSettings, SqliteLink } from './sqlite-link.ts';
import { type Storage, StorageFault, Unopenable } from './storage.ts';

const SQLITE: Tongue = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

const NOW = sql<number>`CAST(unixepoch('subsec') * 1000 AS integer)`;

const RESTORE = 'docs/running.md says how to restore a backup.';

/** What the host is told when the file cannot be opened. */
function unopenable(file: string, error: Error): Error {
  if (!(error instanceof StorageFault)) return error;
  if (/not a database|malformed/.test(error.message)) return new Unopenable(`${file} is damaged, or not a database of Conclave. ${RESTORE}`);
  return new Unopenable(`${file} cannot be opened: ${error.message}`);
}

/** Opens a database file, makes it if there is none, and brings it to the present shape. Rejects with `Unopenable` and a sentence where it can't. */
export async function openSqlite(file: string, settings?: LinkSettings): Promise<Storage> {
  makePrivate(file);
  const unlock = lock(file);
  const link = new SqliteLink(file, settings);
  const dialect = linkDialect(link, SQLITE);
  const batch = batchOn(link);
  await migrate(dialect, new Kysely({ dialect }), batch).catch(async (error) => {
    await link.close();
    unlock();
    throw unopenable(file, error);
  });
  const storage = kyselyStorage({
    db: new Kysely<Schema>({ dialect }),
    batch,
    now: NOW,
    isTaken: (error) => error instanceof DatabaseError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code),
  });
  return {
    ...storage,
    async close() {
      await storage.close();
      unlock();
    },
  };
}
