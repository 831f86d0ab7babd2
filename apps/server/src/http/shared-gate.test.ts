import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RedisBus } from '../bus/redis-bus.ts';
import { configFrom } from '../config.ts';
import { openLog } from '../log.ts';
import { Whereabouts } from '../people/whereabouts.ts';
import { Till } from '../rate.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import { eventually } from '../testing/metrics.ts';
import { TestRedis } from '../testing/redis.ts';
import { Gate } from './gate.ts';
import { shareGate } from './shared-gate.ts';

const ana = { person: 'ana', address: '192.0.2.1' };

/** The doors of two servers that hear of each other over Redis. */
async function twoGates() {
  const redis = await TestRedis.start();
  const folder = mkdtempSync(join(tmpdir(), 'conclave-gate-'));
  const storage = await openSqlite(join(folder, 'conclave.db'));
  const limits = limitedTo({ creations: upTo(10) });
  const open = () => {
    const bus = new RedisBus(redis.url, 'house');
    const gate = new Gate({ ...configFrom({}), limits }, { till: new Till(limits.shares), whereabouts: new Whereabouts() });
    shareGate(gate, { bus, storage, log: openLog('silent') });
    return { bus, gate };
  };
  const [here, there] = [open(), open()];
  onTestFinished(async () => {
    await Promise.all([here.bus.close(), there.bus.close()]);
    await storage.close();
    await redis.remove();
    rmSync(folder, { recursive: true });
  });
  await eventually(async () => here.bus.isWell && there.bus.isWell);
  return [here.gate, there.gate] as const;
}

test('what a person and an address have spent at one server they have spent at the other, and nobody else has', async () => {
  const [here, there] = await twoGates();
  here.charge('creations', ana, 11);
  await eventually(async () => there.till.isOwed('creations', { person: 'ana' }) && there.till.isOwed('creations', { address: ana.address }));
  expect(there.pay('creations', ana)).toBe(false);
  expect(there.pay('creations', { person: 'ben', address: '192.0.2.2' })).toBe(true);
  expect(there.pay('renames', ana)).toBe(true);
});
