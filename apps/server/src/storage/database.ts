import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** What differs between databases. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Carries out all statements or none, and says how many rows each has changed. Rejects with an error that `isTaken` knows where a key exists already. */
  batch(queries: readonly CompiledQuery[]): Promise<number[]>;
  isTaken(error: unknown): boolean;
  /** The database's time of day, in milliseconds. */
  readonly now: RawBuilder<number>;
  /** A way of their own for words that a server is at work: they wait for nothing else. */
  readonly beats?: Pick<Database, 'db' | 'batch'>;
  /** Whether it writes within WITH: what belongs together then goes there and back once. */
  readonly writesWithin?: boolean;
}
