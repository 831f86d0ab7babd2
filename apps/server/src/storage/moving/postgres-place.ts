import pg from 'pg';
import { placeOf } from '../claim.ts';
import { openOwnPostgres } from '../postgres.ts';
import { types } from '../postgres-link.ts';
import { AT_A_TIME, gameColumn, type Row, type Store, type StorePlace } from './store.ts';
import { isText, shapeOf, type TableName } from './tables.ts';

/** Texts are compared by their bytes, as SQLite does it, whatever the database's own order is. */
const selecting = (table: TableName, where = ''): string => {
  const { columns, order } = shapeOf(table);
  return `SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${order.map((one) => (isText(one) ? `${one} COLLATE "C"` : one)).join(', ')}`;
};

async function* someAtATime(client: pg.Client, table: TableName): AsyncGenerator<readonly Row[]> {
  await client.query(`DECLARE moving CURSOR FOR ${selecting(table)}`);
  for (;;) {
    const { rows } = await client.query<Value[]>({ text: `FETCH ${AT_A_TIME} FROM moving`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE moving');
}

type Value = Row[number];

const named = (columns: readonly string[], row: Row): Record<string, Value> => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]));

function postgresStore(client: pg.Client): Store {
  return {
    count: async (table) => (await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n ?? 0,
    rows: (table) => someAtATime(client, table),
    async rowsOf(table, id) {
      const text = selecting(table, `WHERE ${gameColumn(table)} = $1`);
      return (await client.query<Value[]>({ text, values: [id], rowMode: 'array' })).rows;
    },
    async insert(table, rows) {
      const { columns } = shapeOf(table);
      const list = columns.join(', ');
      const text = `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1)`;
      await client.query(text, [JSON.stringify(rows.map((row) => named(columns, row)))]);
    },
    async clear(table) {
      await client.query(`DELETE FROM ${table}`);
    },
  };
}

async function inOneGo<T>(client: pg.Client, act: (store: Store) => Promise<T>): Promise<T> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  try {
    const done = await act(postgresStore(client));
    await client.query('COMMIT');
    return done;
  } catch (error) {
    // Where the line is broken the database rolls back by itself.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** A PostgreSQL database. */
export function postgresPlace(url: string): StorePlace {
  return {
    name: `the database ${placeOf(url)}`,
    exists: () => true,
    async enter(act) {
      // Being open keeps all servers out, and brings the database to its present shape.
      const storage = await openOwnPostgres(url);
      const client = new pg.Client({ connectionString: url, types, application_name: 'conclave', keepAlive: true });
      client.on('error', () => {});
      try {
        await client.connect();
        return await inOneGo(client, act);
      } finally {
        await client.end();
        await storage.close();
      }
    },
  };
}
