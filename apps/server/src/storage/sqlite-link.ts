import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseError, type Job, type Link, type Outcome } from './link.ts';
import { StorageFault } from './storage.ts';

export type Done = { readonly ok: true; readonly results: readonly Outcome[] } | { readonly ok: false; readonly message: string; readonly code: string };

/** What the thread is given: the file, and how to know it again. */
export interface Place {
  readonly file: string;
  readonly inode: number | undefined;
}

/** What the thread says: that the file is open, or what became of the jobs. */
export type Said = { readonly inode: number } | readonly Done[];

const AT_ONCE = 6;
const PATIENCE_MS = 15_000;
const REOPEN_MS = 500;
/** Reasons that lie in the statement. All others lie in the disk, the file or whoever holds it. */
const ABOUT_STATEMENT = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|MISUSE)/;

const errorFrom = (done: Done | undefined): Error => {
  if (!done || done.ok) return new StorageFault('The database gave no answer.');
  return ABOUT_STATEMENT.test(done.code) ? new DatabaseError(done.message, done.code) : new StorageFault(`${done.message} (${done.code})`);
};

interface Waiting {
  readonly job: Job;
  readonly resolve: (results: readonly Outcome[]) => void;
  readonly reject: (error: Error) => void;
}

export interface LinkSettings {
  /** Milliseconds after which a database that does not answer counts as stuck. */
  readonly patience?: number;
  readonly thread?: URL;
}

/**
 * The way to a database in a thread of its own. What arrives together, or while a batch is being written, goes in one batch.
 * While the thread is stuck or gone everything is refused. One that is gone is started again; one that is stuck is not stopped, which
 * would end the process in the middle of native code: it goes on when it answers.
 */
export class SqliteLink implements Link {
  readonly #file: string;
  readonly #thread: URL;
  readonly #patience: number;
  #worker: Worker;
  #waiting: Waiting[] = [];
  #underway: Waiting[] = [];
  #isPlanned = false;
  #inode: number | undefined;
  #fault: Error | undefined;
  #isOpen = false;
  #isClosing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, { patience = PATIENCE_MS, thread = new URL('./sqlite-worker.mjs', import.meta.url) }: LinkSettings = {}) {
    this.#file = file;
    this.#thread = thread;
    this.#patience = patience;
    this.#worker = this.#start();
  }

  #start(): Worker {
    const place: Place = { file: this.#file, inode: this.#inode };
    const worker = new Worker(this.#thread, { workerData: place, execArgv: [] });
    worker.on('message', (said: Said) => this.#hear(said));
    worker.on('error', (error: Error) => this.#fail(new StorageFault(error.message, { cause: error })));
    worker.on('exit', () => this.#gone());
    return worker;
  }

  run(job: Job): Promise<readonly Outcome[]> {
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      if (this.#underway.length === 0) this.#plan();
    });
  }

  /** Waits for everything asked so far, then closes the file. One that is stuck is left alone. */
  async close(): Promise<void> {
    if (!this.#fault) await this.run({ statements: [], isRead: true }).catch(() => {});
    this.#isClosing = true;
    clearTimeout(this.#timer);
    const isThere = !this.#fault;
    this.#fault ??= new StorageFault('The database is closed.');
    if (!isThere) return void this.#worker.unref();
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }

  /** Sends when all that has come in at this moment has been read. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isPlanned = false;
    if (!this.#isOpen) return;
    this.#underway = this.#waiting;
    this.#waiting = [];
    if (this.#underway.length === 0) return;
    this.#worker.postMessage(this.#underway.map(({ job }) => job));
    this.#timer = setTimeout(() => this.#fail(new StorageFault('The database does not answer.')), this.#patience);
  }

  #hear(said: Said): void {
    clearTimeout(this.#timer);
    if (!this.#isClosing) this.#fault = undefined;
    if ('inode' in said) this.#opened(said.inode);
    else this.#answer(said);
  }

  #opened(inode: number): void {
    this.#inode = inode;
    this.#isOpen = true;
    this.#plan();
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
      else reject(errorFrom(one));
    }
    if (answered.length > AT_ONCE) setImmediate(() => this.#settle(answered.slice(AT_ONCE), done.slice(AT_ONCE)));
  }

  /** Nothing can be done until the thread is heard again. */
  #fail(fault: Error): void {
    this.#fault = fault;
    const refused = [...this.#underway, ...this.#waiting];
    this.#underway = [];
    this.#waiting = [];
    for (const { reject } of refused) reject(fault);
  }

  #gone(): void {
    if (this.#isClosing) return;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#fail(this.#fault ?? new StorageFault('The database thread has ended.'));
    this.#timer = setTimeout(() => {
      this.#worker = this.#start();
    }, REOPEN_MS);
  }
}
