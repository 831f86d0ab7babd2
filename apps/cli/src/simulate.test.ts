import { shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const nothing = (): void => undefined;

test.each(Object.keys(shelf))('simple bots play %s to its end', async (id) => {
  const seats = 3;
  const { wins, decisions } = await simulate(id, { games: 1, seats, seed: 1, bots: 'simple' }, nothing);
  expect(wins.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(decisions.least).toBeGreaterThan(seats);
});

test.each(['mages', 'gates-of-mara'])('a simple bot beats a random one at %s from either seat', async (id) => {
  const [first, second] = await Promise.all(['simple,random', 'random,simple'].map((bots) => simulate(id, { games: 5, seats: 2, seed: 1, bots }, nothing)));
  expect(first!.wins[0]).toBeGreaterThan(3);
  expect(second!.wins[1]).toBeGreaterThan(3);
});
