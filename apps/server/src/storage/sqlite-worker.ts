import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Done, Job, Statement } from './sqlite-link.ts';

const db = new Database(workerData.file as string);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) db.pragma(pragma);

const prepared = new Map<string, Database.Statement<unknown[]>>();

function statement(sql: string): Database.Statement<unknown[]> {
  const known = prepared.get(sql);
  if (known) return known;
  const made = db.prepare<unknown[]>(sql);
  prepared.set(sql, made);
  return made;
}

function execute({ sql, parameters }: Statement): Extract<Done, { ok: true }>['results'][number] {
  const prepared = statement(sql);
  if (prepared.reader) return { rows: prepared.all(...parameters), changes: 0 };
  return { rows: [], changes: prepared.run(...parameters).changes };
}

/** All of a job's statements, or none of them. */
function carryOut({ statements, isRead }: Job): Done {
  const savepoint = statements.length > 1;
  if (savepoint) db.exec('SAVEPOINT job');
  try {
    const results = statements.map(execute);
    if (savepoint) db.exec('RELEASE job');
    return { ok: true, results };
  } catch (error) {
    // A full disk ends the whole transaction: going on would write the rest without one.
    if (!db.inTransaction && !isRead) throw error;
    if (savepoint) db.exec('ROLLBACK TO job; RELEASE job');
    const { message, code } = error as Error & { code?: string };
    return { ok: false, message, code: code ?? '' };
  }
}

/** Everything that waited goes to the disk together: one transaction, one sync. */
function carryOutAll(jobs: readonly Job[]): Done[] {
  if (jobs.every((job) => job.isRead)) return jobs.map(carryOut);
  try {
    db.exec('BEGIN IMMEDIATE');
    const all = jobs.map(carryOut);
    db.exec('COMMIT');
    return all;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    return jobs.map(() => ({ ok: false, message: (error as Error).message, code: 'SQLITE_COMMIT' }));
  }
}

parentPort?.on('message', (message: readonly Job[] | 'close') => {
  if (message !== 'close') {
    parentPort?.postMessage(carryOutAll(message));
    return;
  }
  db.close();
  parentPort?.close();
});
