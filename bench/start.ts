import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import serverBuild from '@conclave/server/rolldown.config.ts';
import Database from 'libsql';
import { build } from 'rolldown';

const DIST = fileURLToPath(new URL('./dist', import.meta.url));
const STORED = [10, 1000, 33_000, 100_000];

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ms: number;
}

interface Figures {
  readonly stored: string;
  readonly ms: number;
  readonly megabytes: number;
}

async function start(data: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, [`${DIST}/main.mjs`], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data, CONCLAVE_LIMITS: 'none', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout ?? []) {
    const port = /open at http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}`, ms: performance.now() - begun };
  }
  throw new Error('The server did not start.');
}

async function stop({ child }: Started): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function post<T>(url: string, token: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

/** A database with one game of two people that has begun. */
async function oneGame(data: string): Promise<string> {
  const server = await start(data);
  const [ana, ben] = [await post<{ token: string }>(`${server.url}/api/guests`, '', {}), await post<{ token: string }>(`${server.url}/api/guests`, '', {})];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(`${server.url}/api/tables`, ana.token, { game: 'sparks', seats, visibility: 'public' });
  await post(`${server.url}/api/tables/${id}/join`, ben.token, {});
  await stop(server);
  return id;
}

/** Copies the game until there are so many, all of that stage. */
function multiply(data: string, id: string, { times, stage }: { times: number; stage: string }): void {
  const db = new Database(join(data, 'conclave.db'));
  const columns = (table: string, keys: readonly string[]): string =>
    (db.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !keys.includes(name))
      .join(', ');
  const copies = [
    ['tables', ['id', 'invite'], "'copy-' || n, 'invite-' || n"],
    ['seats', ['table_id'], "'copy-' || n"],
  ] as const;
  for (const [table, keys, fresh] of copies) {
    const rest = columns(table, keys);
    db.exec(`WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${times - 1})
      INSERT INTO ${table} (${keys.join(', ')}, ${rest}) SELECT ${fresh}, ${rest} FROM c, ${table} WHERE ${keys[0]} = '${id}'`);
  }
  db.exec(`UPDATE tables SET stage = '${stage}'; PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

async function megabytesOf({ url }: Started): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^conclave_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measure(times: number, stage: 'playing' | 'over', turns: number): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'conclave-start-'));
  multiply(data, await oneGame(data), { times, stage });
  const seen: { ms: number; megabytes: number }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const server = await start(data);
    seen.push({ ms: server.ms, megabytes: await megabytesOf(server) });
    await stop(server);
  }
  rmSync(data, { recursive: true, force: true });
  return { stored: `${times} ${stage}`, ms: median(seen.map(({ ms }) => ms)), megabytes: median(seen.map(({ megabytes }) => megabytes)) };
}

/** `npm run bench -- start [--json] [--turns n]`: how long a start takes, and what it needs, by what is stored. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, turns: { type: 'string', default: '5' } } });
  const turns = Math.max(1, Math.floor(Number(values.turns)) || 5);
  await build({ ...serverBuild, output: { ...serverBuild.output, dir: DIST } });
  const all: Figures[] = [];
  for (const times of STORED) all.push(await measure(times, 'playing', turns));
  all.push(await measure(STORED.at(-1) ?? 0, 'over', turns));
  const rows = all.map(({ stored, ms, megabytes }) => `${stored.padEnd(18)}${ms.toFixed(0).padStart(8)} ms${megabytes.toFixed(0).padStart(8)} MB`);
  console.log(values.json ? JSON.stringify(all, null, 2) : rows.join('\n'));
}
