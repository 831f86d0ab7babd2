import type { Core, Move, Prompt, Random, Refusal, Result, Seat, Viewer } from './core.ts';
import type { GameEvent } from './events.ts';
import type { OptionSpecs } from './options.ts';
import type { Pack, Printing } from './packs.ts';
import type { Rulebook } from './rulebook.ts';
import type { Asked, Said } from './said.ts';
import type { Shapes } from './shapes.ts';
import type { Voice } from './voice.ts';

/**
 * What an event is to the log and the recap. Without one it is an ordinary deed.
 * `round`, `turn`: a heading of the log, which says all there is to say of a turn. `opening`: a deed that begins a turn.
 * `minor`: what follows from a deed. `great`: everybody wants to know. `blow`: against whomever it touches; `nudge`: the same, and minor to all others.
 */
export type Weight = 'round' | 'turn' | 'opening' | 'minor' | 'great' | 'blow' | 'nudge';

/** How much each kind of event matters. */
export type Weights<E extends GameEvent> = { readonly [K in E['is']]?: Weight };

/** A heading and its lines: what a table looks like in words. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Everything said to people: plain English, or the language read here. */
export interface Words<V, M extends Move, E extends GameEvent> {
  /** What a prompt asks of its seat. */
  ask(view: V, prompt: Prompt<M>, voice: Voice): Asked;
  /** A move as the label of a button: "Cast Fireball at Ben". */
  move(view: V, move: M, voice: Voice): string;
  /** One line of the log. Nothing: not worth a line. */
  event(event: E, voice: Voice): Said | undefined;
  /** How much each kind of event matters, and how the log is divided. */
  readonly weights?: Weights<E>;
  /** Who is close to winning, while others could still do something about it. */
  warnings?(view: V, voice: Voice): readonly Said[];
  /** The table as headed lists, most important first. */
  table(view: V, voice: Voice): Section[];
  result(result: Result, voice: Voice): string;
  /** What `standings` counts: "points". */
  readonly standing: string;
}

/** Moves open to a seat whether or not it is asked. They are atomic. */
export interface Anytime<G extends Core, M extends Move> {
  moves(game: G, seat: Seat): readonly M[];
  play(game: G, seat: Seat, move: M): void;
  /** What a seat does that is not asked hangs together with nothing that the others do: it does not end their right to take back. */
  readonly apart?: true;
}

/** What a player would look at to say who is ahead, as numbers of about the size of 1. */
export interface Features<G extends Core> {
  /** What is counted for each seat. */
  readonly names: readonly string[];
  /** By seat, in the order of the names. */
  of(game: G): readonly (readonly number[])[];
  /** What is the same for all: how far the game has come. */
  readonly common: readonly string[];
  ofAll(game: G): readonly number[];
  /** Where learning begins, by name: what a seat's own features add to its strength by rule of thumb. Without it nothing does. */
  readonly start?: readonly (readonly [feature: string, adds: number])[];
}

/** A way to play: the same judgement as everybody's, and a liking for some moves. */
export interface Character<G extends Core, M extends Move> {
  readonly id: string;
  /** What it is called, and what it is like, in the language read here. */
  name(): string;
  says(): string;
  /** How much less than the best a move may be, in chances to win, and still be preferred. Below 0: how much better it must be. */
  liking(game: G, move: M): number;
}

/** How far a level thinks: by habit, at first sight (0), or so many decisions ahead. */
export type Rung = 'habit' | number;

/** What a bot is told about a game, beside its rules. It only ever looks at a re-dealt game. */
export interface Guide<G extends Core, M extends Move> {
  /** How well a seat stands, from 0 (lost) to 1 (won). */
  value(game: G, seat: Seat): number;
  /** The values of all seats, where they cost less together than one by one. */
  values?(game: G): readonly number[];
  /** How promising a move looks before it is tried; higher is better, and minus infinity is never tried. */
  promise?(game: G, seat: Seat, move: M): number;
  /** How promising it looks to somebody who goes by habit, and knows less of what a move is worth in this position. */
  habit?(game: G, seat: Seat, move: M): number;
  /** How far promises lie apart where one move clearly looks better than another. */
  readonly grain?: number;
  /** What a judgement is learned from. */
  readonly features?: Features<G>;
  /** How much better another move must turn out, in value, before it is preferred to the most promising one. Without it, not at all. */
  readonly trust?: number;
  /** How far each level thinks, weakest first, where that is not as usual: in decisions played in thought; 0 is a first look. */
  readonly ladder?: readonly Rung[];
  /** What a search judges by, if not by `value`: by what was learned, or by the mean of both. Only where it was found better at equal time. */
  readonly judgement?: 'learned' | 'mixed';
  /** The characters a bot of this game may have. */
  readonly characters?: readonly Character<G, M>[];
}

type OptionsIn<V> = V extends { readonly options?: infer O } ? O : unknown;

/** A game, as the engine, the server, the bots and the boards know it. */
export interface GameModule<G extends Core = Core, M extends Move = Move, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Raised whenever saved games would replay differently. */
  readonly rulesVersion: number;
  readonly shapes: Shapes;
  readonly rulebook: Rulebook<G, M>;
  /** The table before the first prompt, all rules still to be followed. */
  setup(seats: number, options: Record<string, boolean | string>, random: Random): G;
  readonly anytime?: Anytime<G, M>;
  /** Why this move is not possible now. It may lack details, such as its payment. */
  whyNot(game: G, seat: Seat, move: Partial<M> & Move): Refusal | undefined;
  clone(game: G): G;
  /** What lies on the table, as that viewer sees it. */
  viewFor(game: G, viewer: Viewer): V;
  /** What could be done, for a seat that is asked: it stands in that seat's view as `options`. */
  optionsFor?(game: G, seat: Seat): OptionsIn<V>;
  /** A game that looks the same to that seat, with all it may not know dealt anew. */
  redeal(game: G, seat: Seat, random: Random): G;
  /** An open measure of how each seat stands: the line of the graph. */
  standings(game: G): number[];
  /** What a seat has now of the catalogue's things that are worth counting, by id: who took what, and who won with it. */
  holdings?(game: G, seat: Seat): readonly string[];
  readonly words: Words<V, M, E>;
  readonly guide: Guide<G, M>;
  /** How a values pack changes its numbers; without it, it takes none. */
  readonly printing?: Printing;
  /** The values pack it is played with, if it is: see `withPack`. */
  readonly pack?: Pack;
}
