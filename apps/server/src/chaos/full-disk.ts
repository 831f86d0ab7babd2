import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Disk, mountedDisk } from '../testing/disk.ts';
import type { TestPostgres } from '../testing/postgres.ts';

/** More than is ever stored. */
const ROOM = 2 ** 31;
const AGAIN_MS = 50;

/** A database whose disk can be filled up and emptied again. */
export interface Fillable {
  readonly database: string;
  setFull(isFull: boolean): Promise<void>;
  /** For when its server is gone. */
  remove(): void;
}

/** Its tables are on a file system of their own, which is as small as what it holds while it is full. The journal is elsewhere: without room for that PostgreSQL ends. */
async function onDisk(postgres: TestPostgres, disk: Disk): Promise<Fillable> {
  const act = (isFull: boolean): void => (isFull ? disk.fill : disk.empty)(postgres.pid ?? 0);
  return { database: await postgres.newDatabase(disk.folder), setFull: async (isFull) => act(isFull), remove: () => disk.remove() };
}

const FULL = `CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION no_room()`;
const EMPTY = 'DROP TRIGGER IF EXISTS full_disk ON entries';

async function ask(database: string, text: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text).finally(() => client.end());
    return true;
  } catch {
    return false;
  }
}

/** Its disk is not filled: the database says, of every line that is added, what it says when its disk is. */
async function byWord(postgres: TestPostgres): Promise<Fillable> {
  const database = await postgres.newDatabase();
  const setFull = async (isFull: boolean): Promise<void> => {
    while (!(await ask(database, isFull ? FULL : EMPTY))) await sleep(AGAIN_MS);
  };
  return { database, setFull, remove() {} };
}

/** On a real disk, where one may be mounted. */
export function fillable(postgres: TestPostgres): Promise<Fillable> {
  const disk = mountedDisk(ROOM);
  return disk ? onDisk(postgres, disk) : byWord(postgres);
}
