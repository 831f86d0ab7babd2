import type { Core, Move, Prompt, Refusal, Seat, Viewer } from './core.ts';
import { eventsFor, type GameEvent, hearing, type Told } from './events.ts';
import { hashOf } from './hash.ts';
import { carryOut, judge, whyNot } from './judge.ts';
import type { GameModule } from './module.ts';
import { readOptions } from './options.ts';
import { cloneRandom, commitmentTo, isKey, matchRandom, newKey } from './random.ts';
import { seenBy } from './seen.ts';

/** One line of a match's log. The log, the options and the key rebuild the game. */
export type Entry<M extends Move = Move> =
  | { readonly seat: Seat; readonly move: M }
  /** `own`: up to the last wall. `agreed`: past it, as the table allowed. */
  | { readonly seat: Seat; readonly undo: 'own' | 'agreed' }
  | { readonly seat: Seat; readonly redo: true };

/** What a match begins with. */
export interface Beginning {
  seats: number;
  options?: unknown;
  /** 64 hexadecimal digits; without it, the system's source gives one. */
  key?: string;
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

interface Made<G, M> {
  readonly seat: Seat;
  readonly move: M;
  readonly told: readonly Told[];
  /** The position before; only kept while it can still be returned to. */
  before: G | undefined;
  readonly wallsBefore: number;
  /** An answer among several given in secret, others still being open. */
  readonly sealed: boolean;
}

interface Undone<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** What a move leads to. */
interface Outcome<G, M extends Move> {
  readonly next: G;
  readonly prompts: readonly Prompt<M>[];
  readonly made: Made<G, M>;
}

const refused = (rule: string, reason: string): Refused => ({ ok: false, refusal: { rule, reason } });

/** One game being played: the position, and the log that leads to it. */
export class Match<G extends Core = Core, M extends Move = Move, V = unknown, E extends GameEvent = GameEvent> {
  readonly game: GameModule<G, M, V, E>;
  readonly seats: number;
  readonly options: Record<string, boolean | string>;
  readonly key: string;
  /** Published before the first move: the hash of the key. */
  readonly commitment: string;
  readonly log: Entry<M>[] = [];
  #state: G;
  #prompts: readonly Prompt<M>[];
  #promptId = 0;
  #made: Made<G, M>[] = [];
  #undone: Undone<M>[] = [];
  readonly #opening: readonly Told[];

  constructor(game: GameModule<G, M, V, E>, { seats, options, key = newKey() }: Beginning) {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new Error(`${game.title} is for ${game.seats.min} to ${game.seats.max} players.`);
    if (!isKey(key)) throw new Error('A key is 64 hexadecimal digits.');
    this.game = game;
    this.seats = seats;
    this.options = readOptions(game.options, options);
    this.key = key;
    this.commitment = commitmentTo(key);
    const { value, told } = hearing(() => this.#setUp());
    this.#state = value.state;
    this.#prompts = value.prompts;
    this.#opening = told;
  }

  #setUp(): { state: G; prompts: readonly Prompt<M>[] } {
    const state = this.game.setup(this.seats, this.options, matchRandom(this.key));
    return { prompts: this.game.rulebook.settle(state), state };
  }

  /** The position itself, secrets and all. Look, don't touch; never show it. */
  get state(): Readonly<G> {
    return this.#state;
  }

  /** How many entries the log has. */
  get version(): number {
    return this.log.length;
  }

  get isOver(): boolean {
    return this.#state.result !== null;
  }

  /** The seats the game waits for. */
  get asked(): Seat[] {
    return this.#prompts.map((prompt) => prompt.seat);
  }

  /** What a seat is asked now, if it is. */
  promptFor(seat: Seat): Offer<M> | undefined {
    const prompt = this.#prompts.find((one) => one.seat === seat);
    return prompt && { ...prompt, id: this.#promptId };
  }

  /** What a seat may do though it is not asked. */
  anytimeFor(seat: Seat): readonly M[] {
    return this.isOver ? [] : (this.game.anytime?.moves(this.#state, seat) ?? []);
  }

  /** What a viewer sees; with what it could do, if it is asked. */
  view(viewer: Viewer): V {
    return seenBy(this.game, this.#state, viewer, this.asked);
  }

  hash(): string {
    return hashOf(this.#state);
  }

  /** What a viewer saw of the opening and of each move in force. What was taken back is not among it; moves themselves may be secret. */
  story(viewer: Viewer): { seat?: Seat; events: E[] }[] {
    const opening = { events: eventsFor(this.#opening, viewer) as E[] };
    return [opening, ...this.#made.map(({ seat, told }) => ({ seat, events: eventsFor(told, viewer) as E[] }))];
  }

  /** The moves in force. They may hold secrets: never show them before the end. */
  get moves(): readonly { readonly seat: Seat; readonly move: M }[] {
    return this.#made;
  }

  /** Makes a move, or says why not. */
  play(seat: Seat, move: unknown, promptId?: number): Attempt<M, E> | Refused {
    return this.#commit(this.attempt(seat, move, promptId));
  }

  undo(seat: Seat, how: 'own' | 'agreed' = 'own'): Attempt<M, E> | Refused {
    return this.#commit(this.attemptUndo(seat, how));
  }

  redo(seat: Seat): Attempt<M, E> | Refused {
    return this.#commit(this.attemptRedo(seat));
  }

  /** Enters one line of a log. Keeps no position to return to: a later take-back replays the game, so that a long log is read fast. */
  enter(entry: Entry<M>): Refusal | undefined {
    if (!('move' in entry)) {
      const tried = 'undo' in entry ? this.undo(entry.seat, entry.undo) : this.redo(entry.seat);
      return tried.ok ? undefined : tried.refusal;
    }
    const { seat, move } = entry;
    const refusal = judge(this.game, this.#state, { prompts: this.#prompts, seat, move });
    if (!refusal) this.#putInForce(entry, this.#outcome(seat, move, this.#state), []);
    return refusal;
  }

  #commit(tried: Attempt<M, E> | Refused): Attempt<M, E> | Refused {
    if (tried.ok) tried.commit();
    return tried;
  }

  /** A move, tried on a copy. The position changes only on `commit`. */
  attempt(seat: Seat, move: unknown, promptId?: number): Attempt<M, E> | Refused {
    const prompt = this.promptFor(seat);
    if (prompt && promptId !== undefined && promptId !== prompt.id) return refused('TABLE-STALE', 'The table has moved on since that was asked.');
    const refusal = judge(this.game, this.#state, { prompts: this.#prompts, seat, move });
    if (refusal) return { ok: false, refusal };
    return this.#tried({ seat, move: move as M }, seat, move as M, []);
  }

  /** Why a seat could not do such a thing now; nothing where it could. Details may be missing. */
  whyNot(seat: Seat, idea: unknown): Refusal | undefined {
    return whyNot(this.game, this.#state, { seat, idea });
  }

  #tried(entry: Entry<M>, seat: Seat, move: M, undone: Undone<M>[]): Attempt<M, E> {
    const outcome = this.#outcome(seat, move, this.game.clone(this.#state));
    return { ok: true, entry, told: outcome.made.told as Told<E>[], commit: () => this.#putInForce(entry, outcome, undone) };
  }

  /** Carries a move out on `next`: a copy of the position, or the position itself where nobody will return to it. */
  #outcome(seat: Seat, move: M, next: G): Outcome<G, M> {
    const before = next === this.#state ? undefined : this.#state;
    const wallsBefore = this.#state.walls;
    const { value: prompts, told } = hearing(() => carryOut(this.game, next, seat, move));
    const sealed = next.stack.at(-1)?.sealed?.[seat] !== undefined;
    return { next, prompts, made: { seat, move, told, before, wallsBefore, sealed } };
  }

  #putInForce(entry: Entry<M>, { next, prompts, made }: Outcome<G, M>, undone: Undone<M>[]): void {
    this.log.push(entry);
    this.#made.push(made);
    this.#undone = undone;
    this.#settleAt(next, prompts, !made.sealed);
  }

  #settleAt(state: G, prompts: readonly Prompt<M>[], isNewQuestion: boolean): void {
    this.#state = state;
    this.#prompts = prompts;
    if (isNewQuestion) this.#promptId = this.log.length;
    for (let i = this.#made.length - 1; i >= 0; i--) {
      const made = this.#made[i] as Made<G, M>;
      if (made.wallsBefore === state.walls) continue;
      if (!made.before) break;
      made.before = undefined;
    }
  }

  /** Whether a seat may take back its last move freely. */
  canUndo(seat: Seat): boolean {
    return this.attemptUndo(seat).ok;
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat;
  }

  attemptUndo(seat: Seat, how: 'own' | 'agreed' = 'own'): Attempt<M, E> | Refused {
    if (this.isOver) return refused('TABLE-OVER', 'The game is over.');
    const index = how === 'agreed' ? this.#made.length - 1 : this.#undoable(seat);
    if (typeof index !== 'number') return index;
    const made = this.#made[index];
    if (!made) return refused('TABLE-UNDO', 'There is no move to take back.');
    const later = this.#made.slice(index + 1);
    const commit = (): void => {
      this.log.push({ seat, undo: how });
      const undone = [...this.#undone, { seat: made.seat, move: made.move }];
      this.#returnTo(index, made.before);
      for (const { seat: other, move } of later) this.#replay(other, move);
      this.#undone = undone;
      this.#settleAt(this.#state, this.#prompts, !made.sealed);
    };
    return { ok: true, entry: { seat, undo: how }, told: [], commit };
  }

  /** The seat's last move, if nothing but others' secret answers came after it and no wall stands between. */
  #undoable(seat: Seat): number | Refused {
    const index = this.#made.findLastIndex((made) => made.seat === seat);
    const made = this.#made[index];
    if (!made) return refused('TABLE-UNDO', 'There is no move of yours to take back.');
    const isLast = index === this.#made.length - 1;
    if (!isLast && !this.#made.slice(index).every((one) => one.sealed)) return refused('TABLE-UNDO', 'Somebody else has moved since.');
    if (made.wallsBefore !== this.#state.walls) return refused('TABLE-UNDO', 'Dice were rolled or a hidden card was seen since.');
    return index;
  }

  #returnTo(index: number, before: G | undefined): void {
    const kept = this.#made.slice(0, index);
    if (before) {
      this.#made = kept;
      this.#settleAt(before, this.game.rulebook.settle(this.game.clone(before)), false);
      return;
    }
    const { state, prompts } = this.#setUp();
    this.#made = [];
    this.#settleAt(state, prompts, false);
    for (const { seat, move } of kept) this.#replay(seat, move);
  }

  #replay(seat: Seat, move: M): void {
    const log = this.log.length;
    this.#tried({ seat, move }, seat, move, []).commit();
    this.log.length = log;
  }

  attemptRedo(seat: Seat): Attempt<M, E> | Refused {
    const last = this.#undone.at(-1);
    if (!last || last.seat !== seat) return refused('TABLE-REDO', 'There is nothing of yours to do again.');
    return this.#tried({ seat, redo: true }, seat, last.move, this.#undone.slice(0, -1));
  }

  /** The position as a bot of that seat may see it, with everything hidden dealt anew. */
  redealt(seat: Seat, random: Parameters<GameModule<G, M, V, E>['redeal']>[2]): G {
    return this.game.redeal(this.#state, seat, cloneRandom(random));
  }
}

/** Begins a match of a game. */
export function createMatch<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, beginning: Beginning): Match<G, M, V, E> {
  return new Match(game, beginning);
}
