import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, fastRandom } from '@conclave/engine';
import { loadGames } from '../games.ts';
import { openPostgres } from '../storage/postgres.ts';
import { TestPerson } from '../testing/harness.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { kill, type Program, program } from '../testing/program.ts';
import { TestRedis } from '../testing/redis.ts';
import { checkTable, type Faults, noFaults } from './checker.ts';
import { type Done, mischief } from './mischief.ts';
import { type History, insist, Player, type World } from './player.ts';
import { Wire } from './wire.ts';

const NODES = 3;
const GAME = 'sparks';
const FINE = 2 ** 30;

export interface Settings {
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  /** About how long something is broken, and how long until the next thing is. */
  readonly pauseMs: number;
  /** How a server is started; from its sources unless said. */
  readonly main?: readonly string[];
}

export interface Report {
  readonly seconds: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly lines: number;
  readonly pictures: number;
  readonly returns: number;
  readonly done: Done;
  readonly faults: Faults;
}

interface Played {
  readonly id: string;
  readonly histories: readonly History[];
}

/** Three people, and at every second table a bot, play one game. */
async function playTable(world: World, n: number): Promise<Played> {
  const guest = async (): Promise<TestPerson> => {
    const person = new TestPerson('');
    const reply = await insist(world, person, async (there) => {
      const { status, body, headers } = await there.ask<{ id: string }>('GET', '/api/me');
      return status === 200 ? { id: body.id, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } : undefined;
    });
    return Object.assign(person, { id: reply.id, headers: { cookie: reply.cookie } });
  };
  const people = await Promise.all([guest(), guest(), guest()]);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }, ...(n % 2 ? [{ kind: 'bot' as const, level: 'random' }] : [])];
  const table = await insist(world, people[0], (there) => there.table({ game: GAME, seats }));
  for (const person of people.slice(1)) await insist(world, person, (there) => there.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite }));
  const seated = await Promise.all(people.map((person) => insist(world, person, async (there) => (await there.get('GET', `/api/tables/${table.id}`)).you)));
  const players = people.map((person, i) => new Player(world, person, { table: table.id, seat: seated[i] ?? i }));
  await Promise.all(players.map((player) => player.play()));
  return { id: table.id, histories: players.map(({ history }) => history) };
}

/** Everything that runs, and how to end it. */
async function open({ main, pauseMs }: Settings) {
  const [postgres, redis] = await Promise.all([TestPostgres.start(), TestRedis.start()]);
  const database = await postgres.newDatabase();
  const env = { DATABASE_URL: database, REDIS_URL: redis.url };
  const deaths = { crashed: 0 };
  const startNode = async (): Promise<Program> => {
    for (;;) {
      const node = await program(tmpdir(), { env, ...(main && { main }) }).catch(() => undefined);
      if (node) {
        node.child.once('exit', (_code, signal) => {
          if (signal !== 'SIGKILL') deaths.crashed++;
        });
        return node;
      }
      await sleep(pauseMs);
    }
  };
  const nodes = await Promise.all(Array.from({ length: NODES }, startNode));
  const wires = await Promise.all(nodes.map(() => Wire.open()));
  for (const [i, { port }] of nodes.entries()) wires[i]?.leadTo(port);
  const close = async (): Promise<void> => {
    for (const wire of wires) wire.close();
    await Promise.all(nodes.map(({ child }) => kill(child)));
    await Promise.all([postgres.remove(), redis.remove()]);
  };
  return { database, deaths, stage: { nodes, wires, postgres, redis, startNode }, close };
}

async function check(database: string, played: readonly Played[]): Promise<{ faults: Faults; lines: number }> {
  const storage = await openPostgres(database);
  const game = (await loadGames()).get(GAME);
  if (!game) throw new Error(`There is no ${GAME}.`);
  const faults = noFaults();
  let lines = 0;
  for (const { id, histories } of played) lines += await checkTable(faults, { storage, game }, id, histories);
  await storage.close();
  return { faults, lines };
}

function figures(played: readonly Played[]): Pick<Report, 'tables' | 'acknowledged' | 'pictures' | 'returns'> {
  const histories = played.flatMap((one) => one.histories);
  const sum = (of: (one: History) => number): number => histories.reduce((all, one) => all + of(one), 0);
  return { tables: played.length, acknowledged: sum(({ moves }) => moves), pictures: sum(({ seen }) => seen.length), returns: sum(({ returns }) => returns) };
}

/** Plays at three servers while things are killed, cut and slowed down, and compares what the players saw with the logs. */
export async function chaos(settings: Settings): Promise<Report> {
  const { seconds, tables, seed, pauseMs } = settings;
  const dice = fastRandom(seed);
  const random = (): number => below(dice, FINE) / FINE;
  const { database, deaths, stage, close } = await open(settings);
  const begun = performance.now();
  const isTimeUp = (): boolean => performance.now() - begun >= seconds * 1000;
  const world: World = { url: () => stage.wires[below(dice, stage.wires.length)]?.url ?? '', random };
  const played: Played[] = [];
  const seat = async (n: number): Promise<void> => {
    do played.push(await playTable(world, n));
    while (!isQuiet);
  };
  let isQuiet = false;
  try {
    const harm = mischief({ ...stage, random }, { pauseMs, isOver: isTimeUp }).finally(() => {
      isQuiet = true;
    });
    const [done] = await Promise.all([harm, ...Array.from({ length: tables }, (_, n) => seat(n))]);
    const length = Math.round((performance.now() - begun) / 1000);
    const { faults, lines } = await check(database, played);
    return { seconds: length, ...figures(played), lines, faults: { ...faults, ...deaths }, done };
  } finally {
    await close();
  }
}
