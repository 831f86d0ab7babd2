import { StorageFault } from './storage.ts';

/** What is asked of a database. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Statements that are carried out all or not at all. */
export interface Job {
  readonly statements: readonly Statement[];
  readonly isRead: boolean;
}

export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** The way to a database. Rejects with a `DatabaseError` where the statement is at fault, and with a `StorageFault` where anything else is. */
export interface Link {
  run(job: Job): Promise<readonly Outcome[]>;
  /** Waits for everything asked so far. */
  close(): Promise<void>;
}

/** A statement the database refused; `code` is its own name for the reason. */
export class DatabaseError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** A link over which nothing is written while it may not be. */
export const guarded = (link: Link, mayWrite: () => boolean): Link => ({
  run: (job) => (job.isRead || mayWrite() ? link.run(job) : Promise.reject(new StorageFault('This server does not hold its database at the moment.'))),
  close: () => link.close(),
});
