import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Bus } from '../bus/bus.ts';
import type { Held, Storage } from '../storage/storage.ts';
import { ticks } from '../tables/ticks.ts';
import type { Lease, Leases } from './leases.ts';
import { TimeOfDay } from './time-of-day.ts';

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
  readonly #time = new TimeOfDay();
  #underway: Promise<void> | undefined;
  /** Counts how often it was found out what is left. What was asked before that tells nothing any more. */
  #round = 0;
  /** In ticks. */
  #aliveUntil = Number.NEGATIVE_INFINITY;
  #openFor = 0;
  /** Every word until now was answered: it is known what is held. */
  #isSure = false;
  #isStopped = true;
  #isClosed = false;

  private constructor({ storage, bus, log }: { storage: Storage; bus: Bus; log: Logger }) {
    this.#storage = storage;
    this.#bus = bus;
    this.#log = log;
    this.#beating = setInterval(() => void this.#inTurn(), BEAT_MS).unref();
    bus.hear(LEASES, News, (news) => this.#hear(news));
  }

  static async open(parts: { storage: Storage; bus: Bus; log: Logger }): Promise<StoredLeases> {
    const leases = new StoredLeases(parts);
    await leases.#inTurn();
    return leases;
  }

  /** For how many milliseconds servers have been at work without a break. */
  get openFor(): number {
    return this.#openFor;
  }

  /** The time of day, the same at all servers. */
  get now(): number {
    return this.#time.now;
  }

  /** Calls with those at work, each time they were looked up. */
  onNodes(act: (nodes: readonly string[]) => void): void {
    this.#seen.push(act);
  }

  get #isAlive(): boolean {
    return ticks() < this.#aliveUntil;
  }

  get held(): number {
    if (!this.#isAlive) return 0;
    return [...this.#wanted.values()].filter(({ held }) => held?.holder === this.#bus.node).length;
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
      const round = this.#round;
      const held = await this.#storage.lease(name, this.#bus.node);
      if (round !== this.#round) return this.#try(name);
      wanted.held = held;
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

  /** One word at a time: the answer to an older one is no news. */
  #inTurn(): Promise<void> {
    this.#underway ??= this.#beat().finally(() => {
      this.#underway = undefined;
    });
    return this.#underway;
  }

  async #beat(): Promise<void> {
    const since = ticks();
    try {
      const { nodes, openFor, isNew, now } = await this.#storage.beat(this.#bus.node, TTL_MS);
      if (this.#isClosed) return;
      this.#time.hear(now, since, ticks());
      this.#openFor = openFor;
      const wasSure = this.#isSure && !isNew && this.#isAlive;
      if (!wasSure) await this.#findOutWhatIsLeft();
      this.#aliveUntil = since + TTL_MS - MARGIN_MS;
      this.#isSure = true;
      this.#isStopped = false;
      this.#lookAt(nodes, wasSure);
    } catch (error) {
      this.#isSure = false;
      this.#log.debug({ err: error }, 'the storage does not know that this server is at work');
    }
    if (!this.#isStopped && !this.#isAlive) this.#stopAll();
  }

  /** Others may have taken what was held before. */
  async #findOutWhatIsLeft(): Promise<void> {
    const left = new Set(await this.#storage.leasesOf(this.#bus.node));
    this.#round++;
    for (const [name, wanted] of this.#wanted) if (!left.has(name)) wanted.held = undefined;
  }

  #stopAll(): void {
    this.#isStopped = true;
    for (const wanted of this.#wanted.values()) wanted.changed();
  }

  #lookAt(nodes: readonly string[], wasSure: boolean): void {
    for (const [name, { held, changed }] of this.#wanted) {
      if (held === undefined || !nodes.includes(held.holder)) void this.#try(name);
      else if (!wasSure) changed();
    }
    for (const act of this.#seen) act(nodes);
  }

  #hear(news: v.InferOutput<typeof News>): void {
    if ('free' in news) void this.#try(news.free);
    else for (const [name, { held }] of this.#wanted) if (held?.holder === news.gone) void this.#try(name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beating);
    await this.#storage.leave(this.#bus.node).catch((error) => this.#log.debug({ err: error }, 'the storage does not know that this server leaves'));
    this.#bus.say(LEASES, { gone: this.#bus.node });
  }
}
