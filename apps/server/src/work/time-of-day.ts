import { ticks } from '../tables/ticks.ts';

/** An answer that was so long under way says too little. */
const SLOW_MS = 250;

/** The time of day as the database tells it now and then, carried on by a clock that nobody sets. */
export class TimeOfDay {
  /** What it is ahead of the ticks. Until it was told once: by this machine's own clock. */
  #ahead = Date.now() - ticks();
  #isTold = false;

  get now(): number {
    return Math.round(ticks() + this.#ahead);
  }

  /** It was said to be `now` at some moment between these ticks. */
  hear(now: number, asked: number, answered: number): void {
    if (this.#isTold && answered - asked > SLOW_MS) return;
    this.#ahead = now - (asked + answered) / 2;
    this.#isTold = true;
  }
}
