import type { Message } from './messages.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Whose eyes a view is made for. */
export type Viewer = Seat | 'spectator';

/** What a seat does: an imperative and its plain-data details. */
export interface Move {
  readonly do: string;
}

/** A rule in progress: plain data, so that saving or cloning in mid-rule needs nothing special. */
export interface Frame {
  readonly rule: string;
  /** The step to run next; empty once the rule is over. */
  at: string;
  /** What the last rule called from here left behind. */
  result: unknown;
  /** What this rule leaves to its caller, once it is over. */
  value?: unknown;
  /** Answers to a simultaneous question, kept closed until the last is in. */
  sealed?: Record<Seat, Move>;
}

/** How a game ended. */
export interface Result {
  winners: Seat[];
  /** A key of the game's words: the way it was won. */
  how: string;
  scores?: number[];
}

/** Where dice and shuffles come from. It is part of every state and of no view. */
export interface Random {
  /** A ChaCha20 stream for matches; a small fast generator for search. */
  readonly kind: 'chacha' | 'fast';
  /** Eight 32-bit words; empty for the fast generator. */
  readonly key: readonly number[];
  /** The next word of the stream. */
  at: number;
  /** Rolls laid down by a test; used up first. */
  script?: number[];
}

/** What every game's state has: the rest of the tree is the game's own. */
export interface Core {
  seats: number;
  stack: Frame[];
  random: Random;
  /** Raised whenever something unknown comes to light: no take-back goes past it. */
  walls: number;
  result: Result | null;
}

/** Why what was done stays done: dice were rolled, a hidden card was seen, somebody answered or could, secret answers were opened, the turn or the game ended. */
export type WallCause = 'dice' | 'card' | 'answer' | 'answers' | 'turn' | 'end';

/** Why a move is not possible. `rule` is an id of the rule list, or one of the table's own (`TABLE-…`). */
export interface Refusal {
  rule: string;
  /** Why, in an English sentence. */
  readonly reason: string;
  /** The same as data, for readers of another language. */
  said?: Message;
  /** What would have to be added for the move to become possible, by kind. */
  missing?: Record<string, number>;
}

/** A question to one seat, with everything that seat may answer. */
export interface Prompt<M extends Move = Move, A extends string = string> {
  readonly seat: Seat;
  /** What is asked: a key of the game's words. */
  readonly ask: A;
  /** The answers offered. Where payments differ, only those that are not dominated. */
  readonly moves: readonly M[];
  /** The answer given for a seat whose time is up; without it, the first move. */
  readonly otherwise?: M;
  /** A response window: the time an answer takes must tell nothing. */
  readonly window?: true;
  /** In a response window: whether what is answered is aimed at this seat. */
  readonly target?: boolean;
}
