import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { kyselyStorage } from './kysely-storage.ts';
import { DatabaseError } from './link.ts';
import { batchOn, linkDialect, type Tongue } from './link-dialect.ts';
import { migrate } from './migrate.ts';
import { PostgresLink } from './postgres-link.ts';
import type { Schema } from './schema.ts';
import { type Storage, Unopenable } from './storage.ts';

const POSTGRES: Tongue = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
/** Any number, the same for all of us: only one server at a time changes the shape of a database. */
const MIGRATING = 0x636f6e63;
const TAKEN = '23505';

/** Where a database is, without whoever may enter it. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Does something while no other server does it at this database. */
async function alone(url: string, act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'conclave' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await act();
  } finally {
    await client.end();
  }
}

/** Opens a PostgreSQL database and brings it to the present shape. Rejects with `Unopenable` and a sentence where it can't. */
export async function openPostgres(url: string): Promise<Storage> {
  const link = new PostgresLink(url);
  const dialect = linkDialect(link, POSTGRES);
  const batch = batchOn(link);
  try {
    await alone(url, () => migrate(dialect, new Kysely({ dialect }), batch));
  } catch (error) {
    await link.close();
    throw error instanceof Unopenable ? error : new Unopenable(`The database ${placeOf(url)} cannot be used: ${(error as Error).message}`);
  }
  return kyselyStorage({ db: new Kysely<Schema>({ dialect }), batch, isTaken: (error) => error instanceof DatabaseError && error.code === TAKEN });
}
