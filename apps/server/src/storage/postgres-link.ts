import pg from 'pg';
import { DatabaseError, type Job, type Link, type Outcome, type Statement } from './link.ts';
import { StorageFault } from './storage.ts';

const MOST_CONNECTIONS = 10;
const PATIENCE_MS = 15_000;
/** Classes of SQLSTATE that lie in the statement. All others lie in the server, the disk or the line. */
const ABOUT_STATEMENT = /^(22|23|42)/;

const INT8 = 20;
/** Times and counts of this schema fit into numbers; by itself `pg` gives large integers as text. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

function errorFrom(error: unknown): Error {
  const { message, code } = error as Error & { code?: string };
  if (code !== undefined && ABOUT_STATEMENT.test(code)) return new DatabaseError(message, code);
  return new StorageFault(code ? `${message} (${code})` : message, { cause: error });
}

interface Asking {
  query(sql: string, parameters: unknown[]): Promise<pg.QueryResult>;
}

async function ask(on: Asking, { sql, parameters }: Statement): Promise<Outcome> {
  const { rows, rowCount } = await on.query(sql, [...parameters]);
  return { rows, changes: rowCount ?? 0 };
}

/**
 * The way to a PostgreSQL database. Whoever writes at the same moment does so on connections of their own, and the database brings their commits to the
 * disk together. A line that breaks refuses what was underway; the next question makes another.
 */
export class PostgresLink implements Link {
  readonly #pool: pg.Pool;

  constructor(url: string, { patience = PATIENCE_MS }: { patience?: number } = {}) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: MOST_CONNECTIONS,
      types,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'conclave',
    });
    // A connection that breaks while nobody uses it leaves the pool, and that is all.
    this.#pool.on('error', () => {});
    // One that breaks in use rejects what was asked; without a listener it would end the process besides.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async run({ statements }: Job): Promise<readonly Outcome[]> {
    try {
      const [first, ...others] = statements;
      if (!first) return [];
      return others.length === 0 ? [await ask(this.#pool, first)] : await this.#together(statements);
    } catch (error) {
      throw errorFrom(error);
    }
  }

  async #together(statements: readonly Statement[]): Promise<Outcome[]> {
    const client = await this.#pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('BEGIN');
      const outcomes: Outcome[] = [];
      for (const statement of statements) outcomes.push(await ask(client, statement));
      await client.query('COMMIT');
      return outcomes;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken) => {
        fault = broken;
      });
      throw error;
    } finally {
      client.release(fault);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
