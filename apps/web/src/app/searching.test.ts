import { expect, test } from 'vitest';
import { asked, holds } from './searching.ts';

const finds = (question: string, text: string): boolean => asked(question).every((word) => holds(text.toLowerCase(), word));

test('a question is asked for by the words that tell something', () => {
  expect(finds('What can I do with a prism?', 'A prism may be swapped for a gem.')).toBe(true);
  expect(finds('how do I get a gem', 'A prism is worth one prestige.')).toBe(false);
});

test('words that mean the same find each other, as whole words', () => {
  expect(asked('win')).not.toEqual(['win']);
  expect(finds('win', 'The game ends: victory is theirs.')).toBe(true);
  expect(finds('win', 'The wind turns.')).toBe(false);
});

test('a question of idle words alone is asked for as it stands', () => {
  expect(asked('what is it?')).toEqual(['what', 'is', 'it']);
});

test('marks at the end of a word do not hide it, marks inside do not break it', () => {
  expect(asked('Fireball!?')).toEqual(['fireball']);
  expect(finds("gaia's", "Gaia's Tears cost two spirits.")).toBe(true);
  expect(asked('  ')).toEqual([]);
});
