import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { LevelWithSilent } from 'pino';
import type { PoolSettings } from './bots/pool.ts';
import type { Pace, Silence } from './house.ts';
import { networksFrom, type Proxies, proxiesFrom } from './http/client.ts';
import type { Allowance, Share } from './rate.ts';
import { type Keeping, keepingFrom } from './storage/keeping.ts';
import { linesFrom } from './storage/lines.ts';

/** What has a price. */
export interface Shares {
  /** Requests of whatever kind, files of the web included. */
  readonly pages: Share;
  /** Requests of the API. */
  readonly requests: Share;
  /** New guests, links, tokens and tables. */
  readonly creations: Share;
  readonly renames: Share;
  /** Sockets opened. */
  readonly upgrades: Share;
  /** Connections opened. */
  readonly connections: Share;
  /** Messages on sockets, by what they cost. */
  readonly messages: Share;
  /** Whole pictures of a table, streams and logs, by what they cost. */
  readonly looks: Share;
  /** Tables brought to memory. */
  readonly wakes: Share;
  /** Seconds that bots think, at the tables somebody has made. */
  readonly thoughts: Share;
  /** Phrases: of one person at one table. */
  readonly phrases: Share;
  /** Pleas: of one person at one table. */
  readonly pleas: Share;
}

/** How many, or how much, at the same time. */
export interface Most {
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  readonly streamsPerAddress: number;
  readonly streamsPerPerson: number;
  /** Messages on one socket that make no sense. */
  readonly badMessages: number;
  /** What one socket or stream may leave unread. */
  readonly unreadBytes: number;
  /** What all sockets and streams of one address may leave unread together. */
  readonly unreadBytesPerAddress: number;
  /** Tables that gather, at which one person waits. */
  readonly waitingPerPerson: number;
  /** Public ones, at which people of one address wait. */
  readonly waitingPerAddress: number;
}

export interface Limits {
  readonly shares: Shares;
  readonly most: Most;
  /** How long an unfinished request is waited for. */
  readonly patienceMs: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the database, where it is a file. */
  readonly data: string;
  /** The address of a PostgreSQL database, which is used instead of a file. */
  readonly database: string | undefined;
  /** How many connections to it. */
  readonly lines: number;
  /** The address of a Redis by which several servers at that database hear of each other. */
  readonly redis: string | undefined;
  /** The folder of the built web. */
  readonly web: string;
  /** Addresses of pages, besides this server's own, that may use it: `https://example.org`. */
  readonly origins: readonly string[];
  /** The public address, which links begin with: `https://play.example.org`. */
  readonly url: string | undefined;
  /** Who may read the metrics. */
  readonly metrics: MetricsFor;
  /** Those in front that say who is asking (X-Forwarded-…). */
  readonly proxies: Proxies;
  readonly log: LevelWithSilent;
  readonly pace: Pace;
  readonly bots: PoolSettings;
  readonly silence: Silence;
  /** How long the start of a game waits for the shares that devices committed to. */
  readonly revealMs: number;
  /** How long a table stays in memory that nobody looks at and where nothing is to happen. */
  readonly idleMs: number;
  readonly limits: Limits;
  readonly keeping: Keeping;
}

/** Who may read the metrics: whoever has the token, or asks from these networks; nobody. */
export type MetricsFor = { readonly token: string } | { readonly networks: BlockList } | 'nobody';

const at = (burst: number, perSecond: number): Allowance => ({ burst, perSecond });

export const LIMITS: Limits = {
  shares: {
    // Who comes for the first time asks for some 220 files; many may come at once from a school or a club.
    pages: { person: at(2000, 200), address: at(4000, 300) },
    requests: { person: at(120, 20), address: at(240, 40) },
    creations: { person: at(20, 0.2), address: at(30, 0.5) },
    renames: { person: at(5, 0.1), address: at(20, 0.5) },
    upgrades: { person: at(20, 1), address: at(60, 3) },
    connections: { person: at(200, 20), address: at(200, 20) },
    messages: { person: at(60, 20), address: at(200, 60) },
    looks: { person: at(40, 2), address: at(60, 4) },
    wakes: { person: at(10, 0.5), address: at(20, 0.5) },
    thoughts: { person: at(30, 0.25), address: at(60, 0.5) },
    phrases: { person: at(5, 0.5), address: at(30, 3) },
    pleas: { person: at(3, 0.1), address: at(15, 0.5) },
  },
  most: {
    connectionsPerAddress: 200,
    socketsPerAddress: 100,
    socketsPerPerson: 20,
    streamsPerAddress: 20,
    streamsPerPerson: 8,
    badMessages: 10,
    unreadBytes: 1 << 20,
    unreadBytesPerAddress: 8 << 20,
    waitingPerPerson: 8,
    waitingPerAddress: 24,
  },
  patienceMs: 15_000,
};

const FREE: Share = { person: at(1e9, 1e9), address: at(1e9, 1e9) };

/** No limit at all: for measuring. */
export const UNLIMITED: Limits = {
  shares: {
    pages: FREE,
    requests: FREE,
    creations: FREE,
    renames: FREE,
    upgrades: FREE,
    connections: FREE,
    messages: FREE,
    looks: FREE,
    wakes: FREE,
    thoughts: FREE,
    phrases: FREE,
    pleas: FREE,
  },
  most: {
    connectionsPerAddress: 1e9,
    socketsPerAddress: 1e9,
    socketsPerPerson: 1e9,
    streamsPerAddress: 1e9,
    streamsPerPerson: 1e9,
    badMessages: 1e9,
    unreadBytes: 1 << 20,
    unreadBytesPerAddress: 1e9,
    waitingPerPerson: 1e9,
    waitingPerAddress: 1e9,
  },
  patienceMs: 60_000,
};

const MINUTE = 60_000;

/** Minutes of silence, of a player who is not there and of one who is. */
function silenceFrom(text: string): Silence {
  const [absent = Number.NaN, present = Number.NaN] = text.split(',').map(Number);
  if (!(absent > 0 && present > 0)) throw new Error(`CONCLAVE_SILENCE is two numbers of minutes like 10,1440, not ${JSON.stringify(text)}.`);
  return { absent: absent * MINUTE, present: present * MINUTE };
}

function idleFrom(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0)) throw new Error(`CONCLAVE_IDLE is a number of minutes like 10, not ${JSON.stringify(text)}.`);
  return minutes * MINUTE;
}

const REVEAL_MS = 5_000;

/** As in the page. */
export const PACE: Pace = { move: [190, 450], window: [190, 450] };

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const LOOPBACK = '127.0.0.0/8,::1';

function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).pathname !== '/')
    throw new Error(`CONCLAVE_URL is an address like https://play.example.org, not ${JSON.stringify(text)}.`);
  return new URL(text).origin;
}

function databaseFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new Error('DATABASE_URL is the address of a PostgreSQL database, like postgres://name:password@host/conclave.');
  return text;
}

function redisFrom(text: string | undefined, database: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol)) throw new Error('REDIS_URL is the address of a Redis, like redis://host:6379.');
  if (database === undefined) throw new Error('REDIS_URL is for several servers at one PostgreSQL database: set DATABASE_URL too.');
  return text;
}

export function metricsFrom(text: string): MetricsFor {
  if (text === 'off') return 'nobody';
  if (text.startsWith('token:') && text.length > 'token:'.length) return { token: text.slice('token:'.length) };
  return { networks: networksFrom(text) };
}

/** The configuration, from the environment. Throws with a plain sentence where a value makes no sense. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is a number from 0 to 65535, not ${JSON.stringify(env.PORT)}.`);
  return {
    host: env.HOST ?? '0.0.0.0',
    port,
    data: env.CONCLAVE_DATA ?? 'data',
    database: databaseFrom(env.DATABASE_URL),
    lines: linesFrom(env.CONCLAVE_POOL),
    redis: redisFrom(env.REDIS_URL, databaseFrom(env.DATABASE_URL)),
    web: env.CONCLAVE_WEB ?? WEB,
    origins: (env.CONCLAVE_ORIGINS ?? '').split(',').filter(Boolean),
    url: publicUrl(env.CONCLAVE_URL),
    metrics: metricsFrom(env.CONCLAVE_METRICS ?? LOOPBACK),
    proxies: proxiesFrom(env.CONCLAVE_PROXY ?? ''),
    log: (env.LOG_LEVEL ?? 'info') as LevelWithSilent,
    pace: env.CONCLAVE_PACE === 'none' ? { move: [0, 0], window: [0, 0] } : PACE,
    bots: {},
    silence: silenceFrom(env.CONCLAVE_SILENCE || '10,1440'),
    revealMs: REVEAL_MS,
    idleMs: idleFrom(env.CONCLAVE_IDLE || '10'),
    limits: env.CONCLAVE_LIMITS === 'none' ? UNLIMITED : LIMITS,
    keeping: keepingFrom(env),
  };
}
