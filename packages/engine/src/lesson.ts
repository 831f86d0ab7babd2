import type { Core, Move, Seat } from './core.ts';
import type { GameEvent } from './events.ts';
import type { First } from './first.ts';
import { messagesOf, type Texts } from './messages.ts';
import type { Moment } from './moment.ts';

/** A move with some of its details: what is left out may be anything. */
export type Like<M extends Move> = M extends Move ? Partial<M> & Pick<M, 'do'> : never;

/** What another seat does when it is asked. */
export type Scripted<M extends Move = Move> = readonly [seat: Seat, move: Like<M>];

/** One step of a lesson: something said, the pieces it speaks of, and what is to be done. */
export interface Beat<M extends Move = Move, V = unknown> {
  /** Its texts are called after it: `<lesson>.<beat>` says something, and where something is to be done `.do` says what and `.no` why nothing else. */
  readonly id: string;
  /** The addresses of the pieces it points at. */
  readonly at?: readonly string[];
  /** Any of these moves is wanted. Without them, and without a goal, one just goes on. */
  readonly wants?: readonly Like<M>[];
  /** The beat is over once this is so. Beside wanted moves, any move that makes it so is right. */
  goal?(view: V): boolean;
  /** What the others do afterwards, one after the other. Whatever else they are asked, they answer as quietly as they can. */
  readonly others?: readonly Scripted<M>[];
  /** Ids of the rules it teaches. */
  readonly rules?: readonly string[];
}

/** A position laid out to be walked through beat by beat, with all its chance and all that others do. Who reads sits at seat 0. */
export interface Walk<G extends Core = Core, M extends Move = Move, V = unknown> extends Moment<G> {
  readonly id: string;
  /** The dice, in the order in which they are rolled. */
  readonly rolls?: readonly number[];
  readonly beats: readonly Beat<M, V>[];
}

/** A walk in which the learner moves. */
export interface Lesson<G extends Core = Core, M extends Move = Move, V = unknown> extends Walk<G, M, V> {
  /** About how long it takes. */
  readonly minutes: number;
}

/** A walk that is only looked at: the reader's own moves stand among those of the others. */
export interface Example<G extends Core = Core, M extends Move = Move, V = unknown> extends Walk<G, M, V> {
  /** What it is about, counted in the view, and what the rulebook says it comes to. */
  counts(view: V): unknown;
  readonly ends: unknown;
}

/** Where the texts of a walk stand. */
export interface Wording {
  readonly game: string;
  /** What its messages are called after. */
  readonly catalogue: string;
  /** In English, by key. */
  readonly texts: Texts;
  /** Whose texts name the pieces that its own do not name. */
  readonly pieces?: Wording;
}

/** The lessons of a game, in the order in which a friend would teach it. */
export interface Course<G extends Core = Core, M extends Move = Move, V = unknown, E extends GameEvent = GameEvent> extends Wording {
  readonly lessons: readonly Lesson<G, M, V>[];
  /** What is explained in a first game when it first happens, the most pressing first. */
  readonly firsts: readonly First<M, V, E>[];
  /** Headings of the rules that no lesson teaches: they are read when they are needed. */
  readonly leftToTheRulebook: readonly string[];
}

/** A course, its texts ready to be said. */
export function courseOf<G extends Core, M extends Move, V, E extends GameEvent>(course: Omit<Course<G, M, V, E>, 'catalogue'>): Course<G, M, V, E> {
  const catalogue = `${course.game}-lessons`;
  messagesOf(catalogue, course.texts);
  return { ...course, catalogue };
}
