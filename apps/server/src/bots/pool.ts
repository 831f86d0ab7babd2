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

/** Threads in which bots think, so that no table waits for another's bot. */
export class BotPool {
  readonly #threads: Piscina<BotTask, Move>;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#threads = new Piscina({
      filename: fileURLToPath(new URL('./bot-worker.mjs', import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      execArgv: [],
    });
  }

  choose(task: BotTask): Promise<Move> {
    return this.#threads.run(task);
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
