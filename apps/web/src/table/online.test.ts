import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket as NetSocket, connect as netConnect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@conclave/protocol';
import { configFrom, type Running, startServer } from '@conclave/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { NoTable, openOnlineTable, type Socket } from './online.ts';
import { DeviceShares } from './shares.ts';
import type { Table, TableState } from './types.ts';

const data = mkdtempSync(join(tmpdir(), 'conclave-table-'));
let server: Running;
const start = (port = 0, limits = 'none') =>
  startServer({ ...configFrom({ CONCLAVE_DATA: data, CONCLAVE_PACE: 'none', CONCLAVE_LIMITS: limits, LOG_LEVEL: 'silent' }), port });
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

afterEach(() => void vi.useRealTimers());

async function guest() {
  const response = await fetch(`${server.url}/api/me`);
  return { cookie: response.headers.get('set-cookie')!.split(';')[0]! };
}

async function post<T = TableInfo>(who: { cookie: string }, path: string, body: unknown): Promise<T> {
  const response = await fetch(server.url + path, { method: 'POST', headers: { ...who, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const socketOf =
  (who: { cookie: string }, port = server.port) =>
  (): Socket => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: who });
    socket.on('error', () => {});
    return socket as unknown as Socket;
  };

/** A table with its states, and a way to wait for one. */
function watched(table: Table) {
  const states: TableState[] = [];
  const waiting = new Set<() => void>();
  table.subscribe((state) => {
    states.push(state);
    for (const look of waiting) look();
  });
  const until = (so: (state: TableState) => boolean): Promise<TableState> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!so(states.at(-1)!)) return;
        waiting.delete(look);
        resolve(states.at(-1)!);
      };
      waiting.add(look);
      look();
    });
  return { table, states, until };
}

async function twoPlayers(port?: number) {
  const [ana, ben] = [await guest(), await guest()];
  const info = await post(ana, '/api/tables', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const first = watched(await openOnlineTable({ table: info.id, connect: socketOf(ana, port) }));
  const gathering = first.states[0]!;
  await post(ben, `/api/tables/${info.id}/join`, { invite: info.invite });
  const second = watched(await openOnlineTable({ table: info.id, connect: socketOf(ben) }));
  await first.until(({ stage }) => stage === 'playing');
  return { info, ana, ben, first, second, gathering };
}

async function playOn(players: ReturnType<typeof watched>[]): Promise<void> {
  await Promise.all(
    players.map(async ({ table, until }) => {
      for (;;) {
        const { prompt } = await until((state) => state.stage === 'over' || (state.prompt !== undefined && !state.pending));
        if (!prompt) return;
        await table.submit(prompt.moves[0]!);
      }
    }),
  );
}

test('a table gathers, is played to the end, and shows key and graph', async () => {
  const { first, second, gathering } = await twoPlayers();
  expect(gathering).toMatchObject({ stage: 'gathering', viewer: 0, view: undefined, names: [expect.stringMatching(/\w/), ''] });
  await playOn([first, second]);
  const over = first.states.at(-1)!;
  expect(over).toMatchObject({ kind: 'online', stage: 'over', key: expect.stringMatching(/^[0-9a-f]{64}$/), result: { winners: expect.any(Array) } });
  expect(over.standings).toHaveLength(over.story.length);
  const told = first.states.flatMap(({ fresh }) => fresh);
  expect(told).toEqual(over.story.slice(1).flatMap(({ events }) => events));
});

function newDevice(): DeviceShares {
  const kept = new Map<string, string>();
  const store = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
  return new DeviceShares(() => store);
}

test('two devices add their shares to the dice, and each finds its own in them', async () => {
  const [ana, ben] = [await guest(), await guest()];
  const [mine, theirs] = [newDevice(), newDevice()];
  const made = await mine.sitDown((hash) => post(ana, '/api/tables', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], ...hash }));
  const first = watched(await openOnlineTable({ table: made.id, connect: socketOf(ana), shares: mine }));
  await theirs.sitDown((hash) => post(ben, `/api/tables/${made.id}/join`, { invite: made.invite, ...hash }), made.id);
  const second = watched(await openOnlineTable({ table: made.id, connect: socketOf(ben), shares: theirs }));
  await playOn([first, second]);
  const [over, alsoOver] = [first, second].map(({ states }) => states.at(-1)!);
  expect(over?.info?.shares).toMatchObject([{ share: expect.any(String) }, { share: expect.any(String) }]);
  expect([mine.verdict(over!), theirs.verdict(alsoOver!), theirs.verdict(over!)]).toEqual(['used', 'used', 'unused']);
});

test('a move is pending until it is answered; a refusal comes back with its rule', async () => {
  const { first } = await twoPlayers();
  const answer = first.table.submit({ do: 'draw' });
  expect(first.states.at(-1)?.pending).toBe(true);
  expect((await answer)?.rule).toBe('SP-ROUND-04');
  expect(first.states.at(-1)).toMatchObject({ pending: false, version: 0 });
  expect(await first.table.whyNot(first.states.at(-1)!.prompt!.moves[0]!)).toBeUndefined();
});

test('there is no table: the reason is thrown', async () => {
  await expect(openOnlineTable({ table: 'nothing', connect: socketOf(await guest()) })).rejects.toThrow(NoTable);
});

test('a server that restarts is found again, and a move sent while it is away is made once', async () => {
  const { first, second } = await twoPlayers();
  const { port } = server;
  await server.close();
  await first.until(({ connection }) => connection !== 'live');
  const answer = first.table.submit(first.states.at(-1)!.prompt!.moves[0]!);
  server = await start(port);
  expect(await answer).toBeUndefined();
  await second.until(({ connection, version }) => connection === 'live' && version === 1);
  await playOn([first, second]);
});

/** A wire that can be cut: everything goes through it to the real server. */
async function cuttable() {
  const pairs = new Set<[NetSocket, NetSocket]>();
  const proxy = createServer((from) => {
    const to = netConnect(server.port, '127.0.0.1');
    const pair: [NetSocket, NetSocket] = [from, to];
    pairs.add(pair);
    from.pipe(to).pipe(from);
    for (const end of pair) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const cut = (): void => {
    for (const pair of pairs) for (const end of pair) end.destroy();
    pairs.clear();
  };
  return { port: (proxy.address() as AddressInfo).port, cut, close: () => proxy.close() };
}

test('a line that is cut at every move loses and doubles nothing', async () => {
  const wire = await cuttable();
  const { first, second } = await twoPlayers(wire.port);
  const cutting = (async () => {
    for (;;) {
      const { prompt } = await first.until((state) => state.stage === 'over' || (state.prompt !== undefined && !state.pending));
      if (!prompt) return;
      const answer = first.table.submit(prompt.moves[0]!);
      wire.cut();
      await answer;
    }
  })();
  await Promise.all([cutting, playOn([second])]);
  const [mine, theirs] = [first.states.at(-1)!, second.states.at(-1)!];
  expect(mine.version).toBe(theirs.version);
  expect(mine.story.map(({ seat }) => seat)).toEqual(theirs.story.map(({ seat }) => seat));
  wire.close();
});

test('whoever asks too much is answered all the same, if later', async () => {
  await server.close();
  server = await start(0, 'usual');
  const { first } = await twoPlayers();
  const answers = await Promise.all(Array.from({ length: 30 }, () => first.table.whyNot({ do: 'draw' })));
  expect(answers.map((answer) => answer?.rule).filter((rule) => rule === 'SP-ROUND-04').length).toBeGreaterThan(20);
  expect(first.states.at(-1)).toMatchObject({ connection: 'live', pending: false });
});

/** A socket whose other end does what the test says. */
class Deaf implements Socket {
  readyState = 0;
  readonly sent: { readonly t: string }[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** That it is closed is told when the other end agrees: never. */
  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const LONG_MS = 60_000;
const HEARTBEAT_MS = 12_000;

test('a line that stands open and says nothing is asked for a sign, given up, and heard no more', async () => {
  const info = await post(await guest(), '/api/tables', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const picture = (name: string) => ({ t: 'table', info: { ...info, title: name }, viewer: 0, version: 0, story: [], presence: [], preset: 'ask', said: [] });
  vi.useFakeTimers();
  const lines: Deaf[] = [];
  const opening = openOnlineTable({ table: info.id, connect: () => lines[lines.push(new Deaf()) - 1]! });
  lines[0]!.opens();
  lines[0]!.says(picture('first'));
  const { table, states } = watched(await opening);
  void table.submit({ do: 'draw' });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(lines[0]).toMatchObject({ isClosed: true, sent: [{ t: 'join' }, { t: 'move' }, { t: 'ping' }] });
  expect(states.at(-1)?.connection).not.toBe('live');
  lines.at(-1)!.opens();
  lines.at(-1)!.says(picture('second'));
  lines[0]!.says(picture('late'));
  expect(states.at(-1)).toMatchObject({ connection: 'live', info: { title: 'second' } });
  expect(lines.at(-1)!.sent).toMatchObject([{ t: 'join' }, { t: 'move' }]);
  table.close();
});

test('a line on which something is heard stays', async () => {
  const info = await post(await guest(), '/api/tables', { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  vi.useFakeTimers();
  const line = new Deaf();
  const opening = openOnlineTable({ table: info.id, connect: () => line });
  line.opens();
  line.says({ t: 'table', info, viewer: 0, version: 0, story: [], presence: [], preset: 'ask', said: [] });
  const table = await opening;
  for (let ms = 0; ms < LONG_MS; ms += HEARTBEAT_MS) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    line.says({ t: 'pong' });
  }
  expect(line.isClosed).toBe(false);
  expect(line.sent.filter(({ t }) => t === 'ping').length).toBeGreaterThan(2);
  table.close();
});
