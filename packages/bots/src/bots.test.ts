import { fastRandom, type GameModule, hashOf } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { choose } from './index.ts';
import { randomBot } from './random.ts';
import { simpleBot } from './simple.ts';
import { duel, positions } from './testing.ts';

const example = sparks as unknown as GameModule;

test('a simple bot beats a random one', () => {
  // Always burning the highest card and drawing wins two games in three; an equal opponent would win 600 of 1000 once in billions.
  expect(duel(example, [simpleBot, randomBot], 1000)).toBeGreaterThan(0.6);
});

test('what a seat may not know does not change its choice', () => {
  let differing = 0;
  for (const { state, seat, prompt } of positions(example, 30)) {
    const elsewhere = example.redeal(state, seat, fastRandom(99));
    if (hashOf({ ...elsewhere, random: 0 }) !== hashOf({ ...state, random: 0 })) differing++;
    const [here, there] = [state, elsewhere].map((actual) => {
      const random = fastRandom(5);
      return choose(example, example.redeal(actual, seat, random), seat, prompt, { level: 'simple', random });
    });
    expect(there).toEqual(here);
  }
  expect(differing).toBeGreaterThan(30);
});
