import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { Seldom } from './seldom.ts';

/** Where something went wrong that nobody meant. */
type Where = 'bot' | 'http' | 'socket' | 'table';

/** Counts every fault. Of those of one place one a second is logged: whoever can cause a fault can cause it again and again. */
export class Faults {
  readonly #metrics: Metrics;
  readonly #log: Logger;
  readonly #said = new Map<Where, Seldom>();

  constructor(metrics: Metrics, log: Logger) {
    this.#metrics = metrics;
    this.#log = log;
  }

  note(where: Where, line: object, text: string): void {
    this.#metrics.faults.inc({ where });
    const seldom = this.#said.get(where) ?? new Seldom((said, its) => this.#log.error(said, its));
    this.#said.set(where, seldom);
    seldom.say(line, text);
  }
}
