import { statSync } from 'node:fs';
import { join } from 'node:path';
import { learned, reasons } from '@conclave/bots';
import { stroll } from '@conclave/engine/testing';
import { shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { gameWithBots, ROOT } from './games.ts';

const MOST_BYTES = 200 * 1024;

test.each(Object.keys(shelf))('features of %s are numbers of about the size of 1, as many as are named', async (id) => {
  const { guide, ...game } = await gameWithBots(id);
  const { features } = guide;
  if (!features) return expect(id).toBe('sparks');
  stroll({ guide, ...game }, { seats: game.seats.max, seed: 2, bound: 20_000 }, ({ state, at }) => {
    if (at % 10 > 0) return;
    expect(features.of(state).map(({ length }) => length)).toEqual(Array(state.seats).fill(features.names.length));
    expect(features.ofAll(state)).toHaveLength(features.common.length);
    for (const number of [...features.of(state).flat(), ...features.ofAll(state)]) expect(Math.abs(number)).toBeLessThan(20);
  });
});

test('what was learned of Mages gives chances that sum to 1, and the reasons for them', async () => {
  const game = await gameWithBots('mages');
  const judge = learned(game)!;
  let looked = 0;
  stroll(game, { seats: 4, seed: 2, bound: 20_000 }, ({ state, at }) => {
    if (at % 50 > 0) return;
    looked++;
    expect(Array.from(judge(state)).reduce((a, b) => a + b)).toBeCloseTo(1);
    const [first, second] = reasons(game, state, 1)!;
    expect(Math.abs(first!.adds)).toBeGreaterThanOrEqual(Math.abs(second!.adds));
  });
  expect(looked).toBeGreaterThan(3);
  expect(statSync(join(ROOT, 'packages/bots/src/weights/mages.json')).size).toBeLessThan(MOST_BYTES);
});

test('where nothing was learned there is no judgement and there are no reasons', async () => {
  const game = await gameWithBots('sparks');
  expect(learned(game)).toBeUndefined();
  stroll(game, { seats: 2, seed: 1, bound: 100 }, ({ state }) => expect(reasons(game, state, 0)).toBeUndefined());
});
