import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import type { Shares } from './config.ts';
import type { Faults } from './faults.ts';
import type { Games } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { Whereabouts } from './people/whereabouts.ts';
import type { Till } from './rate.ts';
import type { Storage } from './storage/storage.ts';
import type { Leases } from './work/leases.ts';

/** Milliseconds, from and to: a bot's answer comes at a random moment between. */
export interface Pace {
  readonly move: readonly [number, number];
  /** In response windows, for bots and automatic passes alike: the time an answer takes must tell nothing. */
  readonly window: readonly [number, number];
}

/** Milliseconds without an answer after which the others may decide about a player: one who has the table open, and one who has not. */
export interface Silence {
  readonly present: number;
  readonly absent: number;
}

/** What all tables of a server share. */
export interface House {
  readonly storage: Storage;
  readonly games: Games;
  readonly bots: BotPool;
  readonly pace: Pace;
  readonly silence: Silence;
  /** How long the start of a game waits for the shares that devices committed to. */
  readonly revealMs: number;
  /** How long a table stays in memory that nobody looks at and where nothing is to happen. */
  readonly idleMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly faults: Faults;
  readonly till: Till<keyof Shares>;
  readonly whereabouts: Whereabouts;
  /** Whether other servers keep the same tables. */
  readonly isShared: boolean;
  readonly bus: Bus;
  readonly leases: Leases;
  /** The time of day: the database's where several servers share one, for their own may differ. */
  now(): number;
  /** When it opened, in ticks: until then nobody's time ran. */
  readonly openedAt: number;
}
