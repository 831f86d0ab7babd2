import { Queues } from '../queues.ts';

/** So many are served in one turn of the event loop. */
const FEW = 4;

/** Serves a few in each turn of the event loop, by turns for each address: of many that come at once from one, nobody waits for all. */
export class Few {
  readonly #waiting = new Queues<() => void>();
  #served = 0;

  /** At once where it can be. */
  serve(address: string, work: () => void): void {
    if (this.#served === FEW) return void this.#waiting.add(address, work);
    if (this.#served === 0) setImmediate(() => this.#turn());
    this.#served++;
    work();
  }

  #turn(): void {
    this.#served = 0;
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) {
      this.serve('', next);
      if (this.#served === FEW) return;
    }
  }
}
