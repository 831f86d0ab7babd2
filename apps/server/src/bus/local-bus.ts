import { newId } from '../secrets.ts';
import { type Bus, Ears } from './bus.ts';

/** Where the nodes of one process meet. A server that is alone has one of its own, with nobody to hear it. */
export class LocalBus {
  readonly #nodes = new Map<string, Ears>();

  join(): Bus {
    const node = newId();
    const ears = new Ears();
    this.#nodes.set(node, ears);
    return {
      node,
      isWell: true,
      say: (channel, news) => this.#say(channel, news, node),
      hear: (...what) => ears.hear(...what),
      onGap: (act) => ears.onGap(act),
      close: async () => void this.#nodes.delete(node),
    };
  }

  #say(channel: string, news: unknown, from: string): void {
    if (this.#nodes.size < 2 || !this.#nodes.has(from)) return;
    const text = JSON.stringify(news);
    queueMicrotask(() => {
      for (const [node, ears] of this.#nodes) if (node !== from && !ears.heard(channel, JSON.parse(text), from)) ears.gap();
    });
  }
}
