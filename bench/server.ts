import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import serverBuild from '@conclave/server/rolldown.config.ts';
import { allGames } from '@conclave/shelf';
import { build } from 'rolldown';
import { median } from './measure.ts';
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

/** How often each server is measured, and how long each time. */
type Length = Pick<Measured, 'turns' | 'seconds'>;

interface Measured {
  node: string;
  cpu: string;
  tables: number;
  seats: number;
  turns: number;
  seconds: number;
  ours: { flatOut: Figures; thinking: Figures };
  /** Our games on our server, flat out. */
  games: { title: string; figures: Figures }[];
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

interface Host {
  measure(think: number, seconds: number, game?: string): Promise<Figures>;
  stop(): void;
}

/** Our server with the bench's game, built as `npm start` builds it. */
async function builtHost(): Promise<string> {
  const dir = here('./dist');
  await build({ ...serverBuild, input: { ...serverBuild.input, host: here('./server/host.ts') }, output: { ...serverBuild.output, dir } });
  return `${dir}/host.mjs`;
}

async function openHost(hostFile: string, loadFile: string): Promise<Host> {
  const host = fork(hostFile, [], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = await answerOf<{ url: string }>(host);
  return {
    measure: (think, seconds, game = 'market') => loadOnce(host, loadFile, [url, TABLES, think, seconds, WARM_SECONDS, game].map(String)),
    stop: () => void host.send('stop'),
  };
}

function installPeer(): void {
  if (existsSync(`${PEER}/node_modules`)) return;
  console.error('Installing boardgame.io beside the bench, once.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: PEER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

/** The median of every figure. */
function middleOf(turns: readonly Figures[]): Figures {
  const of = (figure: (one: Figures) => number): number => median(turns.map(figure));
  const times = (which: 'mover' | 'lastSeat') => ({ p50: of((one) => one[which].p50), p99: of((one) => one[which].p99) });
  return {
    moves: of(({ moves }) => moves),
    movesPerSecond: of(({ movesPerSecond }) => movesPerSecond),
    mover: times('mover'),
    lastSeat: times('lastSeat'),
    bytes: of(({ bytes }) => bytes),
    cpuPerMove: of(({ cpuPerMove }) => cpuPerMove),
    memoryPerTable: of(({ memoryPerTable }) => memoryPerTable),
  };
}

/** Both servers by turns, so that what else the machine does meets both alike. */
async function byTurns(hosts: { ours: Host; boardgameIo: Host }, think: number, { turns, seconds }: Length) {
  const [ours, boardgameIo]: [Figures[], Figures[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(await hosts.ours.measure(think, seconds));
    boardgameIo.push(await hosts.boardgameIo.measure(think, seconds));
  }
  const ratio = (figure: (one: Figures) => number): number => median(ours.map((one, turn) => figure(one) / figure(boardgameIo[turn] as Figures)));
  return { ours: middleOf(ours), boardgameIo: middleOf(boardgameIo), ratio };
}

/** Every game of ours that takes so many seats, played at random as fast as the server answers. */
async function eachGame(host: Host, { turns, seconds }: Length): Promise<Measured['games']> {
  const measured: Measured['games'] = [];
  for (const { id, title } of await allGames()) {
    const figures: Figures[] = [];
    for (let turn = 0; turn < turns; turn++) figures.push(await host.measure(0, seconds, id));
    measured.push({ title, figures: middleOf(figures) });
  }
  return measured;
}

/** Our games alone, where boardgame.io cannot be installed. */
async function measureOurs(length: Length): Promise<Measured['games']> {
  const host = await openHost(await builtHost(), here('./server/load.ts'));
  const games = await eachGame(host, length);
  host.stop();
  return games;
}

async function measure(length: Length): Promise<Measured> {
  installPeer();
  const hosts = {
    ours: await openHost(await builtHost(), here('./server/load.ts')),
    boardgameIo: await openHost(`${PEER}/server.mjs`, `${PEER}/load.mjs`),
  };
  const thinking = await byTurns(hosts, THINKING_MS, length);
  const flatOut = await byTurns(hosts, 0, length);
  const games = await eachGame(hosts.ours, length);
  for (const host of Object.values(hosts)) host.stop();
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    tables: TABLES,
    seats: SEATS,
    ...length,
    ours: { flatOut: flatOut.ours, thinking: thinking.ours },
    games,
    boardgameIo: { flatOut: flatOut.boardgameIo, thinking: thinking.boardgameIo },
    ratios: {
      movesFlatOut: flatOut.ratio(({ movesPerSecond }) => movesPerSecond),
      lastSeatP99Thinking: thinking.ratio(({ lastSeat }) => lastSeat.p99),
      bytes: flatOut.ratio(({ bytes }) => bytes),
      cpuPerMove: flatOut.ratio(({ cpuPerMove }) => cpuPerMove),
    },
  };
}

const HEADINGS = ['', 'moves/s', 'mover p50', 'p99 ms', 'last p50', 'p99 ms', 'bytes', 'CPU ms/move', 'KB/table'];

function rowOf(name: string, { movesPerSecond, mover, lastSeat, bytes, cpuPerMove, memoryPerTable }: Figures): string[] {
  const times = [mover.p50, mover.p99, lastSeat.p50, lastSeat.p99].map((ms) => ms.toFixed(1));
  return [name, movesPerSecond.toFixed(0), ...times, bytes.toFixed(0), cpuPerMove.toFixed(2), memoryPerTable.toFixed(0)];
}

const gameRows = (games: Measured['games']): string[][] => games.map(({ title, figures }) => rowOf(`ours, ${title}, flat out`, figures));

const inColumns = (rows: readonly string[][]): string[] =>
  rows.map(([name = '', ...numbers]) => name.padEnd(36) + numbers.map((text) => text.padStart(12)).join(''));

function textOf({ node, cpu, turns, seconds, ours, games, boardgameIo, ratios }: Measured): string {
  const rows = [
    HEADINGS,
    rowOf('ours, durable, flat out', ours.flatOut),
    rowOf('boardgame.io, in memory, flat out', boardgameIo.flatOut),
    rowOf(`ours, durable, ${THINKING_MS} ms`, ours.thinking),
    rowOf(`boardgame.io, in memory, ${THINKING_MS} ms`, boardgameIo.thinking),
    ...gameRows(games),
  ];
  return [
    `${TABLES} tables with ${SEATS} seats of Market 60, then of each of our games, one socket a seat; medians of ${turns} turns of ${seconds} s each: ${cpu}, Node ${node}`,
    ...inColumns(rows),
    `Ours to boardgame.io: ${ratios.movesFlatOut.toFixed(2)} × the moves/s flat out, ${ratios.lastSeatP99Thinking.toFixed(2)} × its p99 to the last seat with thinking, ${ratios.bytes.toFixed(2)} × the bytes a move a seat, ${ratios.cpuPerMove.toFixed(2)} × the CPU a move`,
  ].join('\n');
}

/** `npm run bench -- server [--json] [--turns n] [--seconds n] [--alone]`; alone: our games, without boardgame.io. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, turns: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' }, alone: { type: 'boolean' } },
  });
  const atLeastOne = (text: string): number => Math.max(1, Math.floor(Number(text)) || 5);
  const length = { turns: atLeastOne(values.turns), seconds: atLeastOne(values.seconds) };
  if (values.alone) {
    const games = await measureOurs(length);
    console.log(values.json ? JSON.stringify(games, null, 2) : inColumns([HEADINGS, ...gameRows(games)]).join('\n'));
    return;
  }
  const measured = await measure(length);
  console.log(values.json ? JSON.stringify(measured, null, 2) : textOf(measured));
}
