import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Core, Move, Prompt, Seat } from '@conclave/engine';
import { Piscina } from 'piscina';

/** What a bot is asked. The position is dealt anew for its seat: a bot is never sent what it may not know. */
export interface BotTask {
  readonly game: string;
  readonly position: Core;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly level: string;
  readonly seed: number;
}

export interface PoolSettings {
  readonly threads?: number;
  /** Milliseconds after which a bot that thinks is stopped. */
  readonly limit?: number;
  readonly worker?: URL;
}

const LIMIT_MS = 10_000;
/** A thread that has loaded its games is kept so long for the next question. */
const IDLE_MS = 10 * 60_000;

/** Threads in which bots think, so that no table waits for another's bot. One that comes to no end is stopped, and its thread replaced. */
export class BotPool {
  readonly #threads: Piscina<BotTask, Move>;
  readonly #limit: number;
  /** Whoever waits for a thread: time is counted only from when there is one. */
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(settings: PoolSettings = {}) {
    const { threads = Math.max(1, availableParallelism() - 1), limit = LIMIT_MS, worker = new URL('./bot-worker.mjs', import.meta.url) } = settings;
    this.#free = threads;
    this.#limit = limit;
    this.#threads = new Piscina({ filename: fileURLToPath(worker), minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS, execArgv: [] });
  }

  /** Rejects where the bot fails, or thinks for too long. */
  async choose(task: BotTask): Promise<Move> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#think(task);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  async #think(task: BotTask): Promise<Move> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), this.#limit);
    try {
      return await this.#threads.run(task, { signal: patience.signal });
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
