import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Storage, StorageFault } from '../storage/storage.ts';
import { at, company } from '../testing/company.ts';
import { Gate } from '../testing/gate.ts';
import { playToTheEnd, TestPerson } from '../testing/harness.ts';
import { eventually, metric } from '../testing/metrics.ts';
import { seat } from '../testing/stored.ts';

/** A storage, and what is done instead of its calls. */
interface Stored {
  readonly storage: Storage;
  readonly instead: Partial<Storage>;
}

const opened = vi.hoisted(() => ({ last: undefined as unknown }));
vi.mock('../storage/postgres.ts', async (original) => {
  const real = await original<typeof import('../storage/postgres.ts')>();
  const open = async (...args: Parameters<typeof real.openOwnPostgres>) => {
    const [storage, instead] = [await real.openOwnPostgres(...args), {} as Record<string, unknown>];
    opened.last = { storage, instead };
    return Object.fromEntries(Object.entries(storage).map(([name, call]) => [name, (...given: unknown[]) => (instead[name] ?? call)(...given)]));
  };
  return { ...real, openOwnPostgres: open };
});

let shared: Awaited<ReturnType<typeof company>>;
beforeAll(async () => {
  shared = await company();
});
afterAll(() => shared.close());

const BOT = { kind: 'bot' as const, level: 'random' };

async function openServer(more: Parameters<typeof shared.open>[1] = {}) {
  const server = await shared.open(undefined, more);
  return { server, ...(opened.last as Stored) };
}

const away = () => Promise.reject(new StorageFault('the line broke'));

/** Ana waits at her server for Ben, who is given the last seat by one that dies before anything else. */
async function halfSeated(server: { url: string }) {
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, BOT] });
  const sitDown = (storage: Storage) => storage.takeSeat(id, seat(1, { kind: 'person', person: ben.id, name: 'Ben' }));
  return { ana, ben, id, sitDown };
}

test('a table that could not be opened because something of it could not be read looks after nothing: others play on', async () => {
  const [first, second, third] = [await openServer(), await openServer(), await openServer()];
  const { ana, ben, id, sitDown } = await halfSeated(first.server);
  await first.server.stop();
  await sitDown(second.storage);
  second.instead.phrases = away;
  expect((await at(second.server, ana).ask('GET', `/api/tables/${id}`)).status).toBe(503);
  await eventually(async () => (await second.storage.table(id))?.stage === 'playing');
  delete second.instead.phrases;
  await playToTheEnd([await at(third.server, ana).open(id), await at(third.server, ben).open(id)]);
});

test('a game that has begun elsewhere goes on where its log could not be read at once', async () => {
  const [first, second] = [await openServer(), await openServer()];
  const { ana, ben, id, sitDown } = await halfSeated(first.server);
  const watcher = await ana.open(id);
  let asked = 0;
  first.instead.entries = () => {
    asked++;
    return away();
  };
  await sitDown(second.storage);
  const lines = [await at(second.server, ana).open(id), await at(second.server, ben).open(id)];
  await eventually(async () => asked > 0);
  delete first.instead.entries;
  await playToTheEnd(lines);
  await watcher.until(() => watcher.isOver);
  expect(watcher.sight).toEqual(lines[0]?.sight);
});

test('a game all of whose seats are taken begins, though whoever gave the last one is gone', async () => {
  const [first, second] = [await openServer(), await openServer()];
  const { ana, ben, id, sitDown } = await halfSeated(first.server);
  const line = await ana.open(id);
  await sitDown(second.storage);
  await line.until(() => line.sight !== undefined);
  await playToTheEnd([line, await ben.open(id)]);
});

test('that a game is over is noted by who takes over from one that could not note it', async () => {
  const [first, second] = [await openServer(), await openServer()];
  const [ana, ben] = [await TestPerson.guest(first.server.url), await TestPerson.guest(first.server.url)];
  const { id, invite } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.get('POST', `/api/tables/${id}/join`, { invite });
  const row = () => second.storage.table(id);
  await eventually(async () => (await row())?.wakesAfter === undefined);
  const lines = [await ana.open(id), await at(second.server, ben).open(id)];
  first.instead.setProgress = away;
  await playToTheEnd(lines);
  await first.server.stop();
  await eventually(async () => (await row())?.stage === 'over');
  expect(await row()).toMatchObject({ waiting: [], result: lines[1]?.sight?.result });
  await eventually(async () => (await metric(second.server.url, 'conclave_leases_held')) === 0);
});

test('a bot’s answer that is due while its server cannot affirm its lease is given when it can again', async () => {
  const thoughts = new BroadcastChannel('conclave-thoughts');
  onTestFinished(() => thoughts.close());
  const bots = { worker: new URL('../testing/waiting-bot.mjs', import.meta.url), threads: 1 };
  const { server, storage, instead } = await openServer({ bots });
  const gate = new Gate();
  instead.beat = (...word) => gate.pass(Promise.resolve()).then(() => storage.beat(...word));
  const ana = await TestPerson.guest(server.url);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, BOT] });
  const line = await ana.open(id);
  const play = async () => {
    await line.until(() => line.prompt !== undefined);
    await line.move(line.prompt!.moves[0]!);
  };
  const thought = () => metric(server.url, 'conclave_bot_seconds_count{part="thinking"}');
  await play();
  await line.until(() => line.prompt !== undefined);
  await eventually(async () => (await thought()) > 0);
  thoughts.postMessage('hold');
  const isHeld = new Promise<void>((resolve) => {
    thoughts.onmessage = ({ data }) => data.isHeld && resolve();
  });
  while (line.prompt) await play();
  await isHeld;
  const [version, before] = [line.version, await thought()];
  gate.close();
  await eventually(async () => (await metric(server.url, 'conclave_leases_held')) === 0);
  thoughts.postMessage('go on');
  await eventually(async () => (await thought()) > before);
  gate.open();
  await line.until(() => line.version > version);
});
