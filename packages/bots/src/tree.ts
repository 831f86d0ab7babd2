import type { Move, Seat } from '@conclave/engine';
import type { Rated } from './moves.ts';

/** A move at a question, and what came of it for the seat that made it. */
export class Branch<M extends Move> {
  readonly move: M;
  /** How promising it looked at first, among the moves offered with it. */
  readonly prior: number;
  /** How much its seat likes to do this, in chances to win. */
  readonly liking: number;
  visits = 0;
  total = 0;
  next: Node<M> | undefined;
  #key: string | undefined;

  constructor({ move, prior, liking = 0 }: Rated<M>) {
    this.move = move;
    this.prior = prior;
    this.liking = liking;
  }

  /** The same for the same move. Most branches are never asked for it. */
  get key(): string {
    this.#key ??= JSON.stringify(this.move);
    return this.#key;
  }
}

/** The branches of the moves that are offered together, and how promising each looks among them. */
export interface Offered<M extends Move> {
  readonly branches: readonly Branch<M>[];
  readonly priors: readonly number[];
}

function areEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Whether two parts of moves are the same: numbers, texts and lists of them. False where telling would take a closer look. */
const isEqual = (one: unknown, other: unknown): boolean => one === other || (Array.isArray(one) && Array.isArray(other) && areEqual(one, other));

function isSame<M extends Move>(one: M, other: M): boolean {
  if (one === other) return true;
  for (const field in one) if (!isEqual(one[field], other[field])) return false;
  for (const field in other) if (!(field in one)) return false;
  return true;
}

const areSame = <M extends Move>(some: readonly M[], others: readonly M[]): boolean =>
  some.length === others.length && some.every((move, i) => isSame(move, others[i] as M));

/** What is known of one seat's question after a row of decisions, whatever was dealt and rolled. */
export class Asked<M extends Move> {
  readonly seat: Seat;
  readonly ask: string;
  #offers: Map<string, Offered<M>> | undefined;
  #branches: Map<string, Branch<M>> | undefined;
  #last: { readonly moves: readonly M[]; readonly offered: Offered<M> } | undefined;

  constructor(seat: Seat, ask: string) {
    this.seat = seat;
    this.ask = ask;
  }

  /** The branches of these moves; `rate` is only called for a set of moves not met before. */
  offered(moves: readonly M[], rate: () => readonly Rated<M>[]): Offered<M> {
    if (this.#last && (moves === this.#last.moves || areSame(moves, this.#last.moves))) return this.#last.offered;
    const offered = this.#known(moves, rate);
    this.#last = { moves, offered };
    return offered;
  }

  /** By what the moves say; the first set is written down only when there is a second. */
  #known(moves: readonly M[], rate: () => readonly Rated<M>[]): Offered<M> {
    const last = this.#last;
    if (!last) return offerOf(rate(), (rated) => new Branch(rated));
    this.#offers ??= new Map([[JSON.stringify(last.moves), last.offered]]);
    this.#branches ??= new Map(last.offered.branches.map((branch) => [branch.key, branch]));
    const key = JSON.stringify(moves);
    const offered = this.#offers.get(key) ?? offerOf(rate(), (rated) => this.#branchOf(rated));
    this.#offers.set(key, offered);
    return offered;
  }

  #branchOf(rated: Rated<M>): Branch<M> {
    const made = new Branch(rated);
    const branch = this.#branches?.get(made.key) ?? made;
    this.#branches?.set(made.key, branch);
    return branch;
  }
}

const offerOf = <M extends Move>(rated: readonly Rated<M>[], branchOf: (one: Rated<M>) => Branch<M>): Offered<M> => ({
  branches: rated.map(branchOf),
  priors: rated.map(({ prior }) => prior),
});

/** A place in the tree: what may be asked there. Positions are not kept, each descent plays them anew on another deal. */
export class Node<M extends Move> {
  readonly #questions: Asked<M>[] = [];
  #joint: Map<string, Node<M>> | undefined;

  question(seat: Seat, ask: string): Asked<M> {
    for (const known of this.#questions) if (known.seat === seat && known.ask === ask) return known;
    const asked = new Asked<M>(seat, ask);
    this.#questions.push(asked);
    return asked;
  }

  /** What follows the branches taken here, several where several seats were asked at once; and whether it was there already. */
  after(taken: readonly Branch<M>[]): { node: Node<M>; isNew: boolean } {
    const only = taken.length === 1 ? taken[0] : undefined;
    const key = only ? '' : taken.map((branch) => branch.key).join(' ');
    const known = only ? only.next : this.#joint?.get(key);
    if (known) return { node: known, isNew: false };
    const node = new Node<M>();
    if (only) only.next = node;
    else this.#join(key, node);
    return { node, isNew: true };
  }

  #join(key: string, node: Node<M>): void {
    this.#joint ??= new Map();
    this.#joint.set(key, node);
  }
}

/** The lowest and highest values a seat has met, by which those in between are compared. */
export class Range {
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;

  widen(value: number): void {
    if (value < this.#low) this.#low = value;
    if (value > this.#high) this.#high = value;
  }

  placeOf(value: number): number {
    return this.#high > this.#low ? (value - this.#low) / (this.#high - this.#low) : 0.5;
  }
}

/** How far apart the values lie that moves of one question lead to. */
export class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** The usual value, and how far others are from it on average. */
  get #usual(): { readonly mean: number; readonly deviation: number } {
    if (this.#count === 0) return { mean: 0, deviation: 1 };
    const mean = this.#sum / this.#count;
    return { mean, deviation: Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean)) || 1 };
  }

  /** How good a move is: how it turned out, and what it promised, which counts the less the more often it was tried. */
  markOf({ visits, total, prior }: Branch<Move>): number {
    const { mean, deviation } = this.#usual;
    return (visits > 0 ? total / visits : mean) + (deviation * prior) / Math.sqrt(Math.max(1, visits));
  }
}

/** How eagerly promising moves are looked at again. */
const CURIOSITY = 0.7;

/** The branch to look at next: what turned out well, what looks promising, and what was hardly tried. */
export function pickBranch<M extends Move>({ branches, priors }: Offered<M>, range: Range): Branch<M> {
  let [visits, total] = [0, 0];
  for (const branch of branches) {
    visits += branch.visits;
    total += branch.total;
  }
  const usual = visits > 0 ? total / visits : 0.5;
  const eager = CURIOSITY * Math.sqrt(visits + 1);
  let best = branches[0] as Branch<M>;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i] as Branch<M>;
    const value = branch.visits > 0 ? branch.total / branch.visits : usual;
    const mark = range.placeOf(value) + (eager * (priors[i] as number)) / (1 + branch.visits);
    if (mark > most) [best, most] = [branch, mark];
  }
  return best;
}
