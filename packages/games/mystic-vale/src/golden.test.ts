import { transcript } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { mysticVale } from './index.ts';

/** Games at random, kept as text: a change of rules or words is read as a diff. */
const GAMES = [
  { file: 'base', seats: 3, seed: 11, most: 200, options: { manaStorm: false, leaders: false, amulets: false } },
  { file: 'mana-storm', seats: 2, seed: 12, most: 2000, options: {} },
  { file: 'leaders', seats: 4, seed: 13, most: 200, options: { amulets: false, choice: 'two' } },
];

test.each(GAMES)('the game "$file" goes as it went', async ({ file, ...setting }) => {
  await expect(transcript(mysticVale, setting)).toMatchFileSnapshot(`golden/${file}.txt`);
});
