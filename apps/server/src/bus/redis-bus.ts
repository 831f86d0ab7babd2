import { createClient } from '@redis/client';
import * as v from 'valibot';
import { newId } from '../secrets.ts';
import { type Bus, Ears, type Hearer, type Shape } from './bus.ts';
import { Counts } from './counts.ts';

/** Of what is said, not of the server: it changes where servers of before would not understand it. */
const VERSION = 1;
const Said = v.tuple([v.literal(VERSION), v.string(), v.pipe(v.number(), v.safeInteger()), v.string(), v.unknown()]);
type Said = v.InferOutput<typeof Said>;

/** However much was missed, it is said so many times a second at most. */
const GAP_MS = 50;
const PULSE = 'pulse';
const PULSE_MS = 500;
/** So long without hearing oneself, and nobody else will be heard either. */
const DEAF_MS = 2000;
const LONGEST_PAUSE_MS = 500;

type Client = ReturnType<typeof connectionTo>;

function connectionTo(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** tries), connectTimeout: 2000 },
  });
  // The client connects again by itself; what was lost meanwhile is asked of the storage.
  client.on('error', () => {});
  return client;
}

function saidIn(text: string): Said | undefined {
  try {
    return v.parse(Said, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * A bus on Redis or Valkey: one channel for a house, on which every node hears itself too. Who no longer does, however the line broke, knows
 * that others are not heard either. Each counts what it says, lost or not, and says something twice a second: who hears it knows what was missed.
 */
export class RedisBus implements Bus {
  readonly node = newId();
  readonly #channel: string;
  readonly #mouth: Client;
  readonly #ear: Client;
  readonly #ears = new Ears();
  readonly #counts = new Counts();
  readonly #pulse: NodeJS.Timeout;
  #said = 0;
  #heardAt = Number.NEGATIVE_INFINITY;
  #gap: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `house`: what tells its channel from others on the same Redis. */
  constructor(url: string, house: string) {
    this.#channel = `conclave:${house}`;
    this.#mouth = connectionTo(url);
    this.#ear = connectionTo(url);
    this.#mouth.on('ready', () => this.#beat());
    this.#ear.on('ready', () => this.#listen());
    this.#ear.on('reconnecting', () => this.#goDeaf());
    for (const client of [this.#mouth, this.#ear]) client.connect().catch(() => {});
    this.#pulse = setInterval(() => this.#beat(), PULSE_MS).unref();
  }

  #listen(): void {
    this.#ear
      .subscribe(this.#channel, this.#hear)
      .then(() => this.#beat())
      .catch(() => {});
  }

  #beat(): void {
    if (!this.isWell) this.#goDeaf();
    this.say(PULSE, 0);
  }

  /** Whatever is heard next, something was missed before. */
  #goDeaf(): void {
    this.#heardAt = Number.NEGATIVE_INFINITY;
    this.#counts.forget();
  }

  get isWell(): boolean {
    return performance.now() - this.#heardAt < DEAF_MS;
  }

  say(channel: string, news: unknown): void {
    if (this.#isClosed) return;
    this.#said++;
    if (this.#mouth.isReady) this.#mouth.publish(this.#channel, JSON.stringify([VERSION, this.node, this.#said, channel, news])).catch(() => {});
  }

  // One function: the client, which subscribes again by itself, then knows it again too.
  readonly #hear = (text: string): void => {
    if (!this.#isClosed && !this.#understand(saidIn(text))) this.#missed();
  };

  /** Whether it was understood, and nothing before it was missed. */
  #understand(said: Said | undefined): boolean {
    if (!said) return false;
    const [, from, count, channel, news] = said;
    const isNext = this.#counts.isNext(from, count);
    if (from !== this.node) return this.#ears.heard(channel, news, from) && isNext;
    this.#heardAt = performance.now();
    return isNext;
  }

  #missed(): void {
    this.#gap ??= setTimeout(() => {
      this.#gap = undefined;
      if (!this.#isClosed) this.#ears.gap();
    }, GAP_MS).unref();
  }

  hear<News>(channel: string, shape: Shape<News>, hearer: Hearer<News>): void {
    this.#ears.hear(channel, shape, hearer);
  }

  onGap(act: () => void): void {
    this.#ears.onGap(act);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#pulse);
    this.#mouth.destroy();
    this.#ear.destroy();
  }
}
