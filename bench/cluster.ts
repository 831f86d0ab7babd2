import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Length, lengthOf } from './cluster/length.ts';
import { type Memory, memoryOf } from './cluster/memory.ts';
import { type Reopened, reopened } from './cluster/reopening.ts';
import { builtServer, type Figures, type House, play, Scene } from './cluster/scene.ts';
import { store } from './cluster/stored.ts';

const WARM_SECONDS = 3;
const FIRST_TABLES = 5;
const HOUSES: readonly { house: House; nodes: number }[] = [
  { house: 'SQLite', nodes: 1 },
  { house: 'PostgreSQL', nodes: 1 },
  { house: 'PostgreSQL', nodes: 2 },
];

interface Settings {
  readonly main: string;
  readonly game: string;
  readonly seats: readonly number[];
  readonly think: number;
  readonly seconds: number;
  /** A p99 beyond which it grows no further, and tables at most. */
  readonly bound: number;
  readonly most: number;
  readonly stored: number;
  readonly watchers: number;
}

interface Row {
  readonly house: string;
  readonly tables: number;
  readonly seats: number;
  readonly figures: Figures;
}

const nameOf = ({ house, nodes }: { house: House; nodes: number }): string => `${nodes} on ${house}`;

async function within<T>(settings: Settings, { house, nodes }: { house: House; nodes: number }, act: (scene: Scene) => Promise<T>): Promise<T> {
  const scene = await Scene.prepare(settings.main, house);
  try {
    return await act(await scene.open(nodes));
  } finally {
    await scene.close();
  }
}

const loadOf = ({ game, think, seconds }: Settings) => ({ game, think, seconds, warm: WARM_SECONDS, watchers: 0 });

/** Twice as many tables each time, until one move in a hundred takes too long. */
async function growing(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of HOUSES) {
    for (const seats of settings.seats) {
      for (let tables = FIRST_TABLES, p99 = 0; tables <= settings.most && p99 <= settings.bound; tables *= 2) {
        const figures = await within(settings, place, (scene) => play(scene, { ...loadOf(settings), tables, seats }));
        p99 = figures.mover.p99;
        rows.push({ house: nameOf(place), tables, seats, figures });
      }
    }
  }
  return rows;
}

/** The same play with few stored games and with many. */
async function byStored(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of HOUSES.slice(0, 2)) {
    for (const stored of [0, settings.stored]) {
      const scene = await Scene.prepare(settings.main, place.house);
      if (stored > 0) await store(scene, stored);
      await scene.open(1);
      const figures = await play(scene, { ...loadOf(settings), tables: FIRST_TABLES, seats: 2 });
      await scene.close();
      rows.push({ house: `${nameOf(place)}, ${stored} stored`, tables: FIRST_TABLES, seats: 2, figures });
    }
  }
  return rows;
}

/** One table without anybody who looks on, and with many. */
async function bySpectators(settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const watchers of [0, settings.watchers]) {
    const [place] = HOUSES;
    if (!place) continue;
    const figures = await within(settings, place, (scene) => play(scene, { ...loadOf(settings), tables: 1, seats: 2, watchers }));
    rows.push({ house: `${nameOf(place)}, ${watchers} look on`, tables: 1, seats: 2, figures });
  }
  return rows;
}

const HEADINGS = ['', 'tables', 'seats', 'moves/s', 'p50 ms', 'p99 ms', 'last p99', 'node', 'postgres', 'redis', 'load', 'MB', 'busy'];

function rowOf({ house, tables, seats, figures: { movesPerSecond, mover, lastSeat, cpu, megabytes, busy } }: Row): string[] {
  const times = [mover.p50, mover.p99, lastSeat.p99].map((ms) => ms.toFixed(1));
  const costs = ['node', 'postgres', 'redis', 'load'].map((part) => (cpu[part] ?? 0).toFixed(2));
  return [house, String(tables), String(seats), movesPerSecond.toFixed(0), ...times, ...costs, megabytes.toFixed(0), busy.toFixed(2)];
}

const asTable = (rows: readonly Row[]): string =>
  [HEADINGS, ...rows.map(rowOf)].map(([name = '', ...numbers]) => name.padEnd(28) + numbers.map((text) => text.padStart(9)).join('')).join('\n');

const most = (rows: readonly Row[], house: string): number =>
  Math.max(0, ...rows.filter((row) => row.house === house).map(({ figures }) => figures.movesPerSecond));

const lineOf = ({ game, seats, lines, ms, again, cpu }: Reopened): string =>
  `${game.padEnd(16)}${seats} seats, ${String(lines).padStart(4)} lines: seen after ${ms.p50.toFixed(1)} ms (p99 ${ms.p99.toFixed(1)}), in memory ${again.p50.toFixed(1)} (${again.p99.toFixed(1)}); ${cpu.toFixed(1)} ms of processor to come back`;

/** What can be measured, each by itself. */
const PARTS = {
  async growth(settings: Settings): Promise<string> {
    const rows = await growing(settings);
    const [one, two] = [most(rows, '1 on PostgreSQL'), most(rows, '2 on PostgreSQL')];
    return `${asTable(rows)}\nTwo servers carried ${(two / one).toFixed(2)} × the moves/s of one.`;
  },
  stored: async (settings: Settings): Promise<string> => asTable(await byStored(settings)),
  spectators: async (settings: Settings): Promise<string> => asTable(await bySpectators(settings)),
  async memory(settings: Settings): Promise<string> {
    const place = HOUSES[0] as (typeof HOUSES)[0];
    const { table, connection }: Memory = await within(settings, place, (scene) => memoryOf(scene, { tables: 500, connections: 500, game: settings.game }));
    return `A table in memory, just begun: ${table.toFixed(0)} KB; a connection that watches one: ${connection.toFixed(0)} KB (heap and buffers, garbage collected)`;
  },
  async length(settings: Settings): Promise<string> {
    const place = HOUSES[0] as (typeof HOUSES)[0];
    const { lines, cpu }: Length = await within(settings, place, lengthOf);
    return `A line among the first ${lines[0]}: ${cpu[0].toFixed(2)} ms of the server; among the last of ${lines[1]}: ${cpu[1].toFixed(2)} ms`;
  },
  async reopening(settings: Settings): Promise<string> {
    const place = HOUSES[0] as (typeof HOUSES)[0];
    const scene = await Scene.prepare(settings.main, place.house);
    const all = await reopened(scene);
    await scene.close();
    return all.map(lineOf).join('\n');
  },
} as const;

const positive = (text: string): number => Math.max(0, Number(text)) || 0;

/** `npm run bench -- cluster [--only growth,stored,spectators,memory,length,reopening] [--seconds n] [--think ms] [--bound ms] [--most tables] [--seats 2,4] [--stored n] [--watchers n] [--game id]` */
export async function bench(args: string[]): Promise<void> {
  const options = {
    only: Object.keys(PARTS).join(),
    game: 'mages',
    seats: '2,4',
    think: '200',
    seconds: '10',
    bound: '50',
    most: '640',
    stored: '100000',
    watchers: '1000',
  };
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }])) as Record<
      keyof typeof options,
      { type: 'string'; default: string }
    >,
  });
  const settings: Settings = {
    main: await builtServer(),
    game: values.game,
    seats: values.seats.split(',').map(positive),
    think: positive(values.think),
    seconds: positive(values.seconds),
    bound: positive(values.bound),
    most: positive(values.most),
    stored: positive(values.stored),
    watchers: positive(values.watchers),
  };
  console.log(
    `${values.game}, ${settings.think} ms between moves, ${settings.seconds} s each: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  );
  console.log('node, postgres, redis, load: milliseconds of processor a move. busy: processors at work, the load included.');
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!values.only.split(',').includes(name)) continue;
    console.log(`\n${name} (other work on the machine: load ${loadavg()[0]?.toFixed(1)})\n${await measure(settings)}`);
  }
}
