import pg from 'pg';
import { DatabaseError, type Job, type Link, type Outcome, type Statement } from './link.ts';
import { StorageFault } from './storage.ts';

const PATIENCE_MS = 15_000;
/** So much earlier the database itself gives up: what it holds for a server that is gone or cut off, others wait for. */
const EARLIER_MS = 1000;
/** So long it waits for the next statement of some that belong together. */
const IDLE_MS = 3000;
/** It notices that a server's machine is gone. */
export const NOTICED_SOON = ['idle=20', 'interval=5', 'count=3'].map((one) => `-c tcp_keepalives_${one}`).join(' ');
/** Two waited for each other, or one was overtaken: the database has undone it, and it may be done again. */
const OVERTAKEN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;
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

/** Where the database did not answer, nobody knows what it is doing: the line is given up, and with it what was underway. */
async function undo(client: pg.PoolClient, error: Error): Promise<Error | undefined> {
  if (!(error instanceof pg.DatabaseError)) return error;
  return client.query('ROLLBACK').then(
    () => undefined,
    (broken: Error) => broken,
  );
}

/**
 * The way to a PostgreSQL database. Whoever writes at the same moment does so on connections of their own, and the database brings their commits to the
 * disk together. A line that breaks refuses what was underway; the next question makes another.
 */
export class PostgresLink implements Link {
  readonly #pool: pg.Pool;

  constructor(url: string, { lines, patience = PATIENCE_MS }: { lines: number; patience?: number }) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: lines,
      types,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      statement_timeout: Math.max(1, patience - EARLIER_MS),
      idle_in_transaction_session_timeout: IDLE_MS,
      options: NOTICED_SOON,
      application_name: 'conclave',
    });
    // A connection that breaks while nobody uses it leaves the pool, and that is all.
    this.#pool.on('error', () => {});
    // One that breaks in use rejects what was asked; without a listener it would end the process besides.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async run({ statements }: Job): Promise<readonly Outcome[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#runOnce(statements);
      } catch (error) {
        if (tries === MOST_TRIES || !OVERTAKEN.has((error as { code?: string }).code ?? '')) throw errorFrom(error);
      }
    }
  }

  async #runOnce(statements: readonly Statement[]): Promise<Outcome[]> {
    const [first, ...others] = statements;
    if (!first) return [];
    return others.length === 0 ? [await ask(this.#pool, first)] : this.#together(statements);
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
      fault = await undo(client, error as Error);
      throw error;
    } finally {
      client.release(fault);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
