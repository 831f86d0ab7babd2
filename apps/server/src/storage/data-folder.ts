import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { InUse, Unopenable } from './storage.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OURS = /^(conclave\.db.*|backups)$/;

/** Only whoever runs the server may look at the data. A folder that also holds other things keeps its mode; our files are private in it. */
export function makePrivate(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, PRIVATE_FOLDER);
    closeSync(openSync(file, 'a', PRIVATE_FILE));
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, PRIVATE_FILE);
  } catch (error) {
    throw new Unopenable(`The data folder ${folder} cannot be used: ${(error as Error).message}`);
  }
}

/** Keeps other servers from the file, for as long as this process lives: the system lets go of the lock when it ends, however it ends. */
export function lock(file: string): () => void {
  makePrivate(`${file}.lock`);
  const held = new Database(`${file}.lock`);
  try {
    held.pragma('journal_mode = MEMORY');
    held.exec('BEGIN EXCLUSIVE');
  } catch {
    held.close();
    throw new InUse(`Another Conclave server uses ${file}. Stop that one first, or give this one a folder of its own (CONCLAVE_DATA=folder).`);
  }
  return () => {
    // Closing alone lets go only when the last statement is collected.
    held.exec('ROLLBACK');
    held.close();
  };
}
