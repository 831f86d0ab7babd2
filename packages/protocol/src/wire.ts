import type { Message, Refusal, Result, Seat, SeedShare, Viewer } from '@conclave/engine';
import { type Chapter, PRESETS, type Preset, type Sight, type Step } from '@conclave/table';
import * as v from 'valibot';
import { PHRASES } from './lists.ts';
import { type ClockAgreed, Hex32 } from './schemas.ts';

/** Raised when a message changes its meaning. The web asks for a reload when it differs. */
export const PROTOCOL = 2;

/** The longest message a server reads, in bytes. */
export const LONGEST_MESSAGE = 8192;
/** The same for a new table, which may bring a values pack. */
export const LONGEST_TABLE = 65_536;

const key = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, 'A key is 8 to 40 letters, digits, - or _.'));
const move = v.looseObject({ do: v.pipe(v.string(), v.maxLength(64)) });
const natural = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** What a client may say on a socket. */
export const ClientMessage = v.variant('t', [
  /** First of all: which table. `have` is the version the client still holds. */
  v.strictObject({
    t: v.literal('join'),
    table: v.pipe(v.string(), v.maxLength(40)),
    watch: v.optional(v.pipe(v.string(), v.maxLength(40))),
    have: v.optional(natural),
  }),
  v.strictObject({ t: v.literal('move'), key, prompt: v.optional(natural), move }),
  /** `seen`: the version at which it was asked for. Whoever has gone on since does not take that back. */
  v.strictObject({ t: v.literal('undo'), key, seen: v.optional(natural) }),
  v.strictObject({ t: v.literal('redo'), key, seen: v.optional(natural) }),
  /** Asks the others to let one's last move be taken back, past dice and cards that were seen. */
  v.strictObject({ t: v.literal('plead'), key }),
  /** The answer to somebody's plea; a no to one's own withdraws it. */
  v.strictObject({ t: v.literal('grant'), yes: v.boolean() }),
  /** What should be done about somebody who has been silent for too long; `none` takes the vote back. */
  v.strictObject({ t: v.literal('vote'), key, what: v.picklist(['bot', 'end', 'none']) }),
  v.strictObject({ t: v.literal('why'), key, move }),
  v.strictObject({ t: v.literal('say'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ t: v.literal('preset'), preset: v.picklist(PRESETS) }),
  /** The player takes the seat back from whoever played for it. */
  v.strictObject({ t: v.literal('back') }),
  /** The share of the randomness whose hash came with taking the seat. */
  v.strictObject({ t: v.literal('share'), share: Hex32 }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export interface SeatInfo {
  /** Empty for an open seat. */
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level?: string;
  /** Its player's time was up, or the player left: a bot or the default answers. */
  readonly away?: true;
  /** Kept for a player of the game before. */
  readonly held?: true;
}

/** A values pack by its name; the hash tells it from others of that name. */
export interface PackInfo {
  readonly name: string;
  readonly hash: string;
}

/** A table as its people and watchers see it, apart from the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly options: Record<string, boolean | string>;
  /** The values it is played with, where they are not the printed ones. */
  readonly pack?: PackInfo;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockAgreed;
  readonly visibility: 'public' | 'link';
  readonly createdAt: number;
  /** When the last move was made. */
  readonly movedAt: number;
  /** The seats the game waits for. */
  readonly waiting: readonly Seat[];
  readonly result?: Result;
  /** Why the game cannot go on or be shown here: it was played under other rules, say. A sentence for its players. */
  readonly closed?: string;
  /** The same as data. */
  readonly closedSaid?: Message;
  /** The hash of the host's secret, which the key of the dice is made of; both are told when the game is over. */
  readonly commitment: string;
  /** What the players' devices add to it: their hashes once all seats are taken, the shares themselves from the start on. */
  readonly shares?: readonly SeedShare[];
  /** The table of the rematch. */
  readonly next?: string;
  /** Your seat, if you have one. */
  readonly you?: Seat;
  readonly isOwner?: true;
  /** For the people of the table: the secret of the link that invites, and of the one that only watches. */
  readonly invite?: string;
  readonly watch?: string;
}

export interface ClockTold {
  readonly kind: 'turn' | 'total';
  /** Milliseconds left for each seat, at the moment of sending. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** Somebody asks to take back a move that has already shown something. */
export interface Plea {
  readonly seat: Seat;
  /** Who has not answered yet. */
  readonly waiting: readonly Seat[];
}

/** What the others may decide about a silent player: a bot stands in, or the game ends. */
export type Remedy = 'bot' | 'end';

/** Somebody has been silent for too long: the others may decide. */
export interface VoteTold {
  readonly silent: readonly Seat[];
  /** Who is for which remedy, and how many must be. */
  readonly bot: readonly Seat[];
  readonly end: readonly Seat[];
  readonly needed: number;
}

export interface SaidTold {
  readonly seat: Seat;
  readonly phrase: string;
  readonly at: number;
}

/** Everything about a table, for one who has just come or has missed something. */
export interface TableMessage {
  readonly t: 'table';
  readonly protocol: typeof PROTOCOL;
  readonly info: TableInfo;
  readonly viewer: Viewer;
  readonly version: number;
  /** Missing while the table gathers. */
  readonly sight?: Sight;
  readonly story: readonly Chapter[];
  readonly presence: readonly boolean[];
  readonly clock?: ClockTold;
  readonly preset: Preset;
  readonly said: readonly SaidTold[];
  readonly plea?: Plea;
  readonly vote?: VoteTold;
}

/** What a server may say on a socket. */
export type ServerMessage =
  | TableMessage
  /** The next version. `key`: it is what your message of that key led to, stored and in force. */
  | (Step & { readonly t: 'step'; readonly clock?: ClockTold; readonly key?: string })
  /** The client's version is the present one: nothing was missed. */
  | {
      readonly t: 'here';
      readonly version: number;
      readonly presence: readonly boolean[];
      readonly clock?: ClockTold;
      readonly preset: Preset;
      readonly info: TableInfo;
      readonly plea?: Plea;
      readonly vote?: VoteTold;
    }
  /** Nothing new: that message was carried out before, or it only asked. */
  | { readonly t: 'yes'; readonly key: string }
  | { readonly t: 'no'; readonly key?: string; readonly refusal: Refusal }
  /** All seats are taken, and `info.shares` will not change any more: reveal the share you committed to. */
  | { readonly t: 'reveal' }
  | { readonly t: 'info'; readonly info: TableInfo }
  | { readonly t: 'presence'; readonly presence: readonly boolean[] }
  | { readonly t: 'preset'; readonly preset: Preset }
  /** Without a plea: there is none any more. `no`: the seat that said no. */
  | { readonly t: 'plea'; readonly plea?: Plea; readonly no?: Seat }
  /** Without a vote: nobody is silent any more. */
  | { readonly t: 'vote'; readonly vote?: VoteTold }
  | { readonly t: 'said'; readonly said: SaidTold }
  | { readonly t: 'pong' };
