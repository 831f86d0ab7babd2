import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, cpus, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADDRESS, ATTACKS } from './floods/attack.ts';
import { playTogether, sleep, Visitor } from './floods/client.ts';
import { beside, during, innocentAt, medianTimes, megabytesOf, openServer, PACE_MS, PAIRS, type Times } from './floods/scene.ts';

const REST_MS = 1000;

interface Measured {
  readonly flood: string;
  readonly tries: number;
  readonly granted: number;
  readonly quiet: Times;
  /** The same attacker busy with another server on this machine. */
  readonly elsewhere: Times;
  readonly flooded: Times;
  readonly megabytes: number;
}

interface Scene {
  readonly server: ChildProcess;
  readonly innocent: ChildProcess;
  /** Where the attacker goes, and what it needs there. */
  readonly world: readonly string[];
  /** The address of a server that is nobody's. */
  readonly elsewhere: string;
  readonly seconds: number;
  readonly turns: number;
}

/** What the attacker needs: guests, a long game that is over, one in play. */
async function prepare(url: string): Promise<string[]> {
  const guests = await Promise.all(Array.from({ length: 10 }, () => Visitor.guest(url, ADDRESS)));
  const pair = [await Visitor.guest(url, '127.0.0.3'), await Visitor.guest(url, '127.0.0.4')] as const;
  const finished = await playTogether(pair, PACE_MS, { moved: () => {}, isOver: () => false });
  const { id } = await (guests[0] as Visitor).get<{ id: string }>('POST', '/api/tables', {
    game: 'mages',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    visibility: 'public',
  });
  return [url, guests.map(({ token }) => token).join(','), finished, id];
}

interface Told {
  readonly tries: number;
  readonly granted: number;
}

/** An attacker that is ready: what it costs to start one is no part of a flood. */
async function attackerWith(args: readonly string[]): Promise<() => Promise<Told>> {
  const { child: attacker } = await beside('./attack.ts', args);
  // It would be on a machine of its own: what is measured is the server, not who gets the processor.
  if (attacker.pid) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  return async () => {
    attacker.send('go');
    const [told] = (await once(attacker, 'message')) as [Told];
    return told;
  };
}

const HEADINGS = ['flood', 'tries', 'granted', 'quiet p50', 'p99 ms', 'elsewhere', 'p99 ms', 'flooded p50', 'p99 ms', 'busy', 'to quiet', 'elsewhere', 'MB'];

function rowOf({ flood, tries, granted, quiet, elsewhere, flooded, megabytes }: Measured): string[] {
  const figures = [quiet, elsewhere, flooded].flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]);
  const ratios = [quiet, elsewhere].map(({ p99 }) => (flooded.p99 / p99).toFixed(2));
  return [flood, String(tries), String(granted), ...figures, flooded.busy.toFixed(2), ...ratios, megabytes.toFixed(0)];
}

const lineOf = ([name = '', ...numbers]: readonly string[]): string => name.padEnd(14) + numbers.map((text) => text.padStart(12)).join('');

/** By turns: quiet, the attacker elsewhere, the attacker here. */
async function measure(flood: string, { server, innocent, world: [url = '', ...found], elsewhere, seconds, turns }: Scene): Promise<Measured> {
  const times: Record<'quiet' | 'elsewhere' | 'flooded', Times[]> = { quiet: [], elsewhere: [], flooded: [] };
  const attacker = (where: string) => attackerWith([flood, String(seconds), where, ...found]);
  let [tries, granted] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    times.quiet.push(await during({ server, innocent }, () => sleep(seconds * 1000)));
    times.elsewhere.push(await during({ server, innocent }, await attacker(elsewhere)));
    const attack = await attacker(url);
    const here = async (): Promise<void> => {
      const told = await attack();
      [tries, granted] = [tries + told.tries, granted + told.granted];
    };
    times.flooded.push(await during({ server, innocent }, here));
    await sleep(REST_MS);
  }
  const [quiet, aside, flooded] = [times.quiet, times.elsewhere, times.flooded].map(medianTimes) as [Times, Times, Times];
  return { flood, tries, granted, quiet, elsewhere: aside, flooded, megabytes: megabytesOf(server) };
}

const COUNTED = { type: 'string' } as const;

/** `npm run bench -- floods [--json] [--seconds n] [--turns n] [--only joins,logs]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, seconds: { ...COUNTED, default: '10' }, turns: { ...COUNTED, default: '3' }, only: COUNTED },
  });
  const [seconds, turns] = [Math.max(1, Number(values.seconds) || 10), Math.max(1, Number(values.turns) || 3)];
  const data = mkdtempSync(join(tmpdir(), 'conclave-floods-'));
  const { child, url } = await openServer(data);
  const world = await prepare(url);
  const innocent = await innocentAt(url);
  const { child: bare, word: elsewhere } = await beside('./elsewhere.ts');
  await sleep(3 * REST_MS);
  if (!values.json) {
    console.log(
      `${PAIRS} pairs at Mages, a move each ${PACE_MS} ms, beside one address; medians of ${turns} turns of ${seconds} s: ${cpus().length} × ${cpus()[0]?.model ?? ''}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
    );
    console.log(lineOf(HEADINGS));
  }
  const measured: Measured[] = [];
  for (const flood of values.only?.split(',') ?? Object.keys(ATTACKS)) {
    measured.push(await measure(flood, { server: child, innocent, world, elsewhere: String(elsewhere), seconds, turns }));
    if (!values.json) console.log(lineOf(rowOf(measured.at(-1) as Measured)));
  }
  if (values.json) console.log(JSON.stringify(measured, null, 2));
  innocent.kill();
  bare.kill();
  child.kill();
  await once(child, 'exit');
  rmSync(data, { recursive: true, force: true });
}
