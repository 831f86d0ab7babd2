import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import { Wire } from '../chaos/wire.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { eventually } from '../testing/metrics.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { StoredLeases } from './stored-leases.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const log = pino({ level: 'silent' });
const isSo = (so: () => boolean): Promise<void> => eventually(async () => so());

/** A server at this database, as far as leases are concerned. */
async function join(house: LocalBus, url: string, before = async () => {}) {
  const [stored, bus] = [await openPostgres(url), house.join()];
  const storage: Storage = { ...stored, beat: (...word) => before().then(() => stored.beat(...word)) };
  const leases = await StoredLeases.open({ storage, bus, log });
  onTestFinished(async () => {
    await leases.close();
    await bus.close();
    await storage.close();
  });
  const beats: (readonly string[])[] = [];
  leases.onNodes((nodes) => beats.push(nodes));
  return { leases, beats, storage: stored, node: bus.node };
}

test('who could not reach the database for a while, and whose lease others took meanwhile, does not hold it when it can again', async () => {
  const address = new URL(await postgres.newDatabase());
  const wire = await Wire.open();
  onTestFinished(() => wire.close());
  wire.leadTo(Number(address.port));
  const house = new LocalBus();
  const near = await join(house, address.href);
  address.port = new URL(wire.url).port;
  const far = await join(house, address.href);
  const its = far.leases.want('game', () => {});
  await isSo(() => its.isHeld);
  const mine = near.leases.want('game', () => {});
  wire.freeze();
  await isSo(() => mine.isHeld);
  expect(its.isHeld).toBe(false);
  const before = far.beats.length;
  wire.thaw();
  await isSo(() => far.beats.length > before + 1 && far.beats.at(-1)?.length === 2);
  expect([mine.isHeld, its.isHeld]).toEqual([true, false]);
  expect(mine.fence).toBe(2);
});

test('who was taken for gone while its word was under way does not hold what others took, when the word has come', async () => {
  const url = await postgres.newDatabase();
  const house = new LocalBus();
  let gate = Promise.resolve();
  let open = (): void => {};
  const near = await join(house, url);
  const late = await join(house, url, () => gate);
  const its = late.leases.want('game', () => {});
  await isSo(() => its.isHeld);
  const mine = near.leases.want('game', () => {});
  await isSo(() => mine.fence === 1);
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await near.storage.beat(late.node, -1);
  await isSo(() => mine.isHeld);
  const both: boolean[] = [];
  late.leases.onNodes(() => both.push(mine.isHeld && its.isHeld));
  open();
  await isSo(() => both.length > 1);
  expect(both).not.toContain(true);
});
