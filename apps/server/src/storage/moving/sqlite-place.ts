import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { openSqlite } from '../sqlite.ts';
import { AT_A_TIME, gameColumn, type Row, type Store, type StorePlace } from './store.ts';
import { shapeOf, type TableName } from './tables.ts';

/** Texts are compared by their bytes, which is how SQLite does it by itself. */
const selecting = (table: TableName, where = ''): string => {
  const { columns, order } = shapeOf(table);
  return `SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${order.join(', ')}`;
};

async function* someAtATime(rows: Iterable<Row>): AsyncGenerator<readonly Row[]> {
  let some: Row[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < AT_A_TIME) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

const inserting = (table: TableName): string => {
  const { columns } = shapeOf(table);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
};

function sqliteStore(db: Database.Database): Store {
  return {
    count: async (table) => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n,
    rows: (table) => someAtATime(db.prepare(selecting(table)).raw(true).iterate() as Iterable<Row>),
    rowsOf: async (table, id) =>
      db
        .prepare(selecting(table, `WHERE ${gameColumn(table)} = ?`))
        .raw(true)
        .all(id) as Row[],
    async insert(table, rows) {
      const statement = db.prepare(inserting(table));
      for (const row of rows) statement.run(...row);
    },
    async clear(table) {
      db.exec(`DELETE FROM ${table}`);
    },
  };
}

async function inOneGo<T>(db: Database.Database, act: (store: Store) => Promise<T>): Promise<T> {
  db.pragma('foreign_keys = ON');
  db.pragma('synchronous = FULL');
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = await act(sqliteStore(db));
    db.exec('COMMIT');
    return done;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** The database in a data folder. */
export function sqlitePlace(folder: string): StorePlace {
  const file = join(folder, 'conclave.db');
  return {
    name: file,
    exists: () => existsSync(file),
    async enter(act) {
      // Being open keeps all servers out, and brings the file to its present shape.
      const storage = await openSqlite(file);
      const db = new Database(file);
      try {
        return await inOneGo(db, act);
      } finally {
        db.close();
        await storage.close();
      }
    },
  };
}
