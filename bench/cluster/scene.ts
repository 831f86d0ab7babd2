import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serverBuild from '@conclave/server/rolldown.config.ts';
import { TestPostgres } from '@conclave/server/testing/postgres';
import { kill, type Program, program } from '@conclave/server/testing/program';
import { TestRedis } from '@conclave/server/testing/redis';
import { build } from 'rolldown';
import type { Load, Seen } from '../server/meter.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const COLLECTING = fileURLToPath(new URL('./collecting.mjs', import.meta.url));
const LOAD = fileURLToPath(new URL('../server/load.ts', import.meta.url));
/** Of the clock by which the system counts processor time. */
const TICKS_A_SECOND = 100;

/** The server as players meet it. */
export async function builtServer(): Promise<string> {
  await build({ ...serverBuild, output: { ...serverBuild.output, dir: DIST } });
  return join(DIST, 'main.mjs');
}

/** What the system says of a process; nothing of one that has just ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** A process with all it has started. */
function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((one) => Number(statOf(one)[1]) === pid)];
}

/** Milliseconds of processor that a process has used, with those it has started: also those that have ended. */
function cpuMs(pid: number): number {
  const fields = familyOf(pid).map((one) => statOf(one).slice(11, one === pid ? 15 : 13));
  return (fields.flat().reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / TICKS_A_SECOND;
}

export const megabytesOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What the servers stand on. */
export type House = 'SQLite' | 'PostgreSQL';

/** Servers of one house, and what they stand on: private processes, gone when it is closed. */
export class Scene {
  readonly nodes: Program[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'conclave-cluster-'));
  #postgres: TestPostgres | undefined;
  #redis: TestRedis | undefined;
  #env: Record<string, string> = { CONCLAVE_BACKUPS: '0', NODE_ENV: 'production', NODE_OPTIONS: `--import=${COLLECTING}` };
  readonly #main: string;
  database: string | undefined;

  private constructor(main: string) {
    this.#main = main;
  }

  static async prepare(main: string, house: House): Promise<Scene> {
    const scene = new Scene(main);
    if (house === 'SQLite') return scene;
    // It brings to the disk what it says it has: otherwise it would be compared with a file that does.
    scene.#postgres = await TestPostgres.start({ isDurable: true });
    scene.#redis = await TestRedis.start();
    scene.database = await scene.#postgres.newDatabase();
    scene.#env = { ...scene.#env, DATABASE_URL: scene.database, REDIS_URL: scene.#redis.url };
    return scene;
  }

  async open(count: number): Promise<this> {
    while (this.nodes.length < count) this.nodes.push(await program(this.folder, { env: this.#env, main: [this.#main] }));
    return this;
  }

  async closeNodes(): Promise<void> {
    for (const { child } of this.nodes.splice(0)) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  }

  get urls(): string[] {
    return this.nodes.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get pids(): number[] {
    return this.nodes.flatMap(({ child: { pid } }) => pid ?? []);
  }

  /** Milliseconds of processor used so far, by part. */
  cpu(load?: ChildProcess): Record<string, number> {
    const parts = { node: this.pids, postgres: [this.#postgres?.pid], redis: [this.#redis?.pid], load: [load?.pid] };
    const sum = (pids: readonly (number | undefined)[]): number => pids.reduce<number>((all, pid) => all + (pid ? cpuMs(pid) : 0), 0);
    return Object.fromEntries(Object.entries(parts).map(([part, pids]) => [part, sum(pids)]));
  }

  get megabytes(): number {
    return this.pids.reduce((sum, pid) => sum + megabytesOf(pid), 0);
  }

  async close(): Promise<void> {
    for (const { child } of this.nodes) await kill(child);
    await this.#postgres?.remove();
    await this.#redis?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Figures extends Seen {
  /** Milliseconds of processor for one move, by part. */
  readonly cpu: Record<string, number>;
  /** Of all servers, in the middle of it. */
  readonly megabytes: number;
  /** Processors that were busy with it, the load's own included. */
  readonly busy: number;
}

/** Plays at the servers for so many seconds. */
export async function play(scene: Scene, { tables, seats, watchers, think, seconds, warm, game }: Omit<Load, 'urls'>): Promise<Figures> {
  const args = [scene.urls.join(), tables, think, seconds, warm, game, seats, watchers].map(String);
  const load = fork(LOAD, args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(load, 'exit');
  const early = gone.then(([code]): never => {
    throw new Error(`The load has ended early (${code}).`);
  });
  early.catch(() => {});
  const word = async <T>(): Promise<T> => ((await Promise.race([once(load, 'message'), early])) as [T])[0];
  await word<'begin'>();
  const before = scene.cpu(load);
  await word<'end'>();
  const after = scene.cpu(load);
  const { megabytes } = scene;
  const seen = await word<Seen>();
  await gone;
  const used = Object.entries(after).map(([part, ms]) => [part, ms - (before[part] ?? 0)] as const);
  const busy = used.reduce((sum, [, ms]) => sum + ms, 0) / 1000 / seconds;
  return { ...seen, cpu: Object.fromEntries(used.map(([part, ms]) => [part, ms / seen.moves])), megabytes, busy };
}
