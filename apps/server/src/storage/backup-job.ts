// Copies a database that is in use, in a process of its own: it can be ended at any moment without harm.
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

const OTHERS_MAY_NOTHING = 0o077;

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function copy(file: string, target: string): void {
  const db = new Database(file);
  db.prepare('VACUUM INTO ?').run(target);
  db.close();
}

function check(file: string): void {
  const db = new Database(file);
  const [found] = db.pragma('quick_check(1)') as { quick_check: string }[];
  db.close();
  if (found?.quick_check !== 'ok') throw new Error(`The copy is not sound: ${found?.quick_check}`);
}

const [file = '', target = ''] = process.argv.slice(2);
const part = `${target}.part`;
process.umask(OTHERS_MAY_NOTHING);
copy(file, part);
check(part);
sync(part);
renameSync(part, target);
sync(dirname(target));
