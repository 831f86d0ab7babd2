import type { Move, Seat } from './core.ts';
import type { GameEvent } from './events.ts';

/** What a seat is shown at one moment: the table, what it is asked, and what was told since the moment before. */
export interface Glance<M extends Move = Move, V = unknown, E extends GameEvent = GameEvent, A extends string = string> {
  readonly me: Seat;
  readonly view: V;
  /** What it is asked, and the answers offered; nothing and none if it is not asked. */
  readonly ask?: A | undefined;
  readonly moves: readonly M[];
  readonly events: readonly E[];
}

/** Something that everybody meets for the first time once. In a first game it is explained where it happens, by the text `first.<id>`. */
export interface First<M extends Move = Move, V = unknown, E extends GameEvent = GameEvent, A extends string = string> {
  readonly id: string;
  /** What the game is about, before all else: once it is read, what is next is explained at the same moment. */
  readonly leads?: true;
  when(glance: Glance<M, V, E, A>): boolean;
  /** Whoever did it unasked needs no explanation. */
  knows?(glance: Glance<M, V, E, A>): boolean;
  /** The addresses of the pieces it speaks of. Only asked where `when` holds. */
  at(glance: Glance<M, V, E, A>): readonly string[];
  /** Pieces that are used next: what explains lies beside them, where there is room. */
  free?(glance: Glance<M, V, E, A>): readonly string[];
  /** Ids of the rules behind it. */
  readonly rules: readonly string[];
}

/** Of a glance's events those of one kind, about anybody. */
export const eventsOf = <E extends GameEvent, K extends E['is']>({ events }: { readonly events: readonly E[] }, is: K): Extract<E, { is: K }>[] =>
  events.filter((event): event is Extract<E, { is: K }> => event.is === is);

/** Of the moves offered those of one kind. */
export const movesOf = <M extends Move, K extends M['do']>({ moves }: { readonly moves: readonly M[] }, kind: K): Extract<M, { do: K }>[] =>
  moves.filter((move): move is Extract<M, { do: K }> => move.do === kind);
