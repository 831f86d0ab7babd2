import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { programPath } from '@conclave/server/testing/debian';
import Database from 'libsql';
import { playAt, Visitor } from '../floods/client.ts';
import type { Scene } from './scene.ts';

/** One stored game in so many is in play, where nothing else is said. */
const IN_PLAY = 100;
const MOVES_IN_PLAY = 6;

/** What knows the columns of a table and carries SQL out, in either database. */
interface Sql {
  columns(table: string): string[];
  run(sql: string): void;
  close(): void;
}

function sqliteAt(file: string): Sql {
  const db = new Database(file);
  return {
    columns: (table) => (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
    run: (sql) => void db.exec(sql),
    close() {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

function postgresAt(url: string): Sql {
  const psql = programPath(['psql'], 'postgresql');
  const run = (sql: string): string => execFileSync(psql, [url, '-qAtc', sql], { encoding: 'utf8' });
  return {
    columns: (table) => run(`SELECT column_name FROM information_schema.columns WHERE table_name = '${table}' AND table_schema = 'public'`).trim().split('\n'),
    run: (sql) => void run(sql),
    close: () => void run('ANALYZE'),
  };
}

/** A game of two people; begun only, or finished. */
async function oneGame(url: string, isFinished: boolean): Promise<string> {
  const pair = [await Visitor.guest(url, '127.0.0.1'), await Visitor.guest(url, '127.0.0.1')] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await pair[0].get<{ id: string }>('POST', '/api/tables', { game: 'sparks', seats, visibility: 'public' });
  await pair[1].get('POST', `/api/tables/${id}/join`, {});
  let moves = 0;
  await playAt(id, pair, 0, { moved: () => moves++, isOver: () => !isFinished && moves === MOVES_IN_PLAY });
  return id;
}

/** Copies a game with its seats and its log so often. */
function copy(sql: Sql, id: string, { name, times }: { name: string; times: number }): void {
  if (times === 0) return;
  const fresh = [
    ['tables', ['id', 'invite', 'watch'], `'${name}-' || n, '${name}-invite-' || n, '${name}-watch-' || n`],
    ['seats', ['table_id'], `'${name}-' || n`],
    ['entries', ['table_id'], `'${name}-' || n`],
  ] as const;
  for (const [table, keys, values] of fresh) {
    const rest = sql.columns(table).filter((column) => !(keys as readonly string[]).includes(column));
    sql.run(`WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${times})
      INSERT INTO ${table} (${[...keys, ...rest].join(', ')}) SELECT ${values}, ${rest.join(', ')} FROM c, ${table} WHERE ${keys[0]} = '${id}'`);
  }
}

/** Stores so many games with their logs, so many of them in play and the others over. Its servers are stopped. */
export async function store(scene: Scene, games: number, inPlay = Math.ceil(games / IN_PLAY)): Promise<void> {
  await scene.open(1);
  const url = scene.urls[0] ?? '';
  const [over, playing] = [await oneGame(url, true), await oneGame(url, false)];
  await scene.closeNodes();
  const sql = scene.database === undefined ? sqliteAt(join(scene.folder, 'conclave.db')) : postgresAt(scene.database);
  copy(sql, over, { name: 'over', times: games - inPlay });
  copy(sql, playing, { name: 'playing', times: inPlay });
  sql.close();
}
