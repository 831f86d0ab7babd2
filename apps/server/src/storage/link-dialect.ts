import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Link } from './link.ts';

const isRead = (query: CompiledQuery): boolean => query.query.kind === 'SelectQueryNode';

class LinkConnection implements DatabaseConnection {
  readonly #link: Link;
  constructor(link: Link) {
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
  readonly #link: Link;
  constructor(link: Link) {
    this.#link = link;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LinkConnection(this.#link);
  }

  /** Everybody's statements are grouped: a transaction that is held open would hold up all. `Batch` is the way. */
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

/** What a database's language is made of, without the way to it. */
export type Tongue = Omit<Dialect, 'createDriver'>;

/** Kysely on a link to a database. */
export const linkDialect = (link: Link, tongue: Tongue): Dialect => ({ ...tongue, createDriver: () => new LinkDriver(link) });

/** Statements that belong together, sent together. Says how many rows each has changed. */
export const batchOn =
  (link: Link) =>
  async (queries: readonly CompiledQuery[]): Promise<number[]> => {
    const outcomes = await link.run({ statements: queries.map(({ sql, parameters }) => ({ sql, parameters })), isRead: false });
    return outcomes.map(({ changes }) => changes);
  };
