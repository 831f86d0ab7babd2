import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { Claim, type Company, connected, placeOf } from './claim.ts';
import { kyselyStorage } from './kysely-storage.ts';
import { LINES } from './lines.ts';
import { DatabaseError, guarded } from './link.ts';
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
/** A lock of the database's own, under a number that is the same for all of us. */
const MIGRATING = 0x636f6e63;
/** A database of many games takes its time for an index. */
const MIGRATION_MS = 3600_000;
/** Whoever cannot say that it is at work for longer than this is not. */
const BEAT_PATIENCE_MS = 3000;
const TAKEN = '23505';
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

function unopenable(url: string, error: Error): Error {
  return error instanceof Unopenable ? error : new Unopenable(`The database ${placeOf(url)} cannot be used: ${error.message}`);
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

async function migrated(url: string): Promise<void> {
  const link = new PostgresLink(url, { lines: 1, patience: MIGRATION_MS });
  const dialect = linkDialect(link, POSTGRES);
  try {
    await alone(url, () => migrate(dialect, new Kysely({ dialect }), batchOn(link)));
  } catch (error) {
    throw unopenable(url, error as Error);
  } finally {
    await link.close();
  }
}

/** Kysely on a link of so many lines. While `mayWrite` says no it only reads. */
function database(url: string, { mayWrite, ...settings }: { lines: number; patience?: number; mayWrite: () => boolean }) {
  const link = guarded(new PostgresLink(url, settings), mayWrite);
  return { db: new Kysely<Schema>({ dialect: linkDialect(link, POSTGRES) }), batch: batchOn(link) };
}

const isTaken = (error: unknown): boolean => error instanceof DatabaseError && error.code === TAKEN;

/** Opens a PostgreSQL database and brings it to the present shape. Rejects with `Unopenable` and a sentence where it can't. */
export async function openPostgres(url: string, { lines = LINES, mayWrite = () => true }: { lines?: number; mayWrite?: () => boolean } = {}): Promise<Storage> {
  await migrated(url);
  const beats = database(url, { lines: 1, patience: BEAT_PATIENCE_MS, mayWrite });
  const storage = kyselyStorage({ ...database(url, { lines, mayWrite }), now: NOW, isTaken, beats, writesWithin: true });
  return {
    ...storage,
    async close() {
      await Promise.all([storage.close(), beats.db.destroy()]);
    },
  };
}

/** The same, for a server: the only one at its database, or one of several that hear of each other. While it does not hold its claim it writes nothing. */
export async function openOwnPostgres(url: string, { company = 'alone', lines = LINES }: { company?: Company; lines?: number } = {}): Promise<Storage> {
  const claim = await Claim.take(url, company).catch((error: Error) => {
    throw unopenable(url, error);
  });
  const storage = await openPostgres(url, { lines, mayWrite: () => claim.isHeld }).catch(async (error) => {
    await claim.release();
    throw error;
  });
  return {
    ...storage,
    holdsClaim: () => claim.isHeld,
    async close() {
      await storage.close();
      await claim.release();
    },
  };
}
