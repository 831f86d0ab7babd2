import { fileURLToPath } from 'node:url';
import type { LevelWithSilent } from 'pino';
import type { Pace } from './house.ts';
import type { Allowance } from './rate.ts';

export interface Limits {
  /** Requests of one address. */
  readonly requests: Allowance;
  /** New guests, links and tables of one address. */
  readonly creations: Allowance;
  /** Messages on one socket. */
  readonly messages: Allowance;
  /** Phrases said by one socket. */
  readonly phrases: Allowance;
  readonly socketsPerAddress: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the database. */
  readonly data: string;
  /** The folder of the built web. */
  readonly web: string;
  /** Addresses of pages, besides this server's own, that may use it: `https://example.org`. */
  readonly origins: readonly string[];
  /** Whether a proxy in front says who is asking (X-Forwarded-…). */
  readonly behindProxy: boolean;
  readonly log: LevelWithSilent;
  readonly pace: Pace;
  readonly limits: Limits;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  creations: { burst: 30, perSecond: 0.5 },
  messages: { burst: 60, perSecond: 20 },
  phrases: { burst: 5, perSecond: 0.5 },
  socketsPerAddress: 200,
};

/** No limit at all: for measuring. */
export const UNLIMITED: Limits = {
  requests: { burst: 1e9, perSecond: 1e9 },
  creations: { burst: 1e9, perSecond: 1e9 },
  messages: { burst: 1e9, perSecond: 1e9 },
  phrases: { burst: 1e9, perSecond: 1e9 },
  socketsPerAddress: 1e9,
};

export const PACE: Pace = { move: [500, 1400], window: [900, 2600] };

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The configuration, from the environment. Throws with a plain sentence where a value makes no sense. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is a number from 0 to 65535, not ${JSON.stringify(env.PORT)}.`);
  return {
    host: env.HOST ?? '0.0.0.0',
    port,
    data: env.CONCLAVE_DATA ?? 'data',
    web: env.CONCLAVE_WEB ?? WEB,
    origins: (env.CONCLAVE_ORIGINS ?? '').split(',').filter(Boolean),
    behindProxy: env.CONCLAVE_PROXY === '1',
    log: (env.LOG_LEVEL ?? 'info') as LevelWithSilent,
    pace: env.CONCLAVE_PACE === 'none' ? { move: [0, 0], window: [0, 0] } : PACE,
    limits: env.CONCLAVE_LIMITS === 'none' ? UNLIMITED : LIMITS,
  };
}
