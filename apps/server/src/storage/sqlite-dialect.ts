import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteLink } from './sqlite-link.ts';

const isRead = (query: CompiledQuery): boolean => query.query.kind === 'SelectQueryNode';

class LinkConnection implements DatabaseConnection {
  readonly #link: SqliteLink;
  constructor(link: SqliteLink) {
    this.#link = link;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [outcome] = await this.#link.run({ statements: [{ sql: query.sql, parameters: query.parameters }], isRead: isRead(query) });
    return { rows: (outcome?.rows ?? []) as R[], numAffectedRows: BigInt(outcome?.changes ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: nothing here streams rows
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed.');
  }
}

class LinkDriver implements Driver {
  readonly #link: SqliteLink;
  constructor(link: SqliteLink) {
    this.#link = link;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LinkConnection(this.#link);
  }

  /** The thread groups everybody's statements: one that is held open would hold up all. `Batch` is the way. */
  async beginTransaction(): Promise<void> {
    throw new Error('Statements that belong together are sent together.');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#link.close();
  }
}

/** Kysely on a SQLite database that lives in a thread of its own. */
export class SqliteLinkDialect implements Dialect {
  readonly #link: SqliteLink;
  constructor(link: SqliteLink) {
    this.#link = link;
  }

  createDriver(): Driver {
    return new LinkDriver(this.#link);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
