import type { Entry, Pack, Result, Seat, SeedShare } from '@conclave/engine';
import type { ClockAgreed, PackInfo, Preset } from '@conclave/protocol';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** A cookie with nothing but the id is believed: it is from before there were devices. */
  readonly hasBareCookies?: true;
}

/** A secret that stands for a person: a one-time link to another device, a token of the API, or a browser. */
export interface Pass {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'link' | 'token' | 'device';
  readonly label: string;
  /** Of a browser: the hash of its own secret, with which it may hold passes of several people. */
  readonly device?: string;
  readonly createdAt?: number;
  readonly usedAt?: number;
  readonly expiresAt?: number;
}

export interface StoredSeat {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  readonly person?: string;
  readonly heldFor?: string;
  readonly name: string;
  readonly level?: string;
  readonly away: boolean;
  readonly preset: Preset;
  /** The hash of the share of the randomness that the player's device will reveal. */
  readonly seal?: string;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Record<string, boolean | string>;
  /** The values pack it is played with, if it is. */
  readonly pack?: Pack;
  /** In its place, where tables are listed. */
  readonly packTold?: PackInfo;
  /** The host's secret. The key of the dice is mixed of it and the shares. */
  readonly key: string;
  /** From the start on, where devices committed to any. */
  readonly shares?: readonly SeedShare[];
  readonly clock: ClockAgreed;
  readonly visibility: 'public' | 'link';
  readonly invite: string;
  readonly watch: string;
  readonly owner: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly createdAt: number;
  readonly movedAt: number;
  readonly waiting: readonly Seat[];
  readonly result?: Result;
  readonly next?: string;
  readonly wakesAfter?: number | undefined;
  /** Counts what was changed besides the log. */
  readonly rev: number;
  readonly seats: readonly StoredSeat[];
}

export interface StoredEntry {
  /** Its place in the log, from 1 on. */
  readonly seq: number;
  readonly entry: Entry;
  readonly at: number;
  readonly spent: number;
  readonly idem?: string;
}

/** What a table's row says about the game. A hint for lists: the log is the truth. */
export interface Progress {
  readonly stage: 'playing' | 'over';
  readonly movedAt: number;
  readonly waiting: readonly Seat[];
  readonly result?: Result;
  /** Milliseconds the table may sleep after a start; nothing where only people are waited for. */
  readonly wakesAfter?: number | undefined;
  /** Only at the start: what the dice are made with. */
  readonly shares?: readonly SeedShare[];
}

/** A table that must be woken, and how long after a start. */
export interface Sleeper {
  readonly id: string;
  readonly wakesAfter: number;
}

/** How far a list in order of age was read. */
export interface Mark {
  readonly id: string;
  readonly at: number;
}

/** Which part of such a list. */
export interface Span {
  readonly before: number;
  readonly limit: number;
  readonly after: Mark | undefined;
}

/** What became of a part of a list. Without a last one there are no more. */
export interface Cleared {
  readonly removed: number;
  readonly last: Mark | undefined;
}

/** How far a table is. */
export interface Head {
  readonly id: string;
  /** Of the last line of its log. */
  readonly seq: number;
  readonly rev: number;
}

/** Who does what one server alone should do. The fence counts those who did before. */
export interface Held {
  readonly holder: string;
  readonly fence: number;
}

/** Who is at work, and for how many milliseconds somebody has been without a break. */
export interface AtWork {
  readonly nodes: readonly string[];
  readonly openFor: number;
  /** Until now the server was not: what it held before is no longer its own. */
  readonly isNew: boolean;
  /** The database's time of day. */
  readonly now: number;
}

/** What the writer of a row knew: the last line of the log, and its lease where there are several servers. */
export interface Knowing {
  readonly seq: number;
  readonly fence?: number | undefined;
}

export interface StoredPhrase {
  readonly seat: Seat;
  readonly phrase: string;
  readonly at: number;
}

/** The storage cannot do its work at the moment: the disk is full, the file is locked or gone, the database does not answer. It may be better soon. */
export class StorageFault extends Error {}

/** The data cannot be opened; the message tells the host why. */
export class Unopenable extends Error {}

/** A server uses the data. */
export class InUse extends Unopenable {}

/** Something stored that cannot be read. It concerns one table only. */
export class Damaged extends Error {}

/** All that a server keeps. What a call has answered is on the disk. Lists leave out what is damaged; a table or log asked for rejects with `Damaged`. */
export interface Storage {
  /** A value of the server's own, made once. */
  setting(name: string, make: () => string): Promise<string>;

  addPerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  renamePerson(id: string, name: string): Promise<void>;
  addPass(pass: Pass): Promise<void>;
  /** Whom a token or a browser stands for. */
  personOf(hash: string): Promise<{ person: Person; pass: Pass } | undefined>;
  /** Notes when a pass was last used. */
  touchPass(hash: string, now: number): Promise<void>;
  /** Tokens and browsers of a person, last used first. */
  passesOf(person: string): Promise<Pass[]>;
  /** Ends a token or a browser of that person. False: there was none. */
  endPass(person: string, hash: string): Promise<boolean>;
  endBareCookies(person: string): Promise<void>;
  /** All that a browser holds passes of. */
  peopleOn(device: string): Promise<Person[]>;
  /** Whose link it is, if it can still be used. */
  ownerOfLink(hash: string, now: number): Promise<Person | undefined>;
  /** Whose link it is, once: it is used up, or too old. */
  useLink(hash: string, now: number): Promise<string | undefined>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  tableByInvite(invite: string): Promise<StoredTable | undefined>;
  /** Public tables where somebody waits for others to take an open seat, newest first. */
  openTables(limit: number): Promise<StoredTable[]>;
  /** Public tables in play, last moved first, from those that moved before `before` on. */
  tablesInPlay(limit: number, before?: number): Promise<StoredTable[]>;
  /** A person's tables, last moved first. */
  tablesOf(person: string, limit: number): Promise<StoredTable[]>;
  /** Tables that must be looked at by `within` milliseconds after a start and that no server at work does look at, in that order, from `after` on. */
  tablesToWake(within: number, limit: number, after?: Sleeper): Promise<Sleeper[]>;
  /** Each seat that one of these people has at a table that gathers. */
  waitingSeats(people: readonly string[]): Promise<{ person: string; visibility: StoredTable['visibility'] }[]>;
  /** Sets where the rematch is, unless it is set already. Returns where it is. */
  linkRematch(id: string, next: string): Promise<string>;
  /** Nothing changes where the table is over, its log goes on after the writer's last line, or somebody took the lease over from whoever had this fence. */
  setProgress(id: string, progress: Progress, knowing: Knowing): Promise<void>;

  /** Gives an open seat to somebody. False: somebody else was faster, or they sit at that table already. */
  takeSeat(id: string, seat: StoredSeat): Promise<boolean>;
  /** Changes what a player wants of a seat, and marks a table in play to be woken until its progress is set. */
  setSeat(id: string, seat: Seat, change: Partial<Pick<StoredSeat, 'away' | 'preset'>>): Promise<void>;
  /** Opens a seat of a table that gathers. False: it does not, or all its seats are taken. */
  openSeat(id: string, seat: Seat): Promise<boolean>;
  /** Begins a game all of whose seats are taken, and forgets the notes of before. False: it has begun, or somebody is missing. */
  begin(id: string, progress: Omit<Progress, 'stage'>): Promise<boolean>;
  /** Ends a game without a result. */
  end(id: string): Promise<void>;

  /** Lets a person sit down at that table no more. */
  keepOut(id: string, person: string): Promise<void>;
  isKeptOut(id: string, person: string): Promise<boolean>;

  /** Adds one entry to a log, and marks the table to be woken until its progress is set. False: that place is taken, or the mover's key was used before. */
  append(id: string, entry: StoredEntry): Promise<boolean>;
  /** Its lines; those after a place, where one is given. */
  entries(id: string, after?: number): Promise<StoredEntry[]>;
  /** How far these tables are. */
  heads(ids: readonly string[]): Promise<Head[]>;

  /** What is asked at a table and not decided yet, by name. */
  notes(id: string): Promise<ReadonlyMap<string, string>>;
  /** Writes a note, or removes it, if it still is what it was. False: it is not. */
  setNote(id: string, name: string, change: { was?: string | undefined; is?: string | undefined }): Promise<boolean>;

  addPhrase(id: string, phrase: StoredPhrase): Promise<void>;
  /** The last phrases, oldest first. */
  phrases(id: string, limit: number): Promise<StoredPhrase[]>;

  /** Unfinished tables without a move, oldest first. */
  abandonedTables(stage: 'gathering' | 'playing', span: Span): Promise<Mark[]>;
  /** Forgets an unfinished table and its log, unless somebody moved there since, or a server at work looks after it. */
  removeTable(id: string, before: number): Promise<boolean>;
  /** Looks at some of the oldest guests, and forgets those who have no games and were not seen since. */
  removeIdleGuests(span: Span): Promise<Cleared>;

  /** Which of these tokens and browsers have not been ended. */
  livePasses(hashes: readonly string[]): Promise<ReadonlySet<string>>;

  /** Says that a server is at work, for so many milliseconds. */
  beat(node: string, ttl: number): Promise<AtWork>;
  /** It is no longer, and holds nothing. */
  leave(node: string): Promise<void>;
  /** Takes a lease, unless a server holds it that counts as at work: until another's beat finds that its time is over. Says who does. */
  lease(name: string, node: string): Promise<Held | undefined>;
  leasesOf(node: string): Promise<string[]>;
  /** Whether that server held it. */
  release(name: string, node: string): Promise<boolean>;

  /** Writes something down to see whether it can. Asked often, it tries once a second. */
  check(): Promise<void>;
  /** Whether this server may write: nobody else has the database in its place. */
  holdsClaim(): boolean;
  close(): Promise<void>;
}
