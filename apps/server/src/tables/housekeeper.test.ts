import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { House } from '../house.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { TestPerson, testServer } from '../testing/harness.ts';
import { Housekeeper } from './housekeeper.ts';

const DAY_MS = 24 * 3600_000;

test('unfinished games and idle guests go when their time is up; what is in use or finished stays', async () => {
  const server = await testServer();
  onTestFinished(() => server.remove());
  const ana = await TestPerson.guest(server.url);
  const idle = await TestPerson.guest(server.url);
  const alone = { game: 'sparks', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const [kept, gone] = [await ana.table(alone), await ana.table(alone)];
  await server.stop();
  const storage = await openSqlite(`${server.data}/conclave.db`);
  const keeping = { unfinished: 90 * DAY_MS, guests: 180 * DAY_MS, backups: 0 };
  const housekeeper = new Housekeeper({ storage, log: pino({ level: 'silent' }) } as unknown as House, keeping, (id) => id === kept.id);
  const shownAfter = async (days: number) => {
    await housekeeper.round(Date.now() + days * DAY_MS);
    return [await storage.table(kept.id), await storage.table(gone.id), await storage.person(idle.id), await storage.person(ana.id)].map(Boolean);
  };
  expect(await shownAfter(89)).toEqual([true, true, true, true]);
  expect(await shownAfter(91)).toEqual([true, false, true, true]);
  expect(await shownAfter(181)).toEqual([true, false, false, true]);
  await storage.close();
  await server.restart();
  expect((await ana.ask('GET', `/api/tables/${gone.id}`)).status).toBe(404);
  expect((await idle.ask<{ id: string }>('GET', '/api/me')).body.id).not.toBe(idle.id);
});
