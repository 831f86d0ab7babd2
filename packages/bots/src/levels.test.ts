import { fastRandom, type GameModule, hashOf } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { botNamed, choose, isLevel, knownLevels, LEVELS, levels, ready } from './index.ts';
import { play, positions } from './testing.ts';

const example = sparks as unknown as GameModule;

test('four levels are offered, each with a name and a sentence of its own', () => {
  expect(levels).toEqual(['apprentice', 'adept', 'master', 'archmage']);
  expect(new Set(LEVELS.flatMap(({ name, says }) => [name, says])).size).toBe(8);
});

test('a level is one of those listed; those of earlier days go on', () => {
  for (const level of [...levels, 'simple', 'random']) expect(isLevel(level)).toBe(true);
  for (const text of ['toString', 'clever', '']) expect(isLevel(text)).toBe(false);
});

test('yardsticks and searches of any length can be named', () => {
  for (const name of [...knownLevels, 'habit', 'first', 'search:20', 'learned:20', 'mixed:20']) expect(botNamed(name)).toBeDefined();
  for (const name of ['search:0', 'search:', 'search:1e9', 'toString', 'learned', 'mixed:0']) expect(botNamed(name)).toBeUndefined();
});

test('every level finishes games of every size', async () => {
  await ready(example);
  for (const level of knownLevels)
    for (const seats of [2, 4]) {
      const shares = play(example, Array(seats).fill(botNamed(level === 'archmage' ? 'learned:300' : level)), seats);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    }
});

test('the same seed chooses the same move at every level, and the position is left as it was', () => {
  for (const { state, seat, prompt } of positions(example, 2).slice(0, 6)) {
    const position = example.redeal(state, seat, fastRandom(3));
    const before = hashOf(position);
    for (const level of knownLevels) {
      const [one, two] = [1, 2].map(() => choose(example, position, seat, prompt, { level, random: fastRandom(11) }));
      expect(two).toEqual(one);
      expect(prompt.moves).toContainEqual(one);
    }
    expect(hashOf(position)).toBe(before);
  }
});
