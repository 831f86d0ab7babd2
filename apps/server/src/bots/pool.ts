import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { partsOf } from '@conclave/bots';
import type { Core, Move, Pack, Prompt, Seat } from '@conclave/engine';
import { Piscina } from 'piscina';
import { Queues } from '../queues.ts';
import type { Payer, Till } from '../rate.ts';

/** What a bot is asked. The position is dealt anew for its seat: a bot is never sent what it may not know. */
export interface BotTask {
  readonly game: string;
  readonly pack?: Pack;
  readonly position: Core;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly level: string;
  readonly seed: number;
}

/** What a thread is told: `stop[0]` is no longer 0 once nobody wants the answer. */
export interface Thought extends BotTask {
  readonly stop: Int32Array;
}

/** For whom a bot thinks, and how it is told that the question is gone. */
export interface Asking {
  readonly payer: Payer;
  readonly signal: AbortSignal;
}

export interface PoolSettings {
  readonly threads?: number;
  /** Milliseconds after which a bot that thinks is stopped. */
  readonly limit?: number;
  readonly worker?: URL;
  /** So many milliseconds a question waited for a thread, or a bot thought about it. */
  readonly took?: (part: BotPart, ms: number) => void;
}

export type BotPart = 'waiting' | 'thinking';

const LIMIT_MS = 10_000;
/** A thread that has loaded its games is kept so long for the next question. */
const IDLE_MS = 10 * 60_000;
/** Questions that may wait at the same time for one who pays. */
const MOST_WAITING = 50;
/** How bots play for whoever has used up their share: at first sight. */
const CHEAPEST = 'apprentice';

function cheaper(task: BotTask): BotTask {
  const { character } = partsOf(task.level);
  return { ...task, level: character === undefined ? CHEAPEST : `${CHEAPEST}/${character}` };
}

/** So many questions wait for the same payer already: nobody should wait for one more. */
export class Crowded extends Error {}

/**
 * Threads in which bots think, by turns for each who pays, so that nobody waits for all that another has asked. One that comes to no end is
 * stopped, and its thread replaced. Who is in debt for thoughts gets cheap ones.
 */
export class BotPool {
  readonly #threads: Piscina<Thought, Move>;
  readonly #limit: number;
  readonly #till: Pick<Till<'thoughts'>, 'isOwed' | 'charge'>;
  /** Time is counted only from when there is a thread. */
  readonly #waiting = new Queues<() => void>();
  readonly #took: (part: BotPart, ms: number) => void;
  #free: number;

  constructor(settings: PoolSettings, till: Pick<Till<'thoughts'>, 'isOwed' | 'charge'>) {
    const { threads = Math.max(1, availableParallelism() - 1), limit = LIMIT_MS, worker = new URL('./bot-worker.mjs', import.meta.url) } = settings;
    this.#took = settings.took ?? (() => {});
    this.#free = threads;
    this.#limit = limit;
    this.#till = till;
    this.#threads = new Piscina({ filename: fileURLToPath(worker), minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS, execArgv: [] });
  }

  /** `task`: made when its turn comes. Rejects where the bot fails, thinks for too long or is no longer wanted, and where too many wait. */
  async choose(task: () => BotTask, { payer, signal }: Asking): Promise<Move> {
    const askedAt = performance.now();
    await this.#turn(payer.address ?? payer.person ?? '', signal);
    const since = performance.now();
    this.#took('waiting', since - askedAt);
    try {
      signal.throwIfAborted();
      const asked = task();
      return await this.#think(this.#till.isOwed('thoughts', payer) ? cheaper(asked) : asked, signal);
    } finally {
      const ms = performance.now() - since;
      this.#took('thinking', ms);
      this.#till.charge('thoughts', payer, ms / 1000);
      this.#free++;
      this.#serve();
    }
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  #turn(who: string, signal: AbortSignal): Promise<void> {
    if (this.#waiting.lengthOf(who) >= MOST_WAITING) throw new Crowded();
    return new Promise((resolve, reject) => {
      const leave = this.#waiting.add(who, resolve);
      signal.addEventListener('abort', () => leave() && reject(signal.reason), { once: true });
      this.#serve();
    });
  }

  #serve(): void {
    const next = this.#free > 0 ? this.#waiting.next() : undefined;
    if (!next) return;
    this.#free--;
    next();
  }

  async #think(task: BotTask, signal: AbortSignal): Promise<Move> {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    signal.addEventListener('abort', () => Atomics.store(stop, 0, 1), { once: true });
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), this.#limit);
    try {
      return await this.#threads.run({ ...task, stop }, { signal: patience.signal });
    } catch (error) {
      throw patience.signal.aborted ? new Error(`A bot thought for more than ${this.#limit / 1000} seconds and was stopped.`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
