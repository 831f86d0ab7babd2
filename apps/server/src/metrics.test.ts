import { expect, onTestFinished, test } from 'vitest';
import { TestPerson, testServer } from './testing/harness.ts';
import { eventually, metric } from './testing/metrics.ts';

const STEPS = ['queue', 'rules', 'store', 'views', 'tell'];
const BOTS = { worker: new URL('./testing/hanging-bot.mjs', import.meta.url), threads: 1 };

async function house() {
  const server = await testServer({ bots: BOTS });
  onTestFinished(() => server.remove());
  const ana = await TestPerson.guest(server.url);
  const figure = (name: string): Promise<number> => metric(server.url, name);
  const stepsCounted = (): Promise<number[]> => Promise.all(STEPS.map((step) => figure(`conclave_step_seconds_count{step="${step}"}`)));
  return { ana, figure, stepsCounted };
}

test('each step of a move is timed once; of a refused one, those it came to', async () => {
  const { ana, figure, stepsCounted } = await house();
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] });
  const socket = await ana.open(id);
  expect(await socket.move({ do: 'nonsense' })).toMatchObject({ rule: expect.any(String) });
  expect(await stepsCounted()).toEqual([1, 1, 0, 0, 0]);
  expect(await socket.move(socket.prompt!.moves[0]!)).toBeUndefined();
  expect(await stepsCounted()).toEqual([2, 2, 1, 1, 1]);
  expect(await figure('conclave_entry_seconds_count')).toBe(2);
});

test('a bot is timed while it waits for a thread, and while it thinks; how many wait, and how many tables are looked after, is told', async () => {
  const { ana, figure } = await house();
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
  const { id } = await ana.table({ game: 'sparks', seats });
  const socket = await ana.open(id);
  await socket.move(socket.prompt!.moves[0]!);
  await socket.until(() => socket.story.some(({ seat }) => seat === 1));
  for (const part of ['waiting', 'thinking']) expect(await figure(`conclave_bot_seconds_count{part="${part}"}`)).toBeGreaterThan(0);
  for (const name of ['tables', 'leases_held', 'sockets', 'bus_well', 'claim_held', 'storage_well'])
    expect([name, await figure(`conclave_${name}`)]).toEqual([name, 1]);
  for (let i = 0; i < 2; i++) {
    const line = await ana.open((await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] })).id);
    await line.move(line.prompt!.moves[0]!);
  }
  await eventually(async () => (await figure('conclave_bots_waiting')) === 1);
});
