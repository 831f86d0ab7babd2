import { Queues } from '../queues.ts';

/** What took a while is followed by so many times as long for everybody else. */
const REST = 4;
const LONGEST_REST_MS = 50;

/**
 * What takes a while is done one at a time, for each address by turns, and for a fifth of the time at most: whatever came in meanwhile is
 * served between, and of many who wait nobody waits for all that another has asked for.
 */
export class Turns {
  readonly #waiting = new Queues<() => void>();
  #isPlanned = false;

  /** Does it when it is this address's turn. */
  take<T>(address: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      this.#waiting.add(address, turn);
      this.#plan(0);
    });
  }

  #plan(restMs: number): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    // A timer of no time waits for a millisecond.
    if (restMs < 1) setImmediate(() => this.#serve());
    else setTimeout(() => this.#serve(), restMs);
  }

  #serve(): void {
    this.#isPlanned = false;
    const turn = this.#waiting.next();
    if (!turn) return;
    const since = performance.now();
    turn();
    this.#plan(Math.min(LONGEST_REST_MS, REST * (performance.now() - since)));
  }
}
