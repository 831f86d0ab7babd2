import * as v from 'valibot';

/**
 * Carries news between the servers of one house. Nothing rests on it alone: what is said may be lost, so whoever could have missed something asks
 * the storage. What one node says arrives in the order it was said, at all nodes but itself.
 */
export interface Bus {
  /** This server's name among the others. */
  readonly node: string;
  say(channel: string, news: unknown): void;
  /** Hears what has this shape. What has not is no news: then something may have been missed. */
  hear<News>(channel: string, shape: Shape<News>, hearer: Hearer<News>): void;
  /** Whether what is said at this moment will be heard. */
  readonly isWell: boolean;
  /** Calls when news may have been missed. */
  onGap(act: () => void): void;
  close(): Promise<void>;
}

export type Shape<News> = v.GenericSchema<unknown, News>;
export type Hearer<News> = (news: News, from: string) => void;

/** Who listens to what, at one node. */
export class Ears {
  readonly #hearers = new Map<string, ((news: unknown, from: string) => boolean)[]>();
  readonly #gaps: (() => void)[] = [];

  hear<News>(channel: string, shape: Shape<News>, hearer: Hearer<News>): void {
    const understand = (news: unknown, from: string): boolean => {
      try {
        hearer(v.parse(shape, news), from);
        return true;
      } catch {
        return false;
      }
    };
    this.#hearers.set(channel, [...(this.#hearers.get(channel) ?? []), understand]);
  }

  /** False: somebody did not understand it. */
  heard(channel: string, news: unknown, from: string): boolean {
    const understood = (this.#hearers.get(channel) ?? []).map((understand) => understand(news, from));
    return !understood.includes(false);
  }

  onGap(act: () => void): void {
    this.#gaps.push(act);
  }

  gap(): void {
    for (const act of this.#gaps) act();
  }
}
