import { connect } from 'node:net';
import type { NewTable } from '@conclave/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Limits } from '../config.ts';
import type { Games } from '../games.ts';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import { wideSparks } from '../testing/wide-sparks.ts';

async function house(limits: Limits, games?: Games) {
  const server = await testServer({ limits }, games);
  onTestFinished(() => server.remove());
  return server;
}

const open: NewTable = { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
const withBot: NewTable = { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };

/** Waits until the metrics say so. */
async function untilSockets(url: string, isSo: (count: number) => boolean): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (isSo(Number(/^conclave_sockets (\d+)$/m.exec(metrics)?.[1]))) return;
  }
}

test('too many requests are told to wait, and to come again on a new connection', async () => {
  const { url } = await house(limitedTo({ requests: upTo(3) }));
  const ana = new TestPerson(url);
  for (let i = 0; i < 3; i++) expect((await ana.ask('GET', '/api/games')).status).toBe(200);
  const refused = await ana.ask('GET', '/api/games');
  expect(refused).toMatchObject({ status: 429, body: { rule: 'API-RATE' } });
  expect(refused.headers.get('connection')).toBe('close');
});

test('an address of IPv6 pays by its network, whichever of its many it comes from', async () => {
  const server = await testServer({ limits: limitedTo({ requests: upTo(3) }), proxies: { count: 1 } });
  onTestFinished(() => server.remove());
  const status = async (address: string) => (await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
  for (const host of ['1', '2', '3:4']) expect(await status(`2001:db8:1:2::${host}`)).toBe(200);
  expect(await status('2001:db8:1:2:ffff::5')).toBe(429);
  expect(await status('2001:db8:1:3::1')).toBe(200);
});

test('pages and files have a price too', async () => {
  const { url } = await house(limitedTo({ pages: upTo(3) }));
  const statuses = [];
  for (const path of ['/', '/healthz', '/nothing', '/']) statuses.push((await fetch(url + path)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 3)).not.toContain(429);
});

test('a person has one share, with the cookie and with every token', async () => {
  const { url } = await house(limitedTo({ requests: upTo(1e9, 4) }));
  const ana = await TestPerson.guest(url);
  const { token } = await ana.get<{ token: string }>('POST', '/api/me/tokens', {});
  const program = new TestPerson(url);
  program.headers = { authorization: `Bearer ${token}` };
  await ana.get('GET', '/api/me');
  for (let i = 0; i < 2; i++) await program.get('GET', '/api/me');
  expect((await program.ask('GET', '/api/me')).status).toBe(429);
  expect((await ana.ask('GET', '/api/me')).status).toBe(429);
});

test('a clock that is set back locks nobody out', async () => {
  const { url } = await house(limitedTo({ requests: { person: { burst: 100, perSecond: 1 }, address: { burst: 100, perSecond: 1 } } }));
  const ana = await TestPerson.guest(url);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ana.ask('GET', '/api/me')).status).toBe(200);
});

test('a guest made by a first visit is a creation', async () => {
  const { url } = await house(limitedTo({ creations: upTo(2) }));
  const ana = await TestPerson.guest(url);
  await TestPerson.guest(url);
  expect((await new TestPerson(url).ask('GET', '/api/me')).status).toBe(429);
  expect((await ana.ask('GET', '/api/me')).status).toBe(200);
});

test('a new name has a price, and is told to the tables of its person only', async () => {
  const { url } = await house(limitedTo({ renames: upTo(2) }));
  const [ana, ben] = [await TestPerson.guest(url), await TestPerson.guest(url)];
  const mine = await ana.open((await ana.table(withBot)).id);
  const theirs = await ben.open((await ben.table(withBot)).id);
  const heard = theirs.messages.length;
  for (const name of ['Ana', 'Anna']) await ana.get('PATCH', '/api/me', { name });
  expect((await ana.ask('PATCH', '/api/me', { name: 'Hannah' })).status).toBe(429);
  await mine.until(() => mine.info?.seats[0]?.name === 'Anna');
  await theirs.act({ t: 'why', move: { do: 'draw' } });
  expect(theirs.messages.slice(heard).map(({ t }) => t)).not.toContain('info');
});

test('nobody fills the lobby: tables made at once are counted, for a person and for an address', async () => {
  const { url } = await house(limitedTo({}, { waitingPerPerson: 3, waitingPerAddress: 5 }));
  const honest = await TestPerson.guest(url);
  const { id } = await honest.table(open);
  const crowd = await Promise.all([1, 2, 3].map(() => TestPerson.guest(url)));
  const made = await Promise.all(crowd.flatMap((one) => Array.from({ length: 10 }, () => one.ask('POST', '/api/tables', open))));
  expect(made.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(4);
  expect(made.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { rule: 'TABLE-WAITING' } });
  const lobby = await honest.get<{ id: string }[]>('GET', '/api/tables');
  expect(lobby.map((table) => table.id)).toContain(id);
});

test('nobody takes a seat at every table, alone or with many guests', async () => {
  const { url } = await house(limitedTo({}, { waitingPerPerson: 3, waitingPerAddress: 1e9 }));
  const makers = await Promise.all([1, 2, 3, 4, 5].map(() => TestPerson.guest(url)));
  const three: NewTable = { ...open, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  const tables = await Promise.all(makers.map((maker) => maker.table(three)));
  const greedy = await TestPerson.guest(url);
  const taken = await Promise.all(tables.map(({ id }) => greedy.ask('POST', `/api/tables/${id}/join`, {})));
  expect(taken.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  const mine = await greedy.get<{ id: string }[]>('GET', '/api/me/tables');
  for (const { id } of mine) await greedy.get('POST', `/api/tables/${id}/leave`);
  expect((await greedy.ask('POST', `/api/tables/${tables[0]!.id}/join`, {})).status).toBe(200);
  expect((await greedy.ask('POST', `/api/tables/${tables[0]!.id}/join`, {})).status).toBe(200);
});

test('a rematch is one more table to wait at; whoever waits there already is let in again', async () => {
  const { url } = await house(limitedTo({}, { waitingPerPerson: 1 }));
  const [ana, ben] = [await TestPerson.guest(url), await TestPerson.guest(url)];
  const { id } = await ana.table({ ...open, visibility: 'link' });
  await ben.get('POST', `/api/tables/${id}/join`, { invite: (await ana.get('GET', `/api/tables/${id}`)).invite });
  await playToTheEnd([await ana.open(id), await ben.open(id)]);
  const other = await ana.table(open);
  const rematch = () => ana.ask<{ rule?: string; you?: number }>('POST', `/api/tables/${id}/rematch`, {});
  expect(await rematch()).toMatchObject({ status: 429, body: { rule: 'TABLE-WAITING' } });
  await ana.get('POST', `/api/tables/${other.id}/leave`);
  for (let i = 0; i < 2; i++) expect(await rematch()).toMatchObject({ status: 200, body: { you: expect.any(Number) } });
});

async function finished(url: string) {
  const ana = await TestPerson.guest(url);
  const { id } = await ana.table(withBot);
  const socket = await ana.open(id);
  await playToTheEnd([socket]);
  return { ana, path: `/api/tables/${id}/log` };
}

test('a log is made once, packed, and kept by browsers', async () => {
  const { url } = await house(limitedTo({}));
  const { ana, path } = await finished(url);
  const first = await fetch(url + path, { headers: { ...ana.headers, 'accept-encoding': 'gzip' } });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(first.headers.get('cache-control')).toContain('immutable');
  const text = await first.text();
  const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
  const again = await fetch(url + path, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('a log has a price: less when it is made already', async () => {
  const { url } = await house(limitedTo({ looks: upTo(7) }));
  const { ana, path } = await finished(url);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await ana.ask('GET', path)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('one person has only so many streams', async () => {
  const { url } = await house(limitedTo({}, { streamsPerPerson: 2 }));
  const ana = await TestPerson.guest(url);
  const { id } = await ana.table(withBot);
  const stream = () => fetch(`${url}/api/tables/${id}/stream`, { headers: ana.headers });
  const [first] = [await stream(), await stream()];
  expect((await stream()).status).toBe(429);
  await first.body!.cancel();
  await untilSockets(url, (count) => count === 1);
  expect((await stream()).status).toBe(200);
});

test('streams that nobody reads are let go', async () => {
  const { url, port } = await house(limitedTo({}, { unreadBytes: 1e9, unreadBytesPerAddress: 10 << 20 }), wideSparks(4 << 20));
  const [ana, ben] = [await TestPerson.guest(url), await TestPerson.guest(url)];
  // Two people: nothing is told before one of them moves.
  const { id } = await ana.table({ ...withBot, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await ben.get('POST', `/api/tables/${id}/join`, {});
  const player = await ana.open(id);
  await player.until(() => player.prompt !== undefined);
  await player.close();
  for (let i = 0; i < 12; i++) {
    const line = connect(port, '127.0.0.1', () => line.pause());
    line.on('error', () => {});
    line.write(`GET /api/tables/${id}/stream HTTP/1.1\r\nhost: x\r\ncookie: ${ana.headers.cookie}\r\n\r\n`);
    onTestFinished(() => void line.destroy());
  }
  await untilSockets(url, (count) => count === 12);
  await ana.get('POST', `/api/tables/${id}/moves`, { move: player.prompt!.moves[0] });
  await untilSockets(url, (count) => count < 12);
});

/** Sends something and waits until the other side hangs up. */
const untilHungUp = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const line = connect(port, '127.0.0.1');
    line.on('data', (data) => {
      heard += data;
    });
    line.on('error', () => {});
    line.on('close', () => resolve(heard));
    line.write(text);
  });

test.each([
  ['headers', 'GET /api/games HTTP/1.1\r\nhost: x\r\n'],
  ['a body', 'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
])('%s that never end are not waited for', async (_what, text) => {
  const { port } = await house(limitedTo({}, {}, 200));
  expect(await untilHungUp(port, text)).toMatch(/^HTTP\/1.1 408/);
});

test('one address has only so many connections, and opens only so many', async () => {
  const { port } = await house(limitedTo({ connections: upTo(6) }, { connectionsPerAddress: 2 }));
  const lines = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(lines.map((line) => new Promise((resolve) => line.once('connect', resolve))));
  const whole = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  expect(await untilHungUp(port, whole)).toBe('');
  for (const line of lines) {
    const closed = new Promise((resolve) => line.once('close', resolve));
    line.end(whole);
    line.resume();
    await closed;
  }
  expect(await untilHungUp(port, whole)).toMatch(/^HTTP\/1.1 200/);
  expect(await untilHungUp(port, whole)).toMatch(/^HTTP\/1.1 200/);
  expect(await untilHungUp(port, whole)).toMatch(/^HTTP\/1.1 200/);
  expect(await untilHungUp(port, whole)).toBe('');
});
