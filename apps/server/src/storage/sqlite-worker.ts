import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Job, Outcome, Statement } from './link.ts';
import type { Done, Place, Said } from './sqlite-link.ts';

const { file, inode: known } = workerData as Place;
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 2000'];
/** After these the file is opened anew. */
const LOST = /^SQLITE_(IOERR|CANTOPEN|NOTADB|PROTOCOL)|^LOST$/;

const inodeNow = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

function open(): Database.Database {
  try {
    const db = new Database(file);
    for (const pragma of PRAGMAS) db.pragma(pragma);
    return db;
  } catch (error) {
    // The database's own errors lose their words on the way out of a thread.
    throw new Error((error as Error).message);
  }
}

if (known !== undefined && inodeNow() !== known) throw new Error('The database file is gone, or another one is in its place.');
const db = open();
const inode = inodeNow();

const prepared = new Map<string, Database.Statement<unknown[]>>();

function statement(sql: string): Database.Statement<unknown[]> {
  const known = prepared.get(sql);
  if (known) return known;
  const made = db.prepare<unknown[]>(sql);
  prepared.set(sql, made);
  return made;
}

function execute({ sql, parameters }: Statement): Outcome {
  const prepared = statement(sql);
  if (prepared.reader) return { rows: prepared.all(...parameters), changes: 0 };
  return { rows: [], changes: prepared.run(...parameters).changes };
}

function failed(error: unknown): Extract<Done, { ok: false }> {
  const { message, code } = error as Error & { code?: string };
  return { ok: false, message, code: code || 'UNKNOWN' };
}

function attempt(job: Job): Done {
  try {
    return { ok: true, results: job.statements.map(execute) };
  } catch (error) {
    return failed(error);
  }
}

/** All of a job's statements, or none of them. */
function carryOut(job: Job): Done {
  const savepoint = job.statements.length > 1;
  if (savepoint) db.exec('SAVEPOINT job');
  const done = attempt(job);
  // A full disk ends the whole transaction: going on would write the rest without one.
  if (!done.ok && !db.inTransaction) throw Object.assign(new Error(done.message), { code: done.code });
  if (savepoint) db.exec(done.ok ? 'RELEASE job' : 'ROLLBACK TO job; RELEASE job');
  return done;
}

/** What is written into a file that was deleted or replaced is lost. */
function checkPlace(): void {
  if (inodeNow() !== inode) throw Object.assign(new Error('The database file is gone, or another one is in its place.'), { code: 'LOST' });
}

/** Everything that waited goes to the disk together: one transaction, one sync. */
function write(jobs: readonly Job[]): Done[] {
  try {
    checkPlace();
    db.exec('BEGIN IMMEDIATE');
    const all = jobs.map(carryOut);
    db.exec('COMMIT');
    return all;
  } catch (error) {
    attempt({ statements: db.inTransaction ? [{ sql: 'ROLLBACK', parameters: [] }] : [], isRead: false });
    return jobs.map(() => failed(error));
  }
}

/** Reads first: they need not wait for a lock, and fail with no write. */
function carryOutAll(jobs: readonly Job[]): Done[] {
  const reads = new Map(jobs.filter(({ isRead }) => isRead).map((job) => [job, attempt(job)]));
  const writes = jobs.filter(({ isRead }) => !isRead);
  const written = writes.length > 0 ? write(writes).values() : [].values();
  return jobs.map((job) => reads.get(job) ?? written.next().value ?? failed(new Error('Nothing was written.')));
}

const say = (said: Said): void => parentPort?.postMessage(said);

function end(): void {
  db.close();
  parentPort?.close();
}

parentPort?.on('message', (message: readonly Job[] | 'close') => {
  if (message === 'close') return end();
  const done = carryOutAll(message);
  say(done);
  if (done.some((one) => !one.ok && LOST.test(one.code))) end();
});
say({ inode: inode ?? 0 });
