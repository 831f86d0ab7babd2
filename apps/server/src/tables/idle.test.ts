import type { NewTable, TableMessage } from '@conclave/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { TestPerson, type TestSocket, testServer } from '../testing/harness.ts';
import { eventually, metric } from '../testing/metrics.ts';

const IDLE_MS = 20;

async function house() {
  const server = await testServer({ idleMs: IDLE_MS });
  onTestFinished(() => server.remove());
  const inMemory = (count: number) => eventually(async () => (await metric(server.url, 'conclave_tables')) === count);
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const game = async (more: Partial<NewTable> = {}): Promise<string> => {
    const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', ...more });
    await ben.get('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  return { ana, ben, game, inMemory };
}

/** The whole picture that came first, but for who is there. */
function picture({ messages }: TestSocket) {
  const { presence: _, ...rest } = messages.find((one) => one.t === 'table') as TableMessage;
  return rest;
}

const closeAll = (sockets: readonly TestSocket[]) => Promise.all(sockets.map((one) => one.close()));

test('a table that nobody looks at leaves memory, and whoever comes sees the same picture as before', async () => {
  const { ana, ben, game, inMemory } = await house();
  const id = await game();
  const players = [await ana.open(id), await ben.open(id)];
  for (const one of players) {
    await one.until(() => one.prompt !== undefined);
    await one.move(one.prompt!.moves[0]!);
  }
  await closeAll(players);
  const viewers = [ana, ben, await TestPerson.guest(ana.url)];
  const look = () => Promise.all(viewers.map((one) => one.open(id)));
  const before = await look();
  await closeAll(before);
  await inMemory(0);
  const after = await look();
  const seen = after.map(picture);
  expect(seen.map(({ version }) => version)).toEqual([2, 2, 2]);
  expect(seen).toEqual(before.map(picture));
  await closeAll(after);
  await inMemory(0);
});

test('a table stays in memory while somebody looks at it, or a clock runs there', async () => {
  const { ana, game, inMemory } = await house();
  const watched = await ana.open(await game());
  await game({ clock: { kind: 'turn', seconds: 86_400, timeUp: 'default' } });
  await game();
  await inMemory(2);
  await watched.close();
  await inMemory(1);
});
