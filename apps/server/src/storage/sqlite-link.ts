import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

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

export type Done = { readonly ok: true; readonly results: readonly Outcome[] } | { readonly ok: false; readonly message: string; readonly code: string };

/** A statement the database refused; `code` is SQLite's name for the reason. */
export class DatabaseError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const AT_ONCE = 6;

interface Waiting {
  readonly job: Job;
  readonly resolve: (results: readonly Outcome[]) => void;
  readonly reject: (error: Error) => void;
}

/** The way to a database in a thread of its own. What arrives together, or while a batch is being written, goes in one batch. */
export class SqliteLink {
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #underway: Waiting[] = [];
  #isPlanned = false;
  #failure: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.mjs', import.meta.url), { workerData: { file }, execArgv: [] });
    this.#worker.on('message', (done: readonly Done[]) => this.#answer(done));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The database is closed.')));
  }

  run(job: Job): Promise<readonly Outcome[]> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      if (this.#underway.length === 0) this.#plan();
    });
  }

  /** Waits for everything asked so far, then closes the file. */
  async close(): Promise<void> {
    if (this.#failure) return;
    await this.run({ statements: [], isRead: true });
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }

  /** Sends when all that has come in at this moment has been read. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isPlanned = false;
    this.#underway = this.#waiting;
    this.#waiting = [];
    if (this.#underway.length > 0) this.#worker.postMessage(this.#underway.map(({ job }) => job));
  }

  #answer(done: readonly Done[]): void {
    const answered = this.#underway;
    this.#underway = [];
    this.#plan();
    this.#settle(answered, done);
  }

  /** A few answers at a time: what comes of them must not keep what has arrived meanwhile from being read and written. */
  #settle(answered: readonly Waiting[], done: readonly Done[]): void {
    for (const [i, { resolve, reject }] of answered.slice(0, AT_ONCE).entries()) {
      const one = done[i];
      if (one?.ok) resolve(one.results);
      else reject(new DatabaseError(one?.message ?? 'The database gave no answer.', one?.code ?? ''));
    }
    if (answered.length > AT_ONCE) setImmediate(() => this.#settle(answered.slice(AT_ONCE), done.slice(AT_ONCE)));
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of [...this.#underway, ...this.#waiting]) reject(error);
    this.#underway = [];
    this.#waiting = [];
  }
}
