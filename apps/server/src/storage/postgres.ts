import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { kyselyStorage } from './kysely-storage.ts';
import { DatabaseError } from './link.ts';
import { batchOn, linkDialect, type Tongue } from './link-dialect.ts';
import { migrate } from './migrate.ts';
import { PostgresLink } from './postgres-link.ts';
import type { Schema } from './schema.ts';
import { InUse, type Storage, Unopenable } from './storage.ts';

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
const AGAIN_MS = 500;
const TAKEN = '23505';
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
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

/** A server that is alone keeps all others from its database; those that hear of each other only such a one. */
export type Company = 'alone' | 'among others';
const CLAIMS: Readonly<Record<Company, string>> = { alone: 'SELECT pg_advisory_lock($1)', 'among others': 'SELECT pg_advisory_lock_shared($1)' };

/** Claims the database on a line of its own; the claim lives as long as the line. One that was just killed is waited for until the database has noticed. */
async function claimOnce(url: string, company: Company): Promise<pg.Client> {
  const client = await connected(url);
  try {
    await client.query(`SET lock_timeout = '${GONE_MS}ms'`);
    await client.query(CLAIMS[company], [SERVING]);
    return client;
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== NOT_AVAILABLE) throw error;
    throw new InUse(
      `Another Conclave server uses the database ${placeOf(url)}. Stop that one first, give this one a database of its own, or let them work together (REDIS_URL).`,
    );
  }
}

/** Keeps other servers from the database: they would not hear of each other's moves. When the database was away, it is claimed again. */
async function claim(url: string, company: Company): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await claimOnce(url, company);
  const hold = (): void => {
    client.once('end', async () => {
      while (!stopping.signal.aborted) {
        await sleep(AGAIN_MS, undefined, { ref: false });
        const next = await claimOnce(url, company).catch(() => undefined);
        if (!next) continue;
        client = next;
        return hold();
      }
    });
  };
  hold();
  return () => {
    stopping.abort();
    return client.end();
  };
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
  const isTaken = (error: unknown): boolean => error instanceof DatabaseError && error.code === TAKEN;
  return kyselyStorage({ db: new Kysely<Schema>({ dialect }), batch, now: NOW, isTaken });
}

/** The same, for a server: the only one at its database, or one of several that hear of each other. */
export async function openOwnPostgres(url: string, company: Company = 'alone'): Promise<Storage> {
  const release = await claim(url, company).catch((error: Error) => {
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
