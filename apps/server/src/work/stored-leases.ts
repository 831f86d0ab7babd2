import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Bus } from '../bus/bus.ts';
import type { Held, Storage } from '../storage/storage.ts';
import { ticks } from '../tables/ticks.ts';
import type { Lease, Leases } from './leases.ts';

/** So long after its last word a server counts as gone. It itself stops a little earlier. */
const TTL_MS = 4000;
const BEAT_MS = 1000;
const MARGIN_MS = 1000;

const LEASES = 'leases';
const News = v.union([v.object({ free: v.string() }), v.object({ gone: v.string() })]);

interface Wanted {
  readonly changed: () => void;
  held?: Held | undefined;
}

/**
 * Leases in the storage. A server says every second that it is at work; one that does not for some seconds holds nothing any more, and others
 * take over what it held. One that cannot say so stops by itself before that.
 */
export class StoredLeases implements Leases {
  readonly #storage: Storage;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #wanted = new Map<string, Wanted>();
  readonly #beating: NodeJS.Timeout;
  readonly #seen: ((nodes: readonly string[]) => void)[] = [];
  /** In ticks. */
  #aliveUntil = Number.NEGATIVE_INFINITY;
  #openFor = 0;
  #wasAlive = false;
  #isClosed = false;

  private constructor({ storage, bus, log }: { storage: Storage; bus: Bus; log: Logger }) {
    this.#storage = storage;
    this.#bus = bus;
    this.#log = log;
    this.#beating = setInterval(() => void this.#beat(), BEAT_MS).unref();
    bus.hear(LEASES, (news) => this.#hear(news));
  }

  static async open(parts: { storage: Storage; bus: Bus; log: Logger }): Promise<StoredLeases> {
    const leases = new StoredLeases(parts);
    await leases.#beat();
    return leases;
  }

  /** For how many milliseconds servers have been at work without a break. */
  get openFor(): number {
    return this.#openFor;
  }

  /** Calls with those at work, each time they were looked up. */
  onNodes(act: (nodes: readonly string[]) => void): void {
    this.#seen.push(act);
  }

  get #isAlive(): boolean {
    return ticks() < this.#aliveUntil;
  }

  want(name: string, changed: () => void): Lease {
    const wanted: Wanted = { changed };
    this.#wanted.set(name, wanted);
    void this.#try(name);
    const isHeld = (): boolean => this.#isAlive && wanted.held?.holder === this.#bus.node;
    return {
      get isHeld() {
        return isHeld();
      },
      get fence() {
        return wanted.held?.fence;
      },
      release: () => void this.#release(name, wanted),
    };
  }

  async #try(name: string): Promise<void> {
    const wanted = this.#wanted.get(name);
    if (!wanted || this.#isClosed) return;
    try {
      wanted.held = await this.#storage.lease(name, this.#bus.node);
      if (this.#wanted.get(name) === wanted) wanted.changed();
      else if (!this.#wanted.has(name)) await this.#giveBack(name, wanted);
    } catch (error) {
      wanted.held = undefined;
      this.#log.debug({ err: error }, 'a lease could not be asked for');
    }
  }

  async #release(name: string, wanted: Wanted): Promise<void> {
    if (this.#wanted.get(name) !== wanted) return;
    this.#wanted.delete(name);
    await this.#giveBack(name, wanted).catch((error) => this.#log.debug({ err: error }, 'a lease could not be given back'));
  }

  async #giveBack(name: string, { held }: Wanted): Promise<void> {
    if (held?.holder !== this.#bus.node || this.#isClosed) return;
    await this.#storage.release(name, this.#bus.node);
    this.#bus.say(LEASES, { free: name });
  }

  async #beat(): Promise<void> {
    const since = ticks();
    const wasAlive = this.#wasAlive && this.#isAlive;
    try {
      const { nodes, openFor } = await this.#storage.beat(this.#bus.node, TTL_MS);
      if (this.#isClosed) return;
      this.#openFor = openFor;
      if (!wasAlive) await this.#findOutWhatIsLeft();
      this.#aliveUntil = since + TTL_MS - MARGIN_MS;
      this.#wasAlive = true;
      this.#lookAt(nodes, wasAlive);
    } catch (error) {
      this.#log.debug({ err: error }, 'the storage does not know that this server is at work');
    }
    if (this.#wasAlive && !this.#isAlive) this.#stopAll();
  }

  /** Others may have taken what was held before. */
  async #findOutWhatIsLeft(): Promise<void> {
    const left = new Set(await this.#storage.leasesOf(this.#bus.node));
    for (const [name, wanted] of this.#wanted) if (!left.has(name)) wanted.held = undefined;
  }

  #stopAll(): void {
    this.#wasAlive = false;
    for (const wanted of this.#wanted.values()) wanted.changed();
  }

  #lookAt(nodes: readonly string[], wasAlive: boolean): void {
    for (const [name, { held, changed }] of this.#wanted) {
      if (held === undefined || !nodes.includes(held.holder)) void this.#try(name);
      else if (!wasAlive) changed();
    }
    for (const act of this.#seen) act(nodes);
  }

  #hear(said: unknown): void {
    const news = v.safeParse(News, said);
    if (!news.success) return;
    const { output } = news;
    if ('free' in output) void this.#try(output.free);
    else for (const [name, { held }] of this.#wanted) if (held?.holder === output.gone) void this.#try(name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beating);
    await this.#storage.leave(this.#bus.node).catch((error) => this.#log.debug({ err: error }, 'the storage does not know that this server leaves'));
    this.#bus.say(LEASES, { gone: this.#bus.node });
  }
}
