import { type Refusal, refuse } from '@conclave/engine';
import { message } from './messages.ts';

/** How many things may wait at once for each of those who ask. */
const MOST_EACH = 32;

/** Thrown where too much waits already. */
export class Busy extends Error {
  readonly refusal: Refusal = refuse('TABLE-BUSY', message('busy'));
}

/** One thing at a time, in the order they came. Nobody can make it long: each has a share of it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<unknown, number>();

  /** `by`: whoever asks, a seat for example. Rejects with `Busy` where they ask for too much at once. */
  async run<T>(job: () => Promise<T> | T, by?: unknown): Promise<T> {
    const waiting = this.#waiting.get(by) ?? 0;
    if (waiting >= MOST_EACH) throw new Busy();
    this.#waiting.set(by, waiting + 1);
    const done = this.#last.then(job).finally(() => this.#finished(by));
    this.#last = done.catch(() => {});
    return done;
  }

  #finished(by: unknown): void {
    const waiting = (this.#waiting.get(by) ?? 1) - 1;
    if (waiting > 0) this.#waiting.set(by, waiting);
    else this.#waiting.delete(by);
  }

  /** When everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
