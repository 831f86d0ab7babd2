import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Nodes, pauseAfter } from './nodes.ts';
import { freePort } from './testing/free-port.ts';
import { playToTheEnd, TestPerson } from './testing/harness.ts';
import { eventually } from './testing/metrics.ts';
import { TestPostgres } from './testing/postgres.ts';
import { kill, type Program, program } from './testing/program.ts';
import { TestRedis } from './testing/redis.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/conclave.js', import.meta.url));
const serve = (nodes: number): string[] => [BIN, 'serve', '--sources', '--nodes', String(nodes)];

let postgres: TestPostgres;
let redis: TestRedis;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([TestPostgres.start(), TestRedis.start()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

const openNodes = async (nodes: number): Promise<Program> =>
  program(tmpdir(), { port: await freePort(), main: serve(nodes), env: { DATABASE_URL: await postgres.newDatabase(), REDIS_URL: redis.url } });

async function pidsOf({ said }: Program): Promise<number[]> {
  await eventually(async () => /\(processes .*\)/.test(said()));
  return (/\(processes (.*)\)/.exec(said())?.[1] ?? '').split(', ').map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('three servers behind one port: each is killed in turn and comes back, the game goes on, and all stop when told to', async () => {
  const nodes = await openNodes(3);
  const pids = await pidsOf(nodes);
  expect(new Set(pids).size).toBe(3);
  const url = `http://127.0.0.1:${nodes.port}`;
  const people = [await TestPerson.guest(url), await TestPerson.guest(url)] as const;
  const table = await people[0].table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1].get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  for (const [i, pid] of pids.entries()) {
    process.kill(pid, 'SIGKILL');
    await eventually(async () => nodes.said().includes(`Server ${i + 1} is at work again.`));
    const sockets = await Promise.all(people.map((person) => person.open(table.id)));
    const mover = sockets.find(({ prompt }) => prompt !== undefined);
    expect(await mover?.move(mover.prompt!.moves[0]!)).toBeUndefined();
    expect(mover?.version).toBe(i + 1);
    for (const socket of sockets) await socket.close();
  }
  const sockets = await Promise.all(people.map((person) => person.open(table.id)));
  await playToTheEnd(sockets);
  expect(sockets[0]?.sight?.result).toEqual(sockets[1]?.sight?.result);
  const stopped = once(nodes.child, 'exit');
  nodes.child.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
  expect(nodes.said().match(/Closing/g)).toHaveLength(1);
});

test('an interrupt at the keyboard, which meets all processes, stops them gracefully', async () => {
  const nodes = await openNodes(2);
  const pids = await pidsOf(nodes);
  const stopped = once(nodes.child, 'exit');
  for (const pid of pids) process.kill(pid, 'SIGINT');
  nodes.child.kill('SIGINT');
  expect(await stopped).toEqual([0, null]);
  expect(nodes.said()).not.toContain('ended');
  expect(pids.filter(isAlive)).toEqual([]);
});

test('whichever server is asked tells the figures of all, and which of them tells none', async () => {
  const nodes = await openNodes(2);
  const [, second] = await pidsOf(nodes);
  const says = async (...lines: string[]): Promise<boolean> => {
    const page = await (await fetch(`http://127.0.0.1:${nodes.port}/metrics`, { headers: { connection: 'close' } })).text();
    return lines.every((line) => page.includes(`${line}\n`));
  };
  const both = ['conclave_node_up{node="1"} 1', 'conclave_node_up{node="2"} 1', 'conclave_claim_held{node="1"} 1', 'conclave_claim_held{node="2"} 1'];
  expect([await says(...both), await says(...both)]).toEqual([true, true]);
  process.kill(second!, 'SIGKILL');
  await eventually(() => says('conclave_node_up{node="1"} 1', 'conclave_node_up{node="2"} 0', 'conclave_claim_held{node="1"} 1'));
  await eventually(() => says(...both));
  await kill(nodes.child);
});

test('no server outlives the one that started them', async () => {
  const nodes = await openNodes(2);
  const pids = await pidsOf(nodes);
  await kill(nodes.child);
  await eventually(async () => !pids.some(isAlive));
});

test('what keeps the first server from opening is said once, in words, and nothing is tried again', async () => {
  const database = `postgres://conclave@127.0.0.1:${await freePort()}/nowhere`;
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database, REDIS_URL: redis.url };
  const { status, stderr } = spawnSync(process.execPath, serve(3), { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.match(/cannot be used/g)).toHaveLength(1);
  expect(stderr).not.toContain('    at ');
});

test('all are open though one ended before it was: the one started in its place counts', async () => {
  const said: string[] = [];
  const nodes = new Nodes({ exec: fileURLToPath(new URL('./testing/late-server.mjs', import.meta.url)), execArgv: [] }, (line) => said.push(line));
  expect(await nodes.open(3)).toBeGreaterThan(0);
  expect(nodes.pids).toHaveLength(3);
  await nodes.stop();
  expect(said).toEqual(['Server 2 ended (code 1) and is started again.', 'Server 2 is at work again.']);
});

test('a server that ends again and again is started ever more seldom', () => {
  expect([0, 1, 2, 10].map(pauseAfter)).toEqual([250, 500, 1000, 10_000]);
});
