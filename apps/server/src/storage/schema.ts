import type { ColumnType } from 'kysely';

/** Never changed once it is written. */
type Fixed<T> = ColumnType<T, T, never>;

interface People {
  id: Fixed<string>;
  name: string;
  created_at: Fixed<number>;
  /** 1 where a cookie with nothing but the id is believed: from before there were devices. */
  bare_cookies: ColumnType<number, number | undefined, number>;
}

/** A link that continues on another device, a token of the API, or a browser: only its hash is kept. */
interface Passes {
  hash: Fixed<string>;
  person: Fixed<string>;
  kind: Fixed<'link' | 'token' | 'device'>;
  label: Fixed<string>;
  expires_at: Fixed<number | null>;
  /** The hash of the browser's own secret: it may hold passes of several people. */
  device: Fixed<string | null>;
  created_at: Fixed<number | null>;
  used_at: number | null;
}

interface Tables {
  id: Fixed<string>;
  game: Fixed<string>;
  rules_version: Fixed<number>;
  options: Fixed<string>;
  /** The values pack it is played with, as JSON. */
  pack: Fixed<string | null>;
  /** The host's secret, which the key of the dice is made of; secret until the end. */
  key: Fixed<string>;
  /** What devices added to it, as JSON, from the start on. */
  shares: string | null;
  clock: Fixed<string>;
  visibility: Fixed<'public' | 'link'>;
  invite: Fixed<string>;
  watch: Fixed<string>;
  owner: Fixed<string>;
  stage: 'gathering' | 'playing' | 'over';
  created_at: Fixed<number>;
  moved_at: number;
  /** The seats the game waits for, as JSON. */
  waiting: string;
  result: string | null;
  /** The table of the rematch. */
  next: string | null;
  /**
   * Milliseconds after a start when the table must be looked at though nobody asks for it: a bot is to move, or a clock runs out.
   * 0 also while the row may be behind the log. Empty where only people are waited for.
   */
  wakes_after: number | null;
  /** Counts what was changed at the table besides its log. */
  rev: number;
}

interface Seats {
  table_id: Fixed<string>;
  seat: Fixed<number>;
  kind: 'person' | 'bot' | 'open';
  person: string | null;
  /** Whom an open seat is kept for. */
  held_for: string | null;
  name: string;
  level: string | null;
  away: number;
  preset: string;
  /** The hash of the share of the randomness that the device of its player will reveal. */
  seal: string | null;
}

interface Entries {
  table_id: Fixed<string>;
  seq: Fixed<number>;
  seat: Fixed<number>;
  entry: Fixed<string>;
  at: Fixed<number>;
  /** Milliseconds the seat took. */
  spent: Fixed<number>;
  /** The mover's key: the same message twice is one move. */
  idem: Fixed<string | null>;
}

interface Said {
  table_id: Fixed<string>;
  seat: Fixed<number>;
  phrase: Fixed<string>;
  at: Fixed<number>;
}

/** Whom the owner of a table does not want there. */
interface KeptOut {
  table_id: Fixed<string>;
  person: Fixed<string>;
}

/** What is asked at a table and not decided yet: pleas, votes, shares before the start. */
interface Notes {
  table_id: Fixed<string>;
  name: Fixed<string>;
  value: string;
}

/** A server at work, for as long as it says so. */
interface Nodes {
  id: Fixed<string>;
  /** Since when this or another server has been at work without a break. */
  opened_at: Fixed<number>;
  expires_at: number;
}

/** Which server moves the bots and clocks of a table, or does other things that one alone should do; while that server is at work. */
interface Leases {
  name: Fixed<string>;
  holder: string;
  /** Counts those who have held it. */
  fence: number;
}

interface Settings {
  name: Fixed<string>;
  value: string;
}

export interface Schema {
  people: People;
  passes: Passes;
  tables: Tables;
  seats: Seats;
  entries: Entries;
  said: Said;
  kept_out: KeptOut;
  notes: Notes;
  nodes: Nodes;
  leases: Leases;
  settings: Settings;
}
