import type { Core, Move, Prompt, Random, Refusal, Seat, WallCause } from './core.ts';
import type { GameEvent, Told } from './events.ts';
import type { Message } from './messages.ts';
import { refuse } from './refusal.ts';
import type { SeedShare } from './shares.ts';

/** One line of a match's log. The log, the options and the key rebuild the game. */
export type Entry<M extends Move = Move> =
  | { readonly seat: Seat; readonly move: M }
  /** The seat's own last move, up to the last wall. */
  | { readonly seat: Seat; readonly undo: 'own' }
  /** Past walls, as the table allowed: the last moves, `back` of them (1 if it does not say). */
  | { readonly seat: Seat; readonly undo: 'agreed'; readonly back?: number }
  | { readonly seat: Seat; readonly redo: true };

/** A line that takes moves back. */
export type TakeBack = Extract<Entry, { undo: unknown }>;

/** What a match begins with. */
export interface Beginning {
  seats: number;
  options?: unknown;
  /** 64 hexadecimal digits; without it, the system's source gives one. */
  key?: string;
  /** What the key is mixed of, where devices added shares to it. */
  secret?: string;
  shares?: readonly SeedShare[];
  /** Lays out the first position; without it, the game's own set-up does. */
  lay?: ((random: Random) => Core) | undefined;
}

/** A prompt as a seat is shown it. Its id stays the same until the question changes. */
export type Offer<M extends Move = Move> = Prompt<M> & { readonly id: number };

/** An entry that may be made, not yet in force: store it, then `commit`. */
export interface Attempt<M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly ok: true;
  readonly entry: Entry<M>;
  readonly told: readonly Told<E>[];
  commit(): void;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** A move in force. */
export interface Made<M extends Move = Move> {
  readonly seat: Seat;
  /** It may hold secrets: never show it before the end. */
  readonly move: M;
  readonly told: readonly Told[];
  readonly wallsBefore: number;
  /** Why it cannot be taken back freely, if it raised a wall. */
  readonly wall: WallCause | undefined;
  /** An answer among several given in secret, others still being open. */
  readonly sealed: boolean;
  /** Made by a seat that was not asked, and apart from what the others do: their take-backs pass over it. */
  readonly apart: boolean;
}

export const refused = (rule: string, why: Message): Refused => ({ ok: false, refusal: refuse(rule, why) });
