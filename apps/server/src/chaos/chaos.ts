import { setTimeout as sleep } from 'node:timers/promises';
import { below, fastRandom } from '@conclave/engine';
import { loadGames } from '../games.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { TestPerson } from '../testing/harness.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { TestRedis } from '../testing/redis.ts';
import { checkTable, type Faults, noFaults, type Played } from './checker.ts';
import { fillable } from './full-disk.ts';
import { type Done, Mischief } from './mischief.ts';
import { Node } from './node.ts';
import { type History, insist, Player, type World } from './player.ts';

const NODES = 3;
/** What is played, by turns: mostly a short game, for many starts and ends; with bots, with a clock, and long ones with both. */
const BOT = { kind: 'bot' as const, level: 'random' };
const CLOCK = { kind: 'turn' as const, seconds: 5, timeUp: 'default' as const };
const KINDS = [
  { game: 'sparks' },
  { game: 'sparks', bots: [BOT] },
  { game: 'sparks', clock: CLOCK },
  { game: 'sparks', bots: [BOT], clock: CLOCK },
  { game: 'sparks' },
  { game: 'mages', bots: [BOT], clock: CLOCK },
];
const FINE = 2 ** 30;
/** So long after all harm the last games have ended; and so long after them their rows say so. */
const PATIENCE_MS = 180_000;
const NOTED_MS = 30_000;
const LOOK_MS = 1000;

export interface Settings {
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  /** About how long something is broken, and about how long each of two hands rests until it breaks the next. */
  readonly harmMs: number;
  readonly restMs: number;
  /** How a server is started; from its sources unless said. */
  readonly main?: readonly string[];
}

export interface Report {
  readonly seconds: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly regrets: number;
  readonly lines: number;
  readonly pictures: number;
  readonly returns: number;
  readonly done: Done;
  readonly faults: Faults;
}

interface Saved {
  readonly hash: string;
}

/** Three people play one game. */
export async function playTable(world: World, n: number): Promise<Played> {
  const guest = async (): Promise<TestPerson> => {
    const person = new TestPerson('');
    const reply = await insist(world, person, async (there) => {
      const { status, body, headers } = await there.ask<{ id: string }>('GET', '/api/me');
      return status === 200 ? { id: body.id, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } : undefined;
    });
    return Object.assign(person, { id: reply.id, headers: { cookie: reply.cookie } });
  };
  const people = await Promise.all([guest(), guest(), guest()]);
  const { game, bots = [], clock } = KINDS[n % KINDS.length] ?? { game: 'sparks' };
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }, ...bots];
  const table = await insist(world, people[0], (there) => there.table({ game, seats, ...(clock && { clock }) }));
  for (const person of people.slice(1)) await insist(world, person, (there) => there.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite }));
  const seated = await Promise.all(people.map((person) => insist(world, person, async (there) => (await there.get('GET', `/api/tables/${table.id}`)).you)));
  const players = people.map((person, i) => new Player(world, person, { table: table.id, seat: seated[i] ?? i }));
  await Promise.all(players.map((player) => player.play()));
  const hashes = await Promise.all(
    people.map((person) => insist(world, person, async (there) => (await there.get<Saved>('GET', `/api/tables/${table.id}/log`)).hash)),
  );
  return { id: table.id, histories: players.map(({ history }) => history), hashes };
}

/** Everything that runs, and how to end it. */
async function open({ main }: Settings) {
  const [postgres, redis] = await Promise.all([TestPostgres.start(), TestRedis.start()]);
  const { database, setFull, remove } = await fillable(postgres);
  const nodes = await Promise.all(Array.from({ length: NODES }, () => Node.open({ database, redis: redis.url, main })));
  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all([postgres.remove(), redis.remove()]);
    remove();
  };
  return { database, stage: { nodes, postgres, redis, setFull }, close };
}

/** Waits until all rows say that their game is over; not for ever. */
async function areNoted(storage: Storage, played: readonly Played[]): Promise<void> {
  const until = performance.now() + NOTED_MS;
  for (let left = played; left.length > 0 && performance.now() < until; await sleep(LOOK_MS)) {
    const rows = await Promise.all(left.map(({ id }) => storage.table(id)));
    left = left.filter((_, i) => rows[i]?.stage !== 'over');
  }
}

async function check(database: string, played: readonly Played[]): Promise<{ faults: Faults; lines: number }> {
  const storage = await openPostgres(database);
  await areNoted(storage, played);
  const games = await loadGames();
  const faults = noFaults();
  let lines = 0;
  for (const one of played) lines += await checkTable(faults, { storage, games }, one);
  await storage.close();
  return { faults, lines };
}

function figures(played: readonly Played[]): Pick<Report, 'tables' | 'acknowledged' | 'regrets' | 'pictures' | 'returns'> {
  const histories = played.flatMap((one) => one.histories);
  const sum = (of: (one: History) => number): number => histories.reduce((all, one) => all + of(one), 0);
  return {
    tables: played.length,
    acknowledged: sum(({ moves }) => moves),
    regrets: sum(({ regrets }) => regrets),
    pictures: sum(({ seen }) => seen.length),
    returns: sum(({ returns }) => returns),
  };
}

/** Plays at three servers while things are killed, cut off, slowed down and set wrong, and compares what the players saw with the logs. */
export async function chaos(settings: Settings): Promise<Report> {
  const { seconds, tables, seed } = settings;
  const dice = fastRandom(seed);
  const random = (): number => below(dice, FINE) / FINE;
  const { database, stage, close } = await open(settings);
  const { nodes } = stage;
  const begun = performance.now();
  const isTimeUp = (): boolean => performance.now() - begun >= seconds * 1000;
  const world: World = { url: () => nodes[below(dice, nodes.length)]?.url ?? '', random };
  const played: Played[] = [];
  const seat = async (n: number): Promise<void> => {
    do played.push(await playTable(world, n));
    while (!isQuiet);
  };
  let isQuiet = false;
  try {
    const harm = new Mischief({ ...stage, random }, settings).until(isTimeUp).finally(() => {
      isQuiet = true;
    });
    let stuck = tables;
    const all = Promise.all(Array.from({ length: tables }, (_, n) => seat(n).then(() => stuck--)));
    const patience = harm.then(() => sleep(PATIENCE_MS, undefined, { ref: false }));
    const [done] = await Promise.all([harm, Promise.race([all, patience])]);
    const length = Math.round((performance.now() - begun) / 1000);
    const { faults, lines } = await check(database, played);
    const crashed = nodes.reduce((sum, { crashes }) => sum + crashes, 0);
    return { seconds: length, ...figures(played), lines, faults: { ...faults, crashed, stuck }, done };
  } finally {
    await close();
  }
}
