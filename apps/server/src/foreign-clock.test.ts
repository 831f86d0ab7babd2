import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from './storage/postgres.ts';
import { at, company } from './testing/company.ts';
import { TestPerson } from './testing/harness.ts';

const HOUR_MS = 3600_000;

let shared: Awaited<ReturnType<typeof company>>;
beforeAll(async () => {
  shared = await company();
});
afterAll(() => shared.close());

/** From here on this machine's clock is an hour ahead. */
function jumpAhead(): void {
  const right = Date.now;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => right() + HOUR_MS);
  onTestFinished(() => spy.mockRestore());
}

/** A server that has been at work for a day. */
async function elder(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const now = 'extract(epoch from now()) * 1000';
  await client.query(`INSERT INTO nodes (id, opened_at, expires_at) VALUES ('elder', ${now} - ${24 * HOUR_MS}, ${now} + ${24 * HOUR_MS})`);
  await client.end();
}

test('a server whose clock is an hour ahead takes nobody’s time, and writes the time of day that all others write', async () => {
  const storage = await openPostgres(shared.database);
  onTestFinished(() => storage.close());
  // Somebody has been at work all day: no time was nobody's.
  await elder(shared.database);
  const honest = await shared.open();
  const [ana, ben] = [await TestPerson.guest(honest.url), await TestPerson.guest(honest.url)];
  const clock = { kind: 'total' as const, seconds: 7200, timeUp: 'default' as const };
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', clock });
  await ben.get('POST', `/api/tables/${id}/join`, {});
  await honest.stop();
  jumpAhead();
  const ahead = await shared.open();
  const socket = await at(ahead, ana).open(id);
  const told = socket.messages.findLast((one) => one.t === 'table');
  expect(told?.t === 'table' && told.clock?.left.every((left) => left > (clock.seconds * 1000) / 2)).toBe(true);
  expect(await socket.move(socket.prompt!.moves[0]!)).toBeUndefined();
  const [line] = await storage.entries(id);
  const { now } = await storage.beat('elder', HOUR_MS);
  expect(Math.abs(now - line!.at)).toBeLessThan(HOUR_MS / 2);
  expect(Math.abs(now - (await storage.person((await TestPerson.guest(ahead.url)).id))!.createdAt)).toBeLessThan(HOUR_MS / 2);
});
