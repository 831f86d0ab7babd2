import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import type { Keeping } from '../storage/keeping.ts';
import type { Cleared, Mark } from '../storage/storage.ts';
import type { Lease } from '../work/leases.ts';

const AT_ONCE = 50;
const PAUSE_MS = 50;
const ROUND_MS = 3600_000;
const FIRST_ROUND_MS = 60_000;

/** Clears away what the host does not want to keep: a few at a time, so that nobody who plays notices. */
export class Housekeeper {
  readonly #house: House;
  readonly #keeping: Keeping;
  readonly #isInUse: (table: string) => boolean;
  readonly #stopping = new AbortController();
  #lease: Lease | undefined;

  constructor(house: House, keeping: Keeping, isInUse: (table: string) => boolean) {
    this.#house = house;
    this.#keeping = keeping;
    this.#isInUse = isInUse;
  }

  start(): void {
    if (this.#keeping.unfinished === undefined && this.#keeping.guests === undefined) return;
    this.#lease = this.#house.leases.want('housekeeping', () => {});
    void this.#work();
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #work(): Promise<void> {
    await this.#rest(FIRST_ROUND_MS);
    while (!this.#stopping.signal.aborted) {
      if (this.#lease?.isHeld) await this.round(this.#house.now()).catch((error) => this.#house.log.warn({ err: error }, 'nothing could be cleared away'));
      await this.#rest(ROUND_MS);
    }
  }

  /** Everything that is due at this moment. */
  async round(now: number): Promise<void> {
    const { unfinished, guests } = this.#keeping;
    const tables = unfinished === undefined ? 0 : await this.#clearTables(now - unfinished);
    const people = guests === undefined ? 0 : await this.#clearGuests(now - guests);
    if (tables + people > 0) this.#house.log.info({ tables, people }, 'cleared away');
  }

  async #clearTables(before: number): Promise<number> {
    return (await this.#clear((last) => this.#clearSome('gathering', before, last))) + (await this.#clear((last) => this.#clearSome('playing', before, last)));
  }

  async #clearSome(stage: 'gathering' | 'playing', before: number, after: Mark | undefined): Promise<Cleared> {
    const found = await this.#house.storage.abandonedTables(stage, { before, limit: AT_ONCE, after });
    let removed = 0;
    for (const { id } of found) if (!this.#isInUse(id) && (await this.#house.storage.removeTable(id, before))) removed++;
    return { removed, last: found.at(-1) };
  }

  #clearGuests(before: number): Promise<number> {
    return this.#clear((after) => this.#house.storage.removeIdleGuests({ before, limit: AT_ONCE, after }));
  }

  /** Batch after batch, until there is none. */
  async #clear(some: (after: Mark | undefined) => Promise<Cleared>): Promise<number> {
    let cleared = 0;
    let last: Mark | undefined;
    do {
      const batch = await some(last);
      cleared += batch.removed;
      last = batch.last;
      await this.#rest(PAUSE_MS);
    } while (last && !this.#stopping.signal.aborted);
    return cleared;
  }

  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}
