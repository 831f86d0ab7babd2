import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Seen } from './server/meter.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const PEER = here('./peers/boardgame-io');
const TABLES = 50;
const SEATS = 4;
const WARM_SECONDS = 3;
const THINKING_MS = 200;

interface Stats {
  cpu: { user: number; system: number };
  heap: number;
}

interface Figures extends Seen {
  /** Milliseconds of the server's CPU for one move. */
  cpuPerMove: number;
  /** Kilobytes of the server's heap for one table. */
  memoryPerTable: number;
}

interface Measured {
  node: string;
  cpu: string;
  tables: number;
  seats: number;
  seconds: number;
  ours: { flatOut: Figures; thinking: Figures };
  boardgameIo: { flatOut: Figures; thinking: Figures };
  ratios: { movesFlatOut: number; lastSeatP99Thinking: number; bytes: number; cpuPerMove: number };
}

const answerOf = <T>(child: ChildProcess): Promise<T> => new Promise((resolve) => child.once('message', (message) => resolve(message as T)));

function statsOf(host: ChildProcess): Promise<Stats> {
  const answer = answerOf<Stats>(host);
  host.send('stats');
  return answer;
}

const cpuMs = ({ cpu }: Stats): number => (cpu.user + cpu.system) / 1000;

/** Runs one load against a server, and looks at the server when counting begins and ends. */
async function loadOnce(host: ChildProcess, file: string, args: readonly string[]): Promise<Figures> {
  const idle = await statsOf(host);
  const load = fork(file, args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answerOf<'begin'>(load);
  const before = await statsOf(host);
  await answerOf<'end'>(load);
  const after = await statsOf(host);
  const seen = await answerOf<Seen>(load);
  await once(load, 'exit');
  return { ...seen, cpuPerMove: (cpuMs(after) - cpuMs(before)) / seen.moves, memoryPerTable: (after.heap - idle.heap) / 1024 / TABLES };
}

async function measureServer(hostFile: string, loadFile: string, seconds: number): Promise<{ flatOut: Figures; thinking: Figures }> {
  const host = fork(hostFile, [], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = await answerOf<{ url: string }>(host);
  const at = (think: number): Promise<Figures> => loadOnce(host, loadFile, [url, TABLES, think, seconds, WARM_SECONDS].map(String));
  const thinking = await at(THINKING_MS);
  const flatOut = await at(0);
  host.send('stop');
  return { flatOut, thinking };
}

function installPeer(): void {
  if (existsSync(`${PEER}/node_modules`)) return;
  console.error('Installing boardgame.io beside the bench, once.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: PEER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

async function measure(seconds: number): Promise<Measured> {
  installPeer();
  const ours = await measureServer(here('./server/host.ts'), here('./server/load.ts'), seconds);
  const boardgameIo = await measureServer(`${PEER}/server.mjs`, `${PEER}/load.mjs`, seconds);
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    tables: TABLES,
    seats: SEATS,
    seconds,
    ours,
    boardgameIo,
    ratios: {
      movesFlatOut: ours.flatOut.movesPerSecond / boardgameIo.flatOut.movesPerSecond,
      lastSeatP99Thinking: ours.thinking.lastSeat.p99 / boardgameIo.thinking.lastSeat.p99,
      bytes: ours.flatOut.bytes / boardgameIo.flatOut.bytes,
      cpuPerMove: ours.flatOut.cpuPerMove / boardgameIo.flatOut.cpuPerMove,
    },
  };
}

const HEADINGS = ['', 'moves/s', 'mover p50', 'p99 ms', 'last p50', 'p99 ms', 'bytes', 'CPU ms/move', 'KB/table'];

function rowOf(name: string, { movesPerSecond, mover, lastSeat, bytes, cpuPerMove, memoryPerTable }: Figures): string[] {
  const times = [mover.p50, mover.p99, lastSeat.p50, lastSeat.p99].map((ms) => ms.toFixed(1));
  return [name, movesPerSecond.toFixed(0), ...times, bytes.toFixed(0), cpuPerMove.toFixed(2), memoryPerTable.toFixed(0)];
}

function textOf({ node, cpu, ours, boardgameIo, ratios }: Measured): string {
  const rows = [
    HEADINGS,
    rowOf('ours, durable, flat out', ours.flatOut),
    rowOf('boardgame.io, in memory, flat out', boardgameIo.flatOut),
    rowOf(`ours, durable, ${THINKING_MS} ms`, ours.thinking),
    rowOf(`boardgame.io, in memory, ${THINKING_MS} ms`, boardgameIo.thinking),
  ];
  return [
    `${TABLES} tables of Market 60 with ${SEATS} seats, one socket each: ${cpu}, Node ${node}`,
    ...rows.map(([name = '', ...numbers]) => name.padEnd(36) + numbers.map((text) => text.padStart(12)).join('')),
    `Ours to boardgame.io: ${ratios.movesFlatOut.toFixed(2)} × the moves/s flat out, ${ratios.lastSeatP99Thinking.toFixed(2)} × its p99 to the last seat with thinking, ${ratios.bytes.toFixed(2)} × the bytes a move a seat`,
  ].join('\n');
}

/** `npm run bench -- server [--json] [--seconds n]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '15' } } });
  const measured = await measure(Math.max(1, Number(values.seconds) || 15));
  console.log(values.json ? JSON.stringify(measured, null, 2) : textOf(measured));
}
