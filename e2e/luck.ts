import { type BrowserContext, test } from '@playwright/test';
import { below, fastRandom, type Random } from '../packages/engine/src/index.ts';

const FINE = 2 ** 30;
const randoms = new Map<string, Random>();

const seedOf = (title: string): number => [...title].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);

/** A number from 0 up to 1: the same row of them whenever the same test is run. */
export function luck(): number {
  const { testId, title } = test.info();
  const random = randoms.get(testId) ?? fastRandom(seedOf(title));
  randoms.set(testId, random);
  return below(random, FINE) / FINE;
}

/** Games that the pages of a browser deal themselves are the same ones whenever the same test is run. */
export const dealBySeed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((seed) => {
    let state = seed;
    const byte = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, byte));
      return bytes;
    };
  }, seedOf(test.info().title));
