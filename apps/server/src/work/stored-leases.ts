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

/** All leases that the storage says are held are compared with those known here at one word in so many. */
const SELDOM = 10;

/** What is known here of one lease. One word about it is under way at a time: of two answers the older may come last. */
interface Known {
  /** Of whoever wants it. Of one that nobody wants any more it is not known yet that it was given back. */
  changed?: (() => void) | undefined;
  held?: Held | undefined;
  isUnderway: boolean;
  isDue: boolean;
}

/**
 * Leases in the storage. A server says every second that it is at work; one that does not for some seconds holds nothing any more, and others
 * take over what it held. One that cannot say so stops by itself before that.
 */
export class StoredLeases implements Leases {
  readonly #storage: Storage;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #known = new Map<string, Known>();
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
  #beats = 0;

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
    return [...this.#known.values()].filter((one) => one.changed && this.#isOurs(one)).length;
  }

  #isOurs({ held }: Known): boolean {
    return held?.holder === this.#bus.node;
  }

  /** Whoever wants it last has it: of the one before nobody hears any more. */
  want(name: string, changed: () => void): Lease {
    const known = this.#knownOf(name);
    known.changed = changed;
    this.#settle(name);
    const isHeld = (): boolean => this.#isAlive && known.changed === changed && this.#isOurs(known);
    return {
      get isHeld() {
        return isHeld();
      },
      get fence() {
        return known.held?.fence;
      },
      release: () => {
        if (known.changed !== changed) return;
        known.changed = undefined;
        this.#settle(name);
      },
    };
  }

  #knownOf(name: string): Known {
    const known = this.#known.get(name) ?? { isUnderway: false, isDue: false };
    this.#known.set(name, known);
    return known;
  }

  /** Asks for it, or gives it back, as soon as what was said of it before is answered. */
  #settle(name: string): void {
    const known = this.#known.get(name);
    if (!known) return;
    known.isDue = true;
    if (!known.isUnderway) this.#whileDue(name, known).catch((error) => this.#log.error({ err: error, lease: name }, 'a lease could not be settled'));
  }

  async #whileDue(name: string, known: Known): Promise<void> {
    known.isUnderway = true;
    try {
      while (known.isDue && !this.#isClosed) {
        known.isDue = false;
        await (known.changed ? this.#ask(name, known) : this.#giveBack(name, known));
      }
    } finally {
      known.isUnderway = false;
    }
  }

  async #ask(name: string, known: Known): Promise<void> {
    const round = this.#round;
    known.held = await this.#storage.lease(name, this.#bus.node).catch((error) => this.#failed(error, 'a lease could not be asked for'));
    if (round !== this.#round) {
      known.held = undefined;
      known.isDue = true;
    } else if (known.held) known.changed?.();
  }

  /** Also where it is not known whether it is held: an answer may have been lost. What cannot be given back is tried again at the next beat. */
  async #giveBack(name: string, known: Known): Promise<void> {
    if (known.held === undefined || this.#isOurs(known)) {
      known.held = undefined;
      const wasHeld = await this.#storage.release(name, this.#bus.node).catch((error) => this.#failed(error, 'a lease could not be given back'));
      if (wasHeld === undefined) return;
      if (wasHeld) this.#bus.say(LEASES, { free: name });
    }
    if (known.changed) return;
    known.isDue = false;
    this.#known.delete(name);
  }

  #failed(error: unknown, text: string): undefined {
    this.#log.debug({ err: error }, text);
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
      if (!wasSure || this.#beats++ % SELDOM === 0) await this.#findOutWhatIsLeft();
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

  /** Others may have taken what was held before; and what nobody here knows that it is held is given back. */
  async #findOutWhatIsLeft(): Promise<void> {
    this.#round++;
    const before = new Map([...this.#known].map(([name, { held }]) => [name, held]));
    const left = new Set(await this.#storage.leasesOf(this.#bus.node));
    for (const [name, known] of this.#known) if (known.held === before.get(name) && this.#isOurs(known) !== left.has(name)) known.held = undefined;
    for (const name of left) this.#knownOf(name);
  }

  #stopAll(): void {
    this.#isStopped = true;
    for (const { changed } of this.#known.values()) changed?.();
  }

  #lookAt(nodes: readonly string[], wasSure: boolean): void {
    for (const [name, { held, changed }] of this.#known) {
      if (held === undefined || !nodes.includes(held.holder)) this.#settle(name);
      else if (!wasSure) changed?.();
    }
    for (const act of this.#seen) act(nodes);
  }

  #hear(news: v.InferOutput<typeof News>): void {
    if ('free' in news) this.#settle(news.free);
    else for (const [name, { held }] of this.#known) if (held?.holder === news.gone) this.#settle(name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beating);
    await this.#storage.leave(this.#bus.node).catch((error) => this.#log.debug({ err: error }, 'the storage does not know that this server leaves'));
    this.#bus.say(LEASES, { gone: this.#bus.node });
  }
}
