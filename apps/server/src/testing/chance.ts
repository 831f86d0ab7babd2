import { below, fastRandom } from '@conclave/engine';

/** What a test leaves to chance: the same numbers in every run. */
export class Chance {
  readonly #random;

  constructor(seed: number) {
    this.#random = fastRandom(seed);
  }

  below(n: number): number {
    return below(this.#random, n);
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
