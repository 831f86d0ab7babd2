import { transcript } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { mages } from './index.ts';

test.each([
  { seats: 2, seed: 37 },
  { seats: 3, seed: 39 },
  { seats: 4, seed: 50 },
])('a game of $seats, move by move', async (setting) => {
  await expect(transcript(mages, { ...setting, options: { confirmEndOfTurn: false } })).toMatchFileSnapshot(`golden/${setting.seats}-seats.txt`);
});
