import type { Core, Move, Prompt, Refusal, Seat, Viewer, WallCause } from './core.ts';
import { type Attempt, type Beginning, type Entry, type Made, type Offer, type Refused, refused, type TakeBack } from './entry.ts';
import { eventsFor, type GameEvent, hearing, type Told, unheard } from './events.ts';
import { hashOf } from './hash.ts';
import { carryOut, judge, whyNot } from './judge.ts';
import type { Message } from './messages.ts';
import type { GameModule } from './module.ts';
import { readOptions } from './options.ts';
import type { Pack } from './packs.ts';
import { Positions } from './positions.ts';
import { cloneRandom, commitmentTo, isKey, matchRandom, newKey } from './random.ts';
import { message } from './refusals.ts';
import { seenBy } from './seen.ts';
import { mixedKey, type SeedShare } from './shares.ts';

interface Undone<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** What a move leads to. */
interface Outcome<G, M extends Move> {
  readonly next: G;
  readonly prompts: readonly Prompt<M>[];
  readonly made: Made<M>;
}

/** A log that is read keeps a position every so many moves. */
const KEPT_EVERY = 8;
/** How many lines of a log may have been taken back: so many, and so many more for each move in force. No honest game comes near it. */
const SPARE_LINES = 1000;
const SPARE_LINES_A_MOVE = 10;

/** One game being played: the position, and the log that leads to it. */
export class Match<G extends Core = Core, M extends Move = Move, V = unknown, E extends GameEvent = GameEvent> {
  readonly game: GameModule<G, M, V, E>;
  readonly seats: number;
  readonly options: Record<string, boolean | string>;
  /** What the dice come from: the secret, mixed with the shares. */
  readonly key: string;
  readonly secret: string;
  readonly shares: readonly SeedShare[];
  /** Published before the first move: the hash of the secret. */
  readonly commitment: string;
  /** Laid out the first position, if the usual set-up did not. */
  readonly lay: Beginning['lay'];
  readonly log: Entry<M>[] = [];
  #state: G;
  #prompts: readonly Prompt<M>[];
  #promptId = 0;
  readonly #made: Made<M>[] = [];
  readonly #positions = new Positions<G>();
  #undone: readonly Undone<M>[] = [];
  readonly #opening: readonly Told[];

  constructor(game: GameModule<G, M, V, E>, { seats, options, key = newKey(), secret = key, shares = [], lay }: Beginning) {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new Error(`${game.title} is for ${game.seats.min} to ${game.seats.max} players.`);
    if (!isKey(secret)) throw new Error('A key is 64 hexadecimal digits.');
    this.game = game;
    this.seats = seats;
    this.options = readOptions(game.options, options);
    this.secret = secret;
    this.shares = shares;
    this.lay = lay;
    this.key = mixedKey(secret, shares);
    this.commitment = commitmentTo(secret);
    const { value, told } = hearing(() => this.#setUp());
    this.#state = value.state;
    this.#prompts = value.prompts;
    this.#opening = told;
  }

  #setUp(): { state: G; prompts: readonly Prompt<M>[] } {
    const random = matchRandom(this.key);
    const state = this.lay ? (this.lay(random) as G) : this.game.setup(this.seats, this.options, random);
    return { prompts: this.game.rulebook.settle(state), state };
  }

  /** The position itself, secrets and all. Look, don't touch; never show it. */
  get state(): Readonly<G> {
    return this.#state;
  }

  /** The values it is played with, where they are not the printed ones. */
  get pack(): Pack | undefined {
    return this.game.pack;
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
    return hashOf(this.pack ? { pack: this.pack, state: this.#state } : this.#state);
  }

  /** What a viewer saw of the setting up. */
  opening(viewer: Viewer): E[] {
    return eventsFor(this.#opening, viewer) as E[];
  }

  /** What a viewer saw of the opening and of each move in force. What was taken back is not among it; moves themselves may be secret. */
  story(viewer: Viewer): { seat?: Seat; events: E[] }[] {
    return [{ events: this.opening(viewer) }, ...this.#made.map(({ seat, told }) => ({ seat, events: eventsFor(told, viewer) as E[] }))];
  }

  /** The moves in force, as they are now. */
  get moves(): readonly Made<M>[] {
    return this.#made;
  }

  /** Makes a move, or says why not. */
  play(seat: Seat, move: unknown, promptId?: number): Attempt<M, E> | Refused {
    return this.#commit(this.attempt(seat, move, promptId));
  }

  undo(seat: Seat, how: 'own' | 'agreed' = 'own', back = 1): Attempt<M, E> | Refused {
    return this.#commit(this.attemptUndo(seat, how, back));
  }

  redo(seat: Seat): Attempt<M, E> | Refused {
    return this.#commit(this.attemptRedo(seat));
  }

  /** Enters one line of a log: on the position itself, so that a long log is read fast. */
  enter(entry: Entry<M>): Refusal | undefined {
    if (!('move' in entry)) {
      const tried = this.#commit('undo' in entry ? this.#takenBack(entry) : this.attemptRedo(entry.seat));
      return tried.ok ? undefined : tried.refusal;
    }
    const { seat, move } = entry;
    const refusal = judge(this.game, this.#state, { prompts: this.#prompts, seat, move });
    if (refusal) return refusal;
    if (this.#made.length % KEPT_EVERY === 0) this.#keepPosition(this.#made.length);
    this.#putInForce(entry, this.#outcome(seat, move, this.#state), []);
    return undefined;
  }

  #keepPosition(moves: number): void {
    if (!this.#positions.has(moves)) this.#positions.keep(moves, this.game.clone(this.#state));
  }

  #commit(tried: Attempt<M, E> | Refused): Attempt<M, E> | Refused {
    if (tried.ok) tried.commit();
    return tried;
  }

  /** A move, tried on a copy. The position changes only on `commit`. */
  attempt(seat: Seat, move: unknown, promptId?: number): Attempt<M, E> | Refused {
    const prompt = this.promptFor(seat);
    if (prompt && promptId !== undefined && promptId !== prompt.id) return refused('TABLE-STALE', message('stale'));
    const refusal = judge(this.game, this.#state, { prompts: this.#prompts, seat, move });
    if (refusal) return { ok: false, refusal };
    return this.#tried({ seat, move: move as M }, seat, move as M, []);
  }

  /** Why a seat could not do such a thing now; nothing where it could. Details may be missing. */
  whyNot(seat: Seat, idea: unknown): Refusal | undefined {
    return whyNot(this.game, this.#state, { seat, idea });
  }

  #tried(entry: Entry<M>, seat: Seat, move: M, undone: readonly Undone<M>[]): Attempt<M, E> {
    const before = this.#state;
    const outcome = this.#outcome(seat, move, this.game.clone(before));
    const commit = (): void => {
      this.#positions.keep(this.#made.length, before);
      this.#putInForce(entry, outcome, undone);
    };
    return { ok: true, entry, told: outcome.made.told as Told<E>[], commit };
  }

  /** Carries a move out on `next`: a copy of the position, or the position itself. */
  #outcome(seat: Seat, move: M, next: G): Outcome<G, M> {
    const wallsBefore = this.#state.walls;
    const isAsked = this.asked.includes(seat);
    const { value: prompts, told, walls } = hearing(() => carryOut(this.game, next, seat, move));
    const sealed = next.stack.at(-1)?.sealed?.[seat] !== undefined;
    const apart = this.game.anytime?.apart === true && !isAsked;
    return { next, prompts, made: { seat, move, told, wallsBefore, wall: walls[0], sealed, apart } };
  }

  #putInForce(entry: Entry<M>, { next, prompts, made }: Outcome<G, M>, undone: readonly Undone<M>[]): void {
    this.log.push(entry);
    this.#made.push(made);
    this.#undone = undone;
    this.#state = next;
    this.#prompts = prompts;
    if (!made.sealed) this.#promptId = this.log.length;
  }

  /** Whether a seat may take back its last move freely. */
  canUndo(seat: Seat): boolean {
    return !this.isOver && !this.#isOverdone && typeof this.#undoable(seat) === 'number';
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat;
  }

  /** One line of the log and one return, however many moves it takes back. `back`: how many of the last, where it is agreed. */
  attemptUndo(seat: Seat, how: 'own' | 'agreed' = 'own', back = 1): Attempt<M, E> | Refused {
    if (this.#isOverdone) return refused('TABLE-UNDO', message('undoTooMuch'));
    return this.#takenBack(how === 'own' ? { seat, undo: how } : { seat, undo: how, ...(back !== 1 && { back }) });
  }

  get #isOverdone(): boolean {
    return this.log.length - this.#made.length > SPARE_LINES + SPARE_LINES_A_MOVE * this.#made.length;
  }

  #takenBack(entry: TakeBack): Attempt<M, E> | Refused {
    if (this.isOver) return refused('TABLE-OVER', message('over'));
    const { back = 1 } = entry.undo === 'own' ? {} : entry;
    const first = entry.undo === 'own' ? this.#undoable(entry.seat) : this.#made.length - back;
    if (typeof first !== 'number') return refused('TABLE-UNDO', first);
    if (first < 0 || !(Number.isInteger(back) && back > 0)) return refused('TABLE-UNDO', message('undoNone'));
    return { ok: true, entry, told: [], commit: () => this.#takeBack(entry, first, back) };
  }

  /** The seat's last move, if nothing but others' secret answers or moves apart from it came after, and no wall stands between. */
  #undoable(seat: Seat): number | Message {
    const index = this.#made.findLastIndex((made) => made.seat === seat);
    const made = this.#made[index];
    if (!made) return message('undoNoneOfYours');
    const later = this.#made.slice(index + 1);
    if (!later.every(({ apart }) => apart) && !(made.sealed && later.every(({ sealed }) => sealed))) return message('undoOthers');
    if (made.wallsBefore !== this.#state.walls) return message('undoWall', { cause: this.#wallSince(index) });
    return index;
  }

  #wallSince(index: number): WallCause | 'none' {
    return this.#made.slice(index).find(({ wall }) => wall)?.wall ?? 'none';
  }

  /** Takes moves out of those in force. Secret answers and moves apart that came later stay. */
  #takeBack(entry: Entry<M>, first: number, count: number): void {
    const taken = this.#made.splice(first, count).reverse();
    this.log.push(entry);
    this.#undone = [...this.#undone, ...taken.map(({ seat, move }) => ({ seat, move }))];
    this.#returnTo(first);
    if (taken.some(({ sealed }) => !sealed)) this.#promptId = this.log.length;
  }

  /** Back to where so many moves were in force, and on with those that still are. The positions on the way are kept: who goes back once may go back again. */
  #returnTo(moves: number): void {
    this.#positions.forgetAfter(moves);
    const from = this.#positions.last() ?? { moves: 0, position: this.#setUp().state };
    this.#state = this.game.clone(from.position);
    unheard(() => {
      this.#prompts = this.game.rulebook.settle(this.#state);
      this.#made.slice(from.moves).forEach(({ seat, move }, i) => {
        this.#keepPosition(from.moves + i);
        this.#prompts = carryOut(this.game, this.#state, seat, move);
      });
    });
    this.#keepPosition(this.#made.length);
  }

  attemptRedo(seat: Seat): Attempt<M, E> | Refused {
    const last = this.#undone.at(-1);
    if (!last || last.seat !== seat) return refused('TABLE-REDO', message('redoNone'));
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
