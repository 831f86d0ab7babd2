import { Kysely } from 'kysely';
import { type Database, kyselyStorage } from './kysely-storage.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteLinkDialect } from './sqlite-dialect.ts';
import { DatabaseError, type LinkSettings, SqliteLink } from './sqlite-link.ts';
import type { Storage } from './storage.ts';

/** Opens a database file, makes it if there is none, and brings it to the present shape. */
export async function openSqlite(file: string, settings?: LinkSettings): Promise<Storage> {
  const link = new SqliteLink(file, settings);
  const dialect = new SqliteLinkDialect(link);
  const batch: Database['batch'] = async (queries) => {
    await link.run({ statements: queries.map(({ sql, parameters }) => ({ sql, parameters })), isRead: false });
  };
  await migrate(dialect, new Kysely({ dialect }), batch).catch(async (error) => {
    await link.close();
    throw error;
  });
  return kyselyStorage({
    db: new Kysely<Schema>({ dialect }),
    batch,
    isTaken: (error) => error instanceof DatabaseError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code),
  });
}
