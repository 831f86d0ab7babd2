import { join } from 'node:path';
import { BotPool } from './bots/pool.ts';
import { LocalBus } from './bus/local-bus.ts';
import { RedisBus } from './bus/redis-bus.ts';
import { telling } from './bus/telling.ts';
import type { Config } from './config.ts';
import { Faults } from './faults.ts';
import type { Games } from './games.ts';
import type { House } from './house.ts';
import { openLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { Whereabouts } from './people/whereabouts.ts';
import { Till } from './rate.ts';
import { newId } from './secrets.ts';
import { openOwnPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { ticks } from './tables/ticks.ts';
import { soleLeases } from './work/leases.ts';
import { StoredLeases } from './work/stored-leases.ts';

/** A house with the means to close it. */
export interface OpenHouse extends House {
  /** Calls with the servers at work, each time they were looked up. */
  onNodes(act: (nodes: readonly string[]) => void): void;
  close(): Promise<void>;
}

type Shared = Pick<OpenHouse, 'storage' | 'isShared' | 'bus' | 'leases' | 'now' | 'openedAt' | 'onNodes'>;

function alone(storage: Storage): Shared {
  return { storage, isShared: false, bus: new LocalBus().join(), leases: soleLeases(), now: () => Date.now(), openedAt: ticks(), onNodes() {} };
}

/** One of several servers at the same database. */
async function amongOthers(stored: Storage, redis: string, log: House['log']): Promise<Shared> {
  const bus = new RedisBus(redis, await stored.setting('house', newId));
  const storage = telling(stored, bus);
  const leases = await StoredLeases.open({ storage, bus, log });
  const openedAt = ticks() - leases.openFor;
  return { storage, isShared: true, bus, leases, now: () => leases.now, openedAt, onNodes: (act) => leases.onNodes(act) };
}

async function openStorage({ database, lines, redis, data }: Config): Promise<Storage> {
  if (database === undefined) return openSqlite(join(data, 'conclave.db'));
  return openOwnPostgres(database, { company: redis === undefined ? 'alone' : 'among others', lines });
}

export async function openHouse(config: Config, games: Games): Promise<OpenHouse> {
  const log = openLog(config.log);
  const storage = await openStorage(config);
  const shared = config.redis === undefined ? alone(storage) : await amongOthers(storage, config.redis, log);
  const till = new Till(config.limits.shares);
  const metrics = createMetrics();
  const bots = new BotPool({ ...config.bots, took: (part, ms) => metrics.botSeconds.observe({ part }, ms / 1000) }, till);
  const { pace, silence, revealMs, idleMs } = config;
  return {
    ...shared,
    games,
    bots,
    pace,
    silence,
    revealMs,
    idleMs,
    log,
    metrics,
    faults: new Faults(metrics, log),
    till,
    whereabouts: new Whereabouts(),
    async close() {
      await bots.close();
      await shared.leases.close();
      await shared.bus.close();
      await storage.close();
    },
  };
}
