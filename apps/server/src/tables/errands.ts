import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { StorageFault } from '../storage/storage.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** Writes a fault down. One of the storage is everybody's, and seen elsewhere. */
export function writeDown({ metrics, faults, log }: House, table: string, error: unknown): void {
  const isStorage = error instanceof StorageFault || (error instanceof Problem && error.refusal.rule === 'TABLE-STORE');
  if (isStorage) {
    metrics.faults.inc({ where: 'storage' });
    log.debug({ err: error, table }, 'the storage failed');
  } else faults.note('table', { err: error, table }, 'something could not be carried out');
}

interface Errand {
  readonly name: string;
  readonly job: (failures: number) => Promise<void>;
  failures: number;
  timer?: NodeJS.Timeout;
}

/** What a table does by itself. What fails is written down and tried again, later each time, until it succeeds or the table closes. */
export class Errands {
  readonly #house: House;
  readonly #id: string;
  readonly #open = new Map<string, Errand>();
  readonly #underway = new Set<Promise<void>>();
  #isStopped = false;

  constructor(house: House, id: string) {
    this.#house = house;
    this.#id = id;
  }

  /** Does it now. One of the same name that failed before is forgotten. */
  run(name: string, job: Errand['job']): void {
    clearTimeout(this.#open.get(name)?.timer);
    const errand: Errand = { name, job, failures: 0 };
    this.#open.set(name, errand);
    this.#try(errand);
  }

  #try(errand: Errand): void {
    const done: Promise<void> = this.#attempt(errand).finally(() => this.#underway.delete(done));
    this.#underway.add(done);
  }

  async #attempt(errand: Errand): Promise<void> {
    try {
      await errand.job(errand.failures);
      if (this.#open.get(errand.name) === errand) this.#open.delete(errand.name);
    } catch (error) {
      this.#failed(errand, error);
    }
  }

  #failed(errand: Errand, error: unknown): void {
    writeDown(this.#house, this.#id, error);
    if (this.#isStopped || this.#open.get(errand.name) !== errand) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** errand.failures);
    errand.failures++;
    errand.timer = setTimeout(() => this.#try(errand), wait).unref();
  }

  get isBusy(): boolean {
    return this.#open.size > 0;
  }

  /** Nothing is tried again; waits for what is underway. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    await Promise.all(this.#underway);
  }
}
