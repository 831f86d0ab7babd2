import { ticks } from '../tables/ticks.ts';

/** Who has said nothing for so long is gone: everybody says something twice a second. */
const GONE_MS = 60_000;

/** How much each node has said, as far as it was heard. */
export class Counts {
  readonly #last = new Map<string, { readonly count: number; readonly at: number }>();

  /** Whether nothing of that node's was missed before this. Of one that was not heard before, everything but its first. */
  isNext(node: string, count: number): boolean {
    const last = this.#last.get(node)?.count ?? 0;
    this.#last.delete(node);
    this.#last.set(node, { count, at: ticks() });
    this.#forgetOldest();
    return count === last + 1;
  }

  #forgetOldest(): void {
    const [oldest] = this.#last;
    if (oldest && oldest[1].at < ticks() - GONE_MS) this.#last.delete(oldest[0]);
  }

  forget(): void {
    this.#last.clear();
  }
}
