import { createClient } from '@redis/client';
import { newId } from '../secrets.ts';
import { type Bus, Ears, type Hearer } from './bus.ts';

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

/**
 * A bus on Redis or Valkey: one channel for a house, on which every node hears itself too. Who no longer does, however the line broke, knows
 * that others are not heard either.
 */
export class RedisBus implements Bus {
  readonly node = newId();
  readonly #channel: string;
  readonly #mouth: Client;
  readonly #ear: Client;
  readonly #ears = new Ears();
  readonly #pulse: NodeJS.Timeout;
  #heardAt = Number.NEGATIVE_INFINITY;
  #isDeaf = true;
  #isClosed = false;

  /** `house`: what tells its channel from others on the same Redis. */
  constructor(url: string, house: string) {
    this.#channel = `conclave:${house}`;
    this.#mouth = connectionTo(url);
    this.#ear = connectionTo(url);
    this.#ear.on('ready', () => this.#listen());
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
    if (!this.isWell) this.#isDeaf = true;
    this.say(PULSE, 0);
  }

  get isWell(): boolean {
    return performance.now() - this.#heardAt < DEAF_MS;
  }

  say(channel: string, news: unknown): void {
    if (this.#isClosed || !this.#mouth.isReady) return;
    this.#mouth.publish(this.#channel, JSON.stringify([this.node, channel, news])).catch(() => {});
  }

  // One function: the client, which subscribes again by itself, then knows it again too.
  readonly #hear = (text: string): void => {
    if (this.#isClosed) return;
    const [from, channel, news] = JSON.parse(text) as [string, string, unknown];
    if (from === this.node) this.#heardMyself();
    else this.#ears.heard(channel, news, from);
  };

  #heardMyself(): void {
    this.#heardAt = performance.now();
    if (!this.#isDeaf) return;
    this.#isDeaf = false;
    this.#ears.gap();
  }

  hear(channel: string, hearer: Hearer): void {
    this.#ears.hear(channel, hearer);
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
