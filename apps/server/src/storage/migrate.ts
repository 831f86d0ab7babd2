import { type CompiledQuery, type DatabaseConnection, type Dialect, DummyDriver, Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import { Unopenable } from './storage.ts';

type Batch = (queries: readonly CompiledQuery[]) => Promise<unknown>;

interface Ledger {
  kysely_migration: { name: string; timestamp: string };
}

/** A database that writes down what it is told instead of doing it. */
function recorder(dialect: Dialect): { db: Kysely<Ledger>; told: CompiledQuery[] } {
  const told: CompiledQuery[] = [];
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      told.push(query);
      return { rows: [] };
    },
    streamQuery() {
      throw new Error('A migration only writes.');
    },
  };
  class Recording extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return connection;
    }
  }
  const db = new Kysely<Ledger>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new Recording(),
      createIntrospector: (of) => dialect.createIntrospector(of),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
  return { db, told };
}

/** Brings a database to the present shape, each migration whole or not at all. */
export async function migrate(dialect: Dialect, db: Kysely<Ledger>, batch: Batch): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(db);
  const done = new Set((await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name));
  const unknown = [...done].filter((name) => !migrations.has(name));
  if (unknown.length > 0)
    throw new Unopenable(`This database was written by a newer Conclave (it has ${unknown.join(', ')}). Update this server, or restore an older backup.`);
  for (const [name, migration] of migrations) {
    if (done.has(name)) continue;
    const { db: paper, told } = recorder(dialect);
    await migration.up(paper);
    await paper.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
    await batch(told);
  }
}
