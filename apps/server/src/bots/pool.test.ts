import { fastRandom, Match, newKey } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { expect, onTestFinished, test } from 'vitest';
import { UNLIMITED } from '../config.ts';
import { Till } from '../rate.ts';
import { Chance } from '../testing/chance.ts';
import { playToTheEnd, TestPerson, type TestSocket, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import answer from './bot-worker.ts';
import { BotPool, type BotTask, Crowded, type PoolSettings } from './pool.ts';

const HANGING = { worker: new URL('../testing/hanging-bot.mjs', import.meta.url), threads: 1 };

const task = (level: string) => ({ level, prompt: { moves: [{ do: 'pass' }] } }) as unknown as BotTask;
const wanted = (): AbortSignal => new AbortController().signal;

function poolOf(settings: PoolSettings) {
  const pool = new BotPool(settings, new Till(UNLIMITED.shares));
  onTestFinished(() => pool.close());
  const ask = (level: string, address: string, signal = wanted()): Promise<unknown> => pool.choose(() => task(level), { payer: { address }, signal });
  return { pool, ask };
}

test('a bot that comes to no end is stopped, its thread is replaced, and who waited for it has all the time there is', async () => {
  const { ask } = poolOf({ ...HANGING, limit: 3000 });
  const first = (await ask('random', 'a')) as { thread?: number };
  const hangs = ask('simple', 'a');
  const waits = ask('random', 'a') as Promise<{ thread?: number }>;
  await expect(hangs).rejects.toThrow('thought for more than 3 seconds');
  expect(await waits).toMatchObject({ do: 'pass' });
  expect((await waits).thread).not.toBe(first.thread);
});

const STOPPED = { worker: new URL('../testing/stopped-bot.mjs', import.meta.url), threads: 1 };

test('a thought that nobody wants any more ends at once, and its thread goes on with the next', async () => {
  const begun = new BroadcastChannel('conclave-stopped-bot');
  onTestFinished(() => begun.close());
  const { ask } = poolOf(STOPPED);
  const first = (await ask('random', 'a')) as { thread?: number };
  const isBegun = new Promise((resolve) => {
    begun.onmessage = resolve;
  });
  const gone = new AbortController();
  const thought = ask('archmage', 'a', gone.signal);
  const next = ask('random', 'b');
  await isBegun;
  gone.abort();
  await expect(thought).rejects.toThrow(`stopped in thread ${first.thread}`);
  expect(await next).toMatchObject({ do: 'pass', thread: first.thread });
});

test('who waits for a thread waits for one thought of each other payer, not for all of them; who is gone is not served', async () => {
  const { pool, ask } = poolOf(STOPPED);
  const gone = new AbortController();
  const running = ask('archmage', 'greedy', gone.signal);
  const served: string[] = [];
  const asked = (name: string, address: string, signal = wanted()) => {
    const its = (): BotTask => {
      served.push(name);
      return task('random');
    };
    return pool.choose(its, { payer: { address }, signal });
  };
  const left = new AbortController();
  const leaving = asked('greedy, who left', 'greedy', left.signal);
  const others = [asked('greedy 1', 'greedy'), asked('greedy 2', 'greedy'), asked('greedy 3', 'greedy'), asked('innocent', 'innocent')];
  left.abort();
  await expect(leaving).rejects.toThrow('aborted');
  gone.abort();
  await expect(running).rejects.toThrow('stopped');
  await Promise.all(others);
  expect(served).toEqual(['greedy 1', 'innocent', 'greedy 2', 'greedy 3']);
});

test('only so many questions wait for one payer', async () => {
  const { ask } = poolOf(STOPPED);
  const gone = Array.from({ length: 51 }, () => new AbortController());
  const thoughts = gone.map(({ signal }) => ask('archmage', 'greedy', signal));
  await expect(ask('random', 'greedy')).rejects.toThrow(Crowded);
  const innocent = ask('random', 'innocent');
  for (const one of gone) one.abort();
  expect((await Promise.allSettled(thoughts)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await innocent).toMatchObject({ do: 'pass' });
});

test('a real bot thinks no further when nobody wants its answer', async () => {
  const game = (await gameOf('manaforge'))!;
  const match = new Match(game, { key: newKey(), seats: 2, options: {} });
  const prompt = match.promptFor(match.asked[0]!)!;
  const position = match.redealt(prompt.seat, fastRandom(1));
  const asked = (stop: Int32Array) => answer({ game: game.id, position, seat: prompt.seat, prompt, level: 'archmage', seed: 1, stop });
  await expect(asked(Int32Array.of(1))).rejects.toThrow('nobody wants');
  expect(prompt.moves).toContainEqual(await asked(Int32Array.of(0)));
});

const WAITING = { worker: new URL('../testing/waiting-bot.mjs', import.meta.url), threads: 1 };

/** Which levels have been asked to think, in order; and how to hold their answers back. */
function thoughts() {
  const channel = new BroadcastChannel('conclave-thoughts');
  onTestFinished(() => channel.close());
  const begun: { level: string; isHeld: boolean }[] = [];
  let wake = (): void => {};
  channel.onmessage = (event) => {
    begun.push((event as MessageEvent<{ level: string; isHeld: boolean }>).data);
    wake();
  };
  const until = async (so: () => boolean): Promise<void> => {
    while (!so())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  const isHeld = (): boolean => begun.some((one) => one.isHeld);
  return {
    until,
    isHeld,
    levels: () => begun.map(({ level }) => level),
    sinceHeld: () => (isHeld() ? begun.slice(begun.findIndex((one) => one.isHeld)).map(({ level }) => level) : []),
    hold: () => channel.postMessage('hold'),
    goOn: () => channel.postMessage('go on'),
  };
}

/** Plays the first moves until something is so. */
async function playUntil(socket: TestSocket, so: () => boolean): Promise<void> {
  for (;;) {
    await socket.until(() => so() || socket.prompt !== undefined);
    if (so()) return;
    await socket.move(socket.prompt!.moves[0]!);
  }
}

/** Somebody from an address of their own, at a table with a bot that has moved once. */
async function facing(level: string, { url, address, game }: { url: string; address: string; game: string }): Promise<TestSocket> {
  const person = await TestPerson.guest(url);
  person.headers['x-forwarded-for'] = address;
  const { id } = await person.table({ game, seats: [{ kind: 'me' }, { kind: 'bot', level }] });
  const socket = await person.open(id);
  await playUntil(socket, () => socket.story.some(({ seat }) => seat === 1) && socket.prompt !== undefined);
  return socket;
}

const untilAsked = (socket: TestSocket): Promise<void> => playUntil(socket, () => socket.sight?.waiting.includes(1) === true);

test('who asks a bot anew again and again does not hold up the bots of others', async () => {
  const { sinceHeld, until, isHeld, hold, goOn } = thoughts();
  const server = await testServer({ bots: WAITING, proxies: { count: 1 } });
  onTestFinished(() => server.remove());
  const attacker = await facing('archmage', { url: server.url, address: '192.0.2.1', game: 'mages' });
  const innocent = await facing('adept', { url: server.url, address: '192.0.2.2', game: 'mages' });
  hold();
  await untilAsked(attacker);
  await until(isHeld);
  for (let i = 0; i < 10; i++) {
    expect(await attacker.act({ t: 'undo' })).toBeUndefined();
    expect(await attacker.act({ t: 'redo' })).toBeUndefined();
  }
  await untilAsked(innocent);
  goOn();
  await until(() => sinceHeld().includes('adept'));
  expect(sinceHeld().indexOf('adept')).toBeLessThanOrEqual(2);
});

test('who has used up the share of thoughts meets cheaper ones, and keeps the character', async () => {
  const { levels, until } = thoughts();
  const server = await testServer({ bots: WAITING, limits: limitedTo({ thoughts: upTo(0) }) });
  onTestFinished(() => server.remove());
  const socket = await facing('archmage/merchant', { url: server.url, address: '192.0.2.1', game: 'manaforge' });
  await playUntil(socket, () => socket.isOver);
  await until(() => levels().length >= 2);
  expect(levels().slice(0, 2)).toEqual(['archmage/merchant', 'apprentice/merchant']);
});

test('a table goes on with a simpler bot’s move where a bot hangs, and the fault is counted', async () => {
  const server = await testServer({ bots: { ...HANGING, limit: 300 } });
  onTestFinished(() => server.remove());
  const ana = await TestPerson.guest(server.url);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] });
  const socket = await ana.open(id);
  await socket.until(() => socket.prompt !== undefined);
  await socket.move(socket.prompt!.moves[0]!);
  await socket.until(() => socket.story.some(({ seat }) => seat === 1));
  expect(await ana.get<string>('GET', '/metrics')).toMatch(/^conclave_faults_total\{where="bot"\} [1-9]/m);
});

test('in a window a bot is asked for its answer even where it has no choice, so that the time it takes tells nothing', async () => {
  const server = await testServer({ bots: { worker: new URL('../testing/telling-bot.mjs', import.meta.url), threads: 1 } });
  const channel = new BroadcastChannel('conclave-bots-asked');
  onTestFinished(async () => {
    channel.close();
    await server.remove();
  });
  let wasAsked = false;
  channel.onmessage = (event) => {
    const { isWindow, moves } = (event as MessageEvent<{ isWindow: boolean; moves: number }>).data;
    wasAsked ||= isWindow && moves === 1;
  };
  const ana = await TestPerson.guest(server.url);
  const chance = new Chance(1);
  while (!wasAsked) {
    const { id } = await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] });
    const socket = await ana.open(id);
    await playToTheEnd([socket], ({ moves }) => moves.find((move) => move.do === 'castFireball') ?? chance.oneOf(moves));
  }
  expect(wasAsked).toBe(true);
});
