import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import type { Sleeper } from '../storage/storage.ts';
import { ticks } from './ticks.ts';

const AT_ONCE = 20;
const LOOK_MS = 1000;
const AGAIN_MS = 30_000;

/**
 * Wakes the tables of before the start, each when its bot or clock is due, one after the other. Half of the time is left to those who play.
 * Where there are several servers it begins again and again: one that dies leaves tables behind.
 */
export class Waker {
  readonly #house: House;
  readonly #wake: (id: string) => Promise<unknown>;
  readonly #stopping = new AbortController();
  readonly #wokenAt = new Map<string, number>();
  #last: Sleeper | undefined;
  #failed = 0;
  #working: Promise<void> | undefined;

  constructor(house: House, wake: (id: string) => Promise<unknown>) {
    this.#house = house;
    this.#wake = wake;
  }

  start(): void {
    this.#working ??= this.#work();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const woken = await this.#wakeSome().catch((error) => this.#house.log.warn({ err: error }, 'no table could be woken'));
      if (woken !== AT_ONCE) await this.#rest(LOOK_MS);
    }
  }

  /** How many were due. */
  async #wakeSome(): Promise<number> {
    const due = await this.#house.storage.tablesToWake(ticks() - this.#house.openedAt, AT_ONCE, this.#last);
    for (const one of due) {
      if (this.#stopping.signal.aborted) return 0;
      if (this.#isDue(one)) await this.#wakeOne(one);
      this.#last = one;
    }
    if (due.length < AT_ONCE) this.#report();
    if (due.length < AT_ONCE && this.#house.isShared) this.#last = undefined;
    return due.length;
  }

  /** One that nobody takes care of though it was woken is left alone for a while. */
  #isDue({ id }: Sleeper): boolean {
    if (!this.#house.isShared) return true;
    if ((this.#wokenAt.get(id) ?? Number.NEGATIVE_INFINITY) > ticks() - AGAIN_MS) return false;
    this.#wokenAt.delete(id);
    this.#wokenAt.set(id, ticks());
    const [oldest] = this.#wokenAt;
    if (oldest && oldest[1] < ticks() - AGAIN_MS) this.#wokenAt.delete(oldest[0]);
    return true;
  }

  async #wakeOne({ id }: Sleeper): Promise<void> {
    const begun = performance.now();
    await this.#wake(id).catch((error) => {
      this.#failed++;
      this.#house.log.debug({ err: error, table: id }, 'a table could not be woken');
    });
    await this.#rest(performance.now() - begun);
  }

  #report(): void {
    if (this.#failed > 0) this.#house.log.warn({ tables: this.#failed }, 'some tables could not be woken; conclave check says which');
    this.#failed = 0;
  }

  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}
