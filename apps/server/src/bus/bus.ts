/**
 * Carries news between the servers of one house. Nothing rests on it alone: what is said may be lost, so whoever could have missed something asks
 * the storage. What one node says arrives in the order it was said, at all nodes but itself.
 */
export interface Bus {
  /** This server's name among the others. */
  readonly node: string;
  say(channel: string, news: unknown): void;
  hear(channel: string, hearer: Hearer): void;
  /** Whether what is said at this moment will be heard. */
  readonly isWell: boolean;
  /** Calls when news may have been missed. */
  onGap(act: () => void): void;
  close(): Promise<void>;
}

export type Hearer = (news: unknown, from: string) => void;

/** Who listens to what, at one node. */
export class Ears {
  readonly #hearers = new Map<string, Hearer[]>();
  readonly #gaps: (() => void)[] = [];

  hear(channel: string, hearer: Hearer): void {
    this.#hearers.set(channel, [...(this.#hearers.get(channel) ?? []), hearer]);
  }

  heard(channel: string, news: unknown, from: string): void {
    for (const hearer of this.#hearers.get(channel) ?? []) hearer(news, from);
  }

  onGap(act: () => void): void {
    this.#gaps.push(act);
  }

  gap(): void {
    for (const act of this.#gaps) act();
  }
}
