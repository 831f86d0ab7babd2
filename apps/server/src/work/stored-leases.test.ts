import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import { Wire } from '../chaos/wire.ts';
import { openPostgres } from '../storage/postgres.ts';
import { type Storage, StorageFault } from '../storage/storage.ts';
import { Gate } from '../testing/gate.ts';
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

type Way = (stored: Storage) => Partial<Storage>;

/** A server at this database, as far as leases are concerned. `way`: what its words meet on their way. */
async function join(house: LocalBus, url: string, way: Way = () => ({})) {
  const [stored, bus] = [await openPostgres(url), house.join()];
  const storage: Storage = { ...stored, ...way(stored) };
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
  const late = await join(house, url, ({ beat }) => ({ beat: (...word) => gate.then(() => beat(...word)) }));
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

const lost = (): never => {
  throw new StorageFault('the line broke');
};

/** Two servers: one of whose words something becomes, and one that would take over. */
async function two(way: Way) {
  const [house, url] = [new LocalBus(), await postgres.newDatabase()];
  const [far, near] = [await join(house, url, way), await join(house, url)];
  return { far, near, free: (name: string) => isSo(() => near.leases.want(name, () => {}).isHeld) };
}

test('what was let go while it was asked for is given back, also where the answer was lost', async () => {
  const gate = new Gate();
  let isLost = false;
  const { far, free } = await two(({ lease }) => ({ lease: (...word) => gate.pass(lease(...word)).then((held) => (isLost ? lost() : held)) }));
  for (const name of ['answered', 'lost']) {
    gate.close();
    const before = gate.came;
    const its = far.leases.want(name, () => {});
    await isSo(() => gate.came > before);
    its.release();
    isLost = name === 'lost';
    gate.open();
    await free(name);
  }
});

test('what could not be given back is given back later', async () => {
  let left = 2;
  const { far, free } = await two(({ release }) => ({ release: (...word) => (left-- > 0 ? Promise.reject(new StorageFault('full')) : release(...word)) }));
  const its = far.leases.want('game', () => {});
  await isSo(() => its.isHeld);
  its.release();
  await free('game');
  expect(its.isHeld).toBe(false);
});

test('an answer that comes late is no news: who has got it since holds it', async () => {
  const gate = new Gate();
  const { far, near } = await two(({ lease }) => ({ lease: (...word) => gate.pass(lease(...word)) }));
  const mine = near.leases.want('game', () => {});
  await isSo(() => mine.isHeld);
  gate.close();
  const its = far.leases.want('game', () => {});
  await isSo(() => gate.came === 1);
  gate.letPass();
  mine.release();
  const severalBeats = (): Promise<void> => {
    const before = far.beats.length;
    return isSo(() => far.beats.length > before + 2);
  };
  await severalBeats();
  gate.open();
  await severalBeats();
  expect([its.isHeld, (await near.storage.lease('game', near.node))?.holder]).toEqual([true, far.node]);
});

test('who wants again what is just being given back holds it only when it has asked again', async () => {
  const gate = new Gate();
  const { far, near } = await two(({ release }) => ({ release: (...word) => gate.pass(Promise.resolve()).then(() => release(...word)) }));
  const first = far.leases.want('game', () => {});
  await isSo(() => first.isHeld);
  gate.close();
  first.release();
  await isSo(() => gate.came === 1);
  const again = far.leases.want('game', () => {});
  expect([first.isHeld, again.isHeld]).toEqual([false, false]);
  gate.open();
  await isSo(() => again.isHeld);
  expect([again.fence, await near.storage.lease('game', near.node)]).toEqual([2, { holder: far.node, fence: 2 }]);
});

test('what the database says is held here though nobody here knows it, or the other way round, is noticed', async () => {
  const { far, near, free } = await two(() => ({}));
  expect((await far.storage.lease('unknown', far.node))?.holder).toBe(far.node);
  const its = far.leases.want('game', () => {});
  await isSo(() => its.isHeld);
  await far.storage.release('game', far.node);
  await Promise.all([free('unknown'), isSo(() => its.fence === 2)]);
  expect([its.isHeld, near.leases.held]).toEqual([true, 1]);
});
