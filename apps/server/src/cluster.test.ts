import { tmpdir } from 'node:os';
import type { Move } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPostgres } from './storage/postgres.ts';
import { playToTheEnd, TestPerson, type TestSocket } from './testing/harness.ts';
import { eventually, metric } from './testing/metrics.ts';
import { TestPostgres } from './testing/postgres.ts';
import { kill, type Program, program } from './testing/program.ts';
import { TestRedis } from './testing/redis.ts';

const NODES = 3;

let postgres: TestPostgres;
let redis: TestRedis;
let env: Record<string, string>;
const nodes: Program[] = [];
const startNode = (port = 0): Promise<Program> => program(tmpdir(), { port, env });

beforeAll(async () => {
  [postgres, redis] = await Promise.all([TestPostgres.start(), TestRedis.start()]);
  env = { DATABASE_URL: await postgres.newDatabase(), REDIS_URL: redis.url };
  nodes.push(...(await Promise.all(Array.from({ length: NODES }, () => startNode()))));
}, 120_000);
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => kill(child)));
  await Promise.all([postgres.remove(), redis.remove()]);
});

const urlOf = (node: number): string => `http://127.0.0.1:${nodes[node]?.port}`;

/** The same person, at another server. */
function at(node: number, person: TestPerson): TestPerson {
  const there = new TestPerson(urlOf(node));
  Object.assign(there, { headers: person.headers, id: person.id });
  return there;
}

const newPerson = (node: number): Promise<TestPerson> => TestPerson.guest(urlOf(node));

/** A table of Sparks whose people sit down at different servers. */
async function sitDown(where: readonly number[], bots = 0) {
  const people = await Promise.all(where.map(newPerson));
  const seats = [...where.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) })), ...Array(bots).fill({ kind: 'bot', level: 'random' })];
  const { id, invite } = await people[0]!.table({ game: 'sparks', seats });
  for (const person of people.slice(1)) await person.get('POST', `/api/tables/${id}/join`, { invite });
  const sockets = await Promise.all(people.map((person) => person.open(id)));
  await Promise.all(sockets.map((one) => one.until(() => one.sight !== undefined)));
  return { id, people, sockets };
}

const first = (socket: TestSocket): Move => socket.prompt!.moves[0]!;

test('a game whose players sit at different servers is played to its end, and everybody saw the same', async () => {
  const { id, people, sockets } = await sitDown([0, 1, 2]);
  const watcher = await at(1, people[0]!).open(id);
  await playToTheEnd(sockets);
  await watcher.until(() => watcher.isOver);
  const logs = await Promise.all(people.map((person) => person.get<{ key: string; entries: { check: string }[] }>('GET', `/api/tables/${id}/log`)));
  expect(new Set(logs.map((log) => JSON.stringify(log))).size).toBe(1);
  for (const one of [...sockets, watcher]) expect([one.version, one.sight?.key]).toEqual([logs[0]!.entries.length, logs[0]!.key]);
  expect(watcher.sight?.view).toEqual(sockets[0]!.sight?.view);
});

test('how old the moves of other servers are when they are in force, and who looks after how many tables, is told', async () => {
  const { sockets } = await sitDown([0, 1]);
  await playToTheEnd(sockets);
  for (const node of [0, 1]) expect(await metric(urlOf(node), 'conclave_news_seconds_count')).toBeGreaterThan(0);
  await sitDown([2, 2]);
  await eventually(async () => (await metric(urlOf(2), 'conclave_leases_held')) > 0);
});

test('who asks, votes, speaks, leaves, comes or takes another name at one server is heard at the others', async () => {
  const { id, people, sockets } = await sitDown([0, 1]);
  const [ana, ben] = sockets as [TestSocket, TestSocket];
  ana.send({ t: 'say', phrase: 'hello' });
  await ben.until(() => ben.messages.some((one) => one.t === 'said' && one.said.phrase === 'hello'));
  await ana.move(first(ana));
  await ben.move(first(ben));
  await ana.until(() => ana.version === ben.version);
  expect(await ana.act({ t: 'plead' })).toBeUndefined();
  await ben.until(() => ben.messages.some((one) => one.t === 'plea' && one.plea?.seat === 0));
  const before = ana.version;
  ben.send({ t: 'grant', yes: true });
  await ana.until(() => ana.version > before && ana.messages.findLast((one) => one.t === 'plea')?.plea === undefined);
  await people[1]!.get('PATCH', '/api/me', { name: 'Benedict' });
  await ana.until(() => ana.info?.seats[1]?.name === 'Benedict');
  await ben.close();
  await ana.until(() => ana.messages.some((one) => one.t === 'presence' && one.presence[1] === false));
  await people[1]!.get('POST', `/api/tables/${id}/leave`, {});
  await ana.until(() => ana.info?.seats[1]?.away === true);
});

test('a table opened, left or filled at one server is so in the lobby of the others, also where it is in memory', async () => {
  const [ana, ben, cleo] = (await Promise.all([0, 1, 2].map(newPerson))) as [TestPerson, TestPerson, TestPerson];
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  const openSeats = async (person: TestPerson): Promise<number | undefined> =>
    (await person.get<TableInfo[]>('GET', '/api/tables')).find((one) => one.id === id)?.seats.filter(({ kind }) => kind === 'open').length;
  expect(await openSeats(ben)).toBe(2);
  await ben.open(id);
  await cleo.get('POST', `/api/tables/${id}/join`, {});
  await eventually(async () => (await openSeats(ben)) === 1);
  await cleo.get('POST', `/api/tables/${id}/leave`, {});
  await eventually(async () => (await openSeats(ben)) === 2);
  await cleo.get('POST', `/api/tables/${id}/join`, {});
  await ben.get('POST', `/api/tables/${id}/join`, {});
  for (const one of [ana, ben, cleo]) expect(await openSeats(one)).toBeUndefined();
});

test('a device that is ended at one server is let go at the others', async () => {
  const { id, people } = await sitDown([0, 1]);
  const elsewhere = await at(2, people[0]!).open(id);
  const [device] = await people[0]!.get<{ id: string }[]>('GET', '/api/me/devices');
  await people[0]!.get('DELETE', `/api/me/devices/${device!.id}`);
  await elsewhere.closed;
});

test('a server that would be alone is kept from a database that others share', async () => {
  await expect(openOwnPostgres(env.DATABASE_URL!)).rejects.toThrow(/^Another Conclave server uses the database/);
});

test('a server killed in the middle of a game: its players go on elsewhere, and another server moves its bots', async () => {
  const { id, people, sockets } = await sitDown([0, 1], 2);
  const [ana, ben] = sockets as [TestSocket, TestSocket];
  await ana.move(first(ana));
  const { port, child } = nodes[0]!;
  await Promise.all([kill(child), ana.closed]);
  const again = await at(2, people[0]!).open(id);
  expect(again.version).toBeGreaterThanOrEqual(ana.version);
  await playToTheEnd([again, ben]);
  expect([again.version, again.sight?.result]).toEqual([ben.version, ben.sight?.result]);
  nodes[0] = await startNode(port);
});

test('who comes to another server finds there what they have seen already, though that server has not heard of it', async () => {
  const { id, people, sockets } = await sitDown([0, 0]);
  const [ana] = sockets as [TestSocket];
  await at(1, people[0]!).open(id);
  await redis.kill();
  for (let i = 0; i < 4; i++) {
    const mover = sockets.find(({ prompt }) => prompt !== undefined)!;
    expect(await mover.move(first(mover))).toBeUndefined();
    await ana.until(() => ana.version === i + 1);
    const there = await at(1, people[0]!).open(id);
    expect([there.version, there.sight]).toEqual([ana.version, ana.sight]);
  }
  await redis.open();
});

test('without Redis moves come a little later; with it again, at once', async () => {
  const { sockets } = await sitDown([0, 1]);
  const [ana, ben] = sockets as [TestSocket, TestSocket];
  await redis.kill();
  await ana.move(first(ana));
  await ben.until(() => ben.version === ana.version);
  await eventually(async () => (await metric(urlOf(0), 'conclave_bus_well')) === 0);
  await redis.open();
  await eventually(async () => (await metric(urlOf(0), 'conclave_bus_well')) === 1);
  await playToTheEnd(sockets);
  expect(ben.sight?.result).toEqual(ana.sight?.result);
});

test('while the database is gone nothing is acknowledged; when it is back the game goes on from what was', async () => {
  const { sockets } = await sitDown([0, 1], 1);
  const [ana, ben] = sockets as [TestSocket, TestSocket];
  await postgres.kill();
  const before = ana.version;
  expect(await ana.move(first(ana))).toMatchObject({ rule: 'TABLE-STORE' });
  expect([ana.version, ben.version]).toEqual([before, before]);
  await postgres.open();
  await eventually(async () => (await fetch(`${urlOf(0)}/healthz`)).ok && (await fetch(`${urlOf(1)}/healthz`)).ok);
  await playToTheEnd(sockets);
  expect([ben.version, ben.sight?.result]).toEqual([ana.version, ana.sight?.result]);
});
