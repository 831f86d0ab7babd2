import { type ChildProcess, type ForkOptions, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serverBuild from '@conclave/server/rolldown.config.ts';
import { build } from 'rolldown';
import { median } from '../measure.ts';

export const PAIRS = 4;
export const PACE_MS = 60;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const BESIDE: ForkOptions = { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };

/** A program of this folder in a process of its own, once it has said its first word. */
export async function beside(file: string, args: readonly string[] = []): Promise<{ child: ChildProcess; word: unknown }> {
  const child = fork(here(file), args, BESIDE);
  const [word] = (await once(child, 'message')) as [unknown];
  return { child, word };
}

/** Pairs of people who play against each other at a steady pace. */
export const innocentAt = async (url: string): Promise<ChildProcess> => (await beside('./innocent.ts', [url, String(PAIRS), String(PACE_MS)])).child;

export interface Times {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Processors that the server was busy with. */
  readonly busy: number;
}

/** The server as players meet it, with the limits it has for them. */
export async function openServer(data: string): Promise<{ child: ChildProcess; url: string }> {
  const dir = here('../dist');
  await build({ ...serverBuild, output: { ...serverBuild.output, dir } });
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', CONCLAVE_DATA: data, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [`${dir}/main.mjs`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      const port = /open at http:\/\/localhost:(\d+)/.exec(String(text))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return { child, url };
}

function timesOf(times: number[], busy: number): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), busy };
}

/** How long the innocent waited for their moves while something went on, and what it cost the server. */
export async function during({ server, innocent }: { server: ChildProcess; innocent: ChildProcess }, something: () => Promise<unknown>): Promise<Times> {
  const [start, before] = [performance.now(), cpuOf(server)];
  innocent.send('begin');
  await something();
  innocent.send('end');
  const [times] = (await once(innocent, 'message')) as [number[]];
  return timesOf(times, (cpuOf(server) - before) / ((performance.now() - start) / 1000));
}

export const megabytesOf = ({ pid }: ChildProcess): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Seconds of processor that a process has used so far. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The middle of each figure over all turns: what the machine itself does at times meets quiet and flooded turns alike. */
export const medianTimes = (times: readonly Times[]): Times => ({
  moves: median(times.map(({ moves }) => moves)),
  p50: median(times.map(({ p50 }) => p50)),
  p99: median(times.map(({ p99 }) => p99)),
  busy: median(times.map(({ busy }) => busy)),
});
