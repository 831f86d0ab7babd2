import { Kysely } from 'kysely';
import { kyselyStorage } from './kysely-storage.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteLinkDialect } from './sqlite-dialect.ts';
import { DatabaseError, SqliteLink } from './sqlite-link.ts';
import type { Storage } from './storage.ts';

/** Opens a database file, makes it if there is none, and brings it to the present shape. */
export async function openSqlite(file: string): Promise<Storage> {
  const link = new SqliteLink(file);
  const db = new Kysely<Schema>({ dialect: new SqliteLinkDialect(link) });
  await migrate(db as unknown as Kysely<never>);
  return kyselyStorage({
    db,
    batch: async (queries) => {
      await link.run({ statements: queries.map(({ sql, parameters }) => ({ sql, parameters })), isRead: false });
    },
    isTaken: (error) => error instanceof DatabaseError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code),
  });
}
