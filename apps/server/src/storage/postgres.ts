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
/** Locks of the database's own, under numbers that are the same for all of us. */
const MIGRATING = 0x636f6e63;
const SERVING = 0x636f6e64;
/** The database notices a server whose machine is gone, and lets go of its lock. */
const NOTICED_SOON = '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const GONE_MS = 3000;
const TAKEN = '23505';
const NOT_AVAILABLE = '55P03';

/** Where a database is, without whoever may enter it. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function unopenable(url: string, error: Error): Error {
  return error instanceof Unopenable ? error : new Unopenable(`The database ${placeOf(url)} cannot be used: ${error.message}`);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'conclave', keepAlive: true, options: NOTICED_SOON });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Does something while no other server does it at this database. */
async function alone(url: string, act: () => Promise<void>): Promise<void> {
  const client = await connected(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await act();
  } finally {
    await client.end();
  }
}

/**
 * Keeps other servers from the database for as long as the line to it lives: they would not hear of each other's moves. One that was just
 * killed is waited for until the database has noticed.
 */
async function claim(url: string): Promise<() => Promise<void>> {
  const client = await connected(url);
  try {
    await client.query(`SET lock_timeout = '${GONE_MS}ms'`);
    await client.query('SELECT pg_advisory_lock($1)', [SERVING]);
    return () => client.end();
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== NOT_AVAILABLE) throw error;
    throw new Unopenable(`Another Conclave server uses the database ${placeOf(url)}. Stop that one first, or give this one a database of its own.`);
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
    throw unopenable(url, error as Error);
  }
  return kyselyStorage({ db: new Kysely<Schema>({ dialect }), batch, isTaken: (error) => error instanceof DatabaseError && error.code === TAKEN });
}

/** The same, for a server that is the only one at its database. */
export async function openOwnPostgres(url: string): Promise<Storage> {
  const release = await claim(url).catch((error: Error) => {
    throw unopenable(url, error);
  });
  const storage = await openPostgres(url).catch(async (error) => {
    await release();
    throw error;
  });
  return {
    ...storage,
    async close() {
      await storage.close();
      await release();
    },
  };
}
