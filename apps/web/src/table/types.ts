import type { GameEvent, Move, Offer, Refusal, Result, Seat, Section, Viewer, WallCause } from '@conclave/engine';
import type { PackInfo, Phrase, Plea, Preset, Remedy, TableInfo, VoteTold } from '@conclave/protocol';
import type { Asked } from '../coach/jobs.ts';

/** What happened in one move, as the viewer saw it. The first chapter of a story is the setting up and has no seat. */
export interface Chapter {
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
  /** When, in milliseconds since 1970. */
  readonly at?: number;
  /** Why no free take-back goes past it. */
  readonly wall?: WallCause;
  /** How each seat stood afterwards. */
  readonly standings: readonly number[];
}

export type { Phrase, Preset, TableInfo };

export interface Clock {
  kind: 'turn' | 'total';
  /** Milliseconds left for each seat at the moment `at`. */
  left: readonly number[];
  /** The seats whose time is running. */
  running: readonly Seat[];
  /** The moment `left` was read, by the clock of this device. */
  at: number;
}

export interface Said {
  seat: Seat;
  phrase: string;
  at: number;
}

/** All that a board draws. Each state is a new object; parts that did not change may be shared with the one before. */
export interface TableState {
  id: string;
  kind: 'online' | 'local' | 'replay';
  game: string;
  /** `gathering`: seats are still open and `view` is undefined. */
  stage: 'gathering' | 'playing' | 'over';
  /** By seat. An empty name is an open seat of a table that still gathers. */
  names: string[];
  bots: boolean[];
  options: Record<string, boolean | string>;
  /** The values it is played with, where they are not the printed ones. */
  pack?: PackInfo;
  viewer: Viewer;
  /** What the game's `viewFor` gave for this viewer. */
  view: unknown;
  /** What the viewer is asked now. */
  prompt?: Offer;
  /** What the viewer may do though it is not asked. */
  anytime: readonly Move[];
  /** The seats the game waits for. */
  waitingFor: readonly Seat[];
  canUndo: boolean;
  canRedo: boolean;
  /** How many lines the log has. In a replay: how many of them are played. */
  version: number;
  story: readonly Chapter[];
  /** What happened since the state before this one. Empty after a jump, a take-back or the first load. */
  fresh: readonly GameEvent[];
  connection: 'live' | 'reconnecting' | 'offline';
  /** A move was sent and not answered yet. */
  pending: boolean;
  result?: Result;
  clock?: Clock;
  preset: Preset;
  /** By seat: whether that player has the table open. Bots always have. */
  presence: readonly boolean[];
  /** By seat: whether somebody stands in for a player who ran out of time or left. `back()` ends it. */
  away: boolean[];
  said: readonly Said[];
  /** Somebody asks to take a move back; `grant` answers. */
  plea?: Plea;
  /** The seat that said no to the last such question. */
  declinedBy?: Seat;
  /** Somebody has been silent for too long; `vote` says what should be done. */
  vote?: VoteTold;
  /** Why the game cannot go on or be shown here; then `view` is undefined. */
  closed?: string;
  /** The key of the match's dice: only once the game is over. */
  key?: string;
  /** With the key, where it is mixed of the host's secret and the shares of the devices. */
  secret?: string;
  /** The hash of that secret, or of the key where there is none, published before the first move. */
  commitment: string;
  /** How each seat stood after each chapter of the story: the lines of the graph. */
  standings: readonly (readonly number[])[];
  /** Where the last move of a replay is. */
  length?: number;
  /** Online tables: seats, links, clock and the rematch, as the server tells them. */
  info?: TableInfo;
  /** Why the table cannot be shown or went away: it is not there, or this page is too old. */
  problem?: Refusal;
}

/** One table, wherever it is: on a server, in this page, or in a saved file. Boards know nothing else. */
export interface Table {
  /** Calls `run` at once with the present state, then with every later one. Returns how to stop. */
  subscribe(run: (state: TableState) => void): () => void;
  submit(move: Move): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Asks the others to let the last own move be taken back though something was seen since. */
  plead(): Promise<Refusal | undefined>;
  /** Answers somebody's plea; a no to one's own withdraws it. */
  grant(yes: boolean): void;
  /** Says what should be done about a silent player; `none` takes it back. */
  vote(remedy: Remedy | 'none'): Promise<Refusal | undefined>;
  /** Why this is not possible now; nothing if it is. The move may lack details. */
  whyNot(move: Move): Promise<Refusal | undefined>;
  /** One of `PHRASES`. */
  say(phrase: Phrase): void;
  setPreset(preset: Preset): void;
  /** What a bot in the viewer's place would be asked, for the coach; only at tables where hints are allowed. Nothing where it is not asked. */
  question?(): Promise<Asked | undefined>;
  /** Lets the bots wait that play in this page; those of a server keep a pace of their own. */
  holdBots?(wait: boolean): void;
  /** Takes the own seat back from whoever stands in. */
  back(): void;
  close(): void;
}

/** A table with several people at one screen. */
export interface HotSeatTable extends Table {
  /** Turns the screen to a seat: from now on its view is shown and its moves are made. */
  lookAs(viewer: Viewer): void;
  /** About how many milliseconds a bot waits before it answers. */
  setPace(ms: number): void;
}

/** A finished or saved match, to be walked through. */
export interface ReplayTable extends Table {
  /** How many moves there are, without those that were taken back. */
  readonly length: number;
  step(by: number): void;
  jump(to: number): void;
  /** Shows another seat's eyes, or the spectator's. */
  lookAs(viewer: Viewer): void;
  /** By seat: what only that seat could see at this move, in words. */
  secrets(): readonly (readonly Section[])[];
}
