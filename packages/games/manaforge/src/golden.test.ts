import { transcript } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { manaforge } from './index.ts';

test.each([
  { seats: 2, seed: 21 },
  { seats: 3, seed: 31, most: 150 },
  { seats: 4, seed: 41, most: 150 },
])('a golden game of $seats seats reads as it did', async (setting) => {
  await expect(transcript(manaforge, setting)).toMatchFileSnapshot(`golden/${setting.seats}-seats.txt`);
});
