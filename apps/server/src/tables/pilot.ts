import { randomInt } from 'node:crypto';
import { choose } from '@conclave/bots';
import { fastRandom, type Move, type Offer, type Refusal, type Seat } from '@conclave/engine';
import { defaultMove, endsPassing, isForAppearances, passesByItself } from '@conclave/table';
import { Crowded } from '../bots/pool.ts';
import type { House } from '../house.ts';
import { StorageFault } from '../storage/storage.ts';
import type { LiveTable } from './live-table.ts';
import { ticks } from './ticks.ts';

/** Who answers a prompt. */
type Answerer = 'person' | 'bot' | 'default';

interface Task {
  readonly prompt: number;
  readonly answerer: Answerer;
  stop(): void;
}

const LONGEST_TIMER = 2 ** 31 - 1;
const STAND_IN = 'simple';
/** Who chooses in place of a bot that failed. */
const SIMPLER = 'random';
/** Refusals that are not about the move: it is tried again. */
const NOT_NOW = ['TABLE-STORE', 'TABLE-FAULT', 'TABLE-BUSY'];

/** Answers for bots, for players who are away, and for those who do not want to be asked; watches the clock for the others. */
export class Pilot {
  readonly #table: LiveTable;
  readonly #house: House;
  readonly #tasks = new Map<Seat, Task>();
  /** Seats whose time ran out on this prompt. */
  readonly #late = new Map<Seat, number>();
  /** The last thought of each seat: the next begins when it has ended. */
  readonly #thoughts = new Map<Seat, Promise<unknown>>();
  #isStopped = false;

  constructor(table: LiveTable, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** Looks at the table again: starts what is to be done, stops what no longer fits. */
  plan(): void {
    if (this.#isStopped) return;
    const offers = this.#table.ownership.isOurs ? this.#table.offers() : [];
    this.#endPassing(offers);
    const asked = new Map(offers.map((offer) => [offer.seat, offer]));
    for (const [seat, task] of this.#tasks) {
      const offer = asked.get(seat);
      if (!offer || offer.id !== task.prompt || this.#answererOf(offer) !== task.answerer) this.#drop(seat, task);
    }
    for (const [seat, offer] of asked) if (!this.#tasks.has(seat)) this.#tasks.set(seat, this.#begin(offer));
  }

  /** Who asked to pass until now is asked again. */
  #endPassing(offers: readonly Offer[]): void {
    const { row, errands } = this.#table;
    for (const offer of offers)
      if (endsPassing(row.seats[offer.seat]?.preset ?? 'ask', offer)) errands.run(`preset ${offer.seat}`, () => this.#table.setPreset(offer.seat, 'ask'));
  }

  /** For good: nothing happens by itself any more. */
  stop(): void {
    this.#isStopped = true;
    for (const [seat, task] of this.#tasks) this.#drop(seat, task);
  }

  /** Whether the table must stay in memory for somebody's answer or clock. */
  get isBusy(): boolean {
    return [...this.#tasks.values()].some(({ answerer }) => answerer !== 'person') || (this.#table.clock !== undefined && this.#tasks.size > 0);
  }

  /** How long nobody need look at the table; nothing where only people are waited for. */
  get wakesAfter(): number | undefined {
    const offers = this.#table.offers();
    if (offers.some((offer) => this.#answererOf(offer) !== 'person')) return 0;
    const deadlines = offers.flatMap(({ seat }) => this.#table.clock?.deadline(seat) ?? []);
    return deadlines.length > 0 ? Math.max(0, Math.min(...deadlines) - ticks()) : undefined;
  }

  #drop(seat: Seat, task: Task): void {
    task.stop();
    this.#tasks.delete(seat);
  }

  #answererOf(offer: Offer): Answerer {
    const { row } = this.#table;
    const seat = row.seats[offer.seat];
    if (!seat || seat.kind === 'bot') return 'bot';
    const standIn = row.clock.kind === 'none' || row.clock.timeUp === 'bot' ? 'bot' : 'default';
    if (seat.away || this.#late.get(offer.seat) === offer.id) return standIn;
    return passesByItself(seat.preset, offer) || (this.#isSolo && isForAppearances(offer)) ? 'default' : 'person';
  }

  /** Only bots sit beside this player. Who watches does not count: no watcher can make use of what is learned, and the game shows it to all when it is over. */
  get #isSolo(): boolean {
    return this.#table.row.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  }

  #begin(offer: Offer): Task {
    const answerer = this.#answererOf(offer);
    const stop = answerer === 'person' ? this.#watchClock(offer) : this.#answerLater(offer, answerer);
    return { prompt: offer.id, answerer, stop };
  }

  #watchClock({ seat, id }: Offer): () => void {
    const deadline = this.#table.clock?.deadline(seat);
    if (deadline === undefined) return () => {};
    const timer = setTimeout(
      () => {
        this.#tasks.delete(seat);
        if (ticks() >= deadline) this.#timeIsUp(seat, id);
        this.plan();
      },
      Math.min(LONGEST_TIMER, Math.max(0, deadline - ticks())),
    );
    return () => clearTimeout(timer);
  }

  #timeIsUp(seat: Seat, prompt: number): void {
    this.#late.set(seat, prompt);
    if (!this.#table.talk.isPresent(seat)) this.#table.errands.run(`away ${seat}`, () => this.#table.setAway(seat, true));
  }

  #answerLater(offer: Offer, answerer: 'bot' | 'default'): () => void {
    const [least, most] = offer.window ? this.#house.pace.window : this.#house.pace.move;
    const gone = new AbortController();
    const thought = answerer === 'bot' ? this.#thinkNext(offer, gone.signal) : undefined;
    const answer = async (): Promise<void> => {
      const move = gone.signal.aborted ? undefined : await thought;
      if (gone.signal.aborted) return;
      // A lease that cannot be affirmed for a moment comes back without a word: the answer is tried again then.
      if (!this.#table.ownership.isOurs) throw new StorageFault('the lease of this table is not affirmed');
      await this.#give(offer, move ?? defaultMove(offer));
    };
    const timer = setTimeout(() => this.#table.errands.run(`answer for ${offer.seat}`, answer), least + randomInt(most - least + 1));
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }

  /** A seat thinks of one question at a time. */
  #thinkNext(offer: Offer, signal: AbortSignal): Promise<Move | undefined> {
    const before = this.#thoughts.get(offer.seat);
    const thought = (async () => {
      await before;
      return this.#think(offer, signal);
    })();
    const ended = thought.catch((error) => this.#noThought(error));
    this.#thoughts.set(offer.seat, ended);
    return ended;
  }

  /** Nothing but the default move is left then. */
  #noThought(error: unknown): undefined {
    this.#house.faults.note('bot', { err: error, table: this.#table.row.id }, 'nothing could be chosen for a bot');
  }

  /** Throws where it may succeed another time. */
  async #give(offer: Offer, move: Move): Promise<void> {
    const answer = await this.#table.answerFor(offer.seat, move, offer.id);
    if (!answer.ok && NOT_NOW.includes(answer.refusal.rule)) throw new Error(answer.refusal.reason);
    if (answer.ok) return;
    if (answer.refusal.rule !== 'TABLE-STALE') await this.#giveDefault(offer, answer.refusal);
    if (this.#tasks.get(offer.seat)?.prompt === offer.id) this.#tasks.delete(offer.seat);
    this.plan();
  }

  async #giveDefault(offer: Offer, refusal: Refusal): Promise<void> {
    this.#house.faults.note('table', { table: this.#table.row.id, refusal }, 'an automatic answer was refused');
    if (!this.#isStopped) await this.#table.answerFor(offer.seat, defaultMove(offer), offer.id);
  }

  /**
   * What a bot would do; where it fails, or thinks for too long, what a simpler one would. Nothing where there is no choice; but in a window
   * it is asked all the same, so that whether it could have answered does not show in how long it takes.
   */
  async #think(offer: Offer, signal: AbortSignal): Promise<Move | undefined> {
    const { row, match } = this.#table;
    if (!match || signal.aborted || (offer.moves.length === 1 && !offer.window)) return undefined;
    const { id: _, seat, ...asked } = offer;
    const prompt = { seat, ...asked };
    const { bots, faults, whereabouts } = this.#house;
    const dealt = () => match.redealt(seat, fastRandom(randomInt(2 ** 31)));
    const level = row.seats[seat]?.level ?? STAND_IN;
    const task = () => ({ game: row.game, ...(row.pack && { pack: row.pack }), position: dealt(), seat, prompt, level, seed: randomInt(2 ** 31) });
    try {
      return await bots.choose(task, { payer: whereabouts.payerOf(row.owner), signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof Crowded)) faults.note('bot', { err: error, table: row.id, level }, 'a bot failed');
      return choose(match.game, dealt(), seat, prompt, { level: SIMPLER, random: fastRandom(randomInt(2 ** 31)) });
    }
  }
}
