import { transcript } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { gatesOfMara } from './index.ts';

test.each([2, 3, 4])('a random game of %i reads as it did', async (seats) => {
  await expect(transcript(gatesOfMara, { seats, seed: seats })).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});
