import { fastRandom, type GameModule, hashOf } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { choose, isLevel, levels } from './index.ts';
import { botNamed } from './players.ts';
import { randomBot } from './random.ts';
import { simpleBot } from './simple.ts';
import { duel, play, positions } from './testing.ts';

const example = sparks as unknown as GameModule;

test('a simple bot beats a random one', () => {
  // Always burning the highest card and drawing wins two games in three; an equal opponent would win 600 of 1000 once in billions.
  expect(duel(example, [simpleBot, randomBot], 1000)).toBeGreaterThan(0.6);
});

test('every level finishes games of every size', () => {
  for (const level of levels)
    for (const seats of [2, 3, 4]) expect(play(example, Array(seats).fill(botNamed(level)), seats).reduce((a, b) => a + b)).toBeCloseTo(1);
});

test('the same seed chooses the same move, and the position is left as it was', () => {
  for (const { state, seat, prompt } of positions(example, 10)) {
    const position = example.redeal(state, seat, fastRandom(3));
    const before = hashOf(position);
    for (const level of levels) {
      const [one, two] = [1, 2].map(() => choose(example, position, seat, prompt, { level, random: fastRandom(11) }));
      expect(two).toEqual(one);
      expect(prompt.moves).toContain(one);
    }
    expect(hashOf(position)).toBe(before);
  }
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

test('a level is one of those listed', () => {
  expect(levels).toEqual(['random', 'simple']);
  expect(isLevel('simple')).toBe(true);
  expect(isLevel('toString')).toBe(false);
});
