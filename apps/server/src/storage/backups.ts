import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const JOB = fileURLToPath(new URL('./backup-job.mjs', import.meta.url));
const DAY_MS = 24 * 3600_000;
const LOOK_MS = 600_000;
const FIRST_LOOK_MS = 60_000;
const LOW_PRIORITY = 10;
const NAME = /^conclave-.*\.db$/;

export interface BackupSettings {
  readonly file: string;
  /** How many are kept. */
  readonly keep: number;
  done(): void;
  failed(error: unknown): void;
}

/** A copy of the database every day, beside it. A failure is told and tried again; it stops nothing. */
export class Backups {
  readonly #settings: BackupSettings;
  readonly #folder: string;
  readonly #startedAt = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #job: ChildProcess | undefined;
  #isStopped = false;

  constructor(settings: BackupSettings) {
    this.#settings = settings;
    this.#folder = join(dirname(settings.file), 'backups');
  }

  start(): void {
    if (this.#settings.keep > 0) this.#lookIn(FIRST_LOOK_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#job?.kill('SIGKILL');
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(async () => {
      await this.backUpIfDue();
      if (!this.#isStopped) this.#lookIn(LOOK_MS);
    }, ms).unref();
  }

  async backUpIfDue(): Promise<void> {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      if (!this.#isDue()) return;
      await this.#copy();
      this.#removeOld();
      this.#settings.done();
    } catch (error) {
      if (!this.#isStopped) this.#settings.failed(error);
    }
  }

  #names(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => NAME.test(name))
      .sort();
  }

  /** Nothing where there is none that can be looked at. */
  #newestAt(): number | undefined {
    try {
      const last = this.#names().at(-1);
      return last === undefined ? undefined : statSync(join(this.#folder, last)).mtimeMs;
    } catch {
      return undefined;
    }
  }

  #isDue(): boolean {
    return Date.now() - (this.#newestAt() ?? 0) >= DAY_MS;
  }

  /** Seconds since the newest one, or since the start where there is none. Nothing where none are made. */
  get age(): number | undefined {
    return this.#settings.keep > 0 ? (Date.now() - (this.#newestAt() ?? this.#startedAt)) / 1000 : undefined;
  }

  async #copy(): Promise<void> {
    for (const name of readdirSync(this.#folder)) if (name.endsWith('.part')) rmSync(join(this.#folder, name));
    const target = join(this.#folder, `conclave-${new Date().toISOString().replaceAll(':', '-')}.db`);
    const job = spawn(process.execPath, [JOB, this.#settings.file, target], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#job = job;
    if (job.pid !== undefined) setPriority(job.pid, LOW_PRIORITY);
    const [said, [code]] = await Promise.all([text(job.stderr), once(job, 'exit')]);
    this.#job = undefined;
    if (code !== 0) throw new Error(`The backup failed: ${said}`);
  }

  #removeOld(): void {
    for (const name of this.#names().slice(0, -this.#settings.keep)) rmSync(join(this.#folder, name));
  }
}
