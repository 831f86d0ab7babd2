import { expect, onTestFinished, test } from 'vitest';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';
import { BotPool, type BotTask } from './pool.ts';

const HANGING = { worker: new URL('../testing/hanging-bot.mjs', import.meta.url), threads: 1 };

const task = (level: string) => ({ level, prompt: { moves: [{ do: 'pass' }] } }) as unknown as BotTask;

test('a bot that comes to no end is stopped, its thread is replaced, and who waited for it has all the time there is', async () => {
  const pool = new BotPool({ ...HANGING, limit: 3000 });
  onTestFinished(() => pool.close());
  const first = (await pool.choose(task('random'))) as { thread?: number };
  const hangs = pool.choose(task('simple'));
  const waits = pool.choose(task('random')) as Promise<{ thread?: number }>;
  await expect(hangs).rejects.toThrow('thought for more than 3 seconds');
  expect(await waits).toMatchObject({ do: 'pass' });
  expect((await waits).thread).not.toBe(first.thread);
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

test('in a window a bot is asked for its answer even where it has no choice, so that the time it takes tells nothing', { timeout: 60_000 }, async () => {
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
  while (!wasAsked) {
    const { id } = await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] });
    const socket = await ana.open(id);
    await playToTheEnd([socket], ({ moves }) => moves.find((move) => move.do === 'castFireball') ?? moves[Math.floor(Math.random() * moves.length)]!);
  }
  expect(wasAsked).toBe(true);
});
