import { statSync } from 'node:fs';
import { join } from 'node:path';
import { handMade, judgeOf, learned, reasons } from '@conclave/bots';
import { netJudge, newNet, startOf } from '@conclave/bots/training';
import { type Core, fastRandom, type GameModule } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { shelf } from '@conclave/shelf';
import { expect, test, vi } from 'vitest';
import { gameWithBots, namedGame, ROOT } from './games.ts';

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

test('levels of Mages judge by the mean of hand-made and learned, those of other games by hand', async () => {
  for (const id of ['mages', 'gates-of-mara']) {
    const game = await gameWithBots(id);
    const [judge, byHand, net] = [judgeOf(game), handMade(game), learned(game)];
    stroll(game, { seats: 3, seed: 2, bound: 20_000 }, ({ state, at }) => {
      if (at % 50 > 0) return;
      const own = Array.from(byHand(state), (value, seat) => (net ? (value + net(state)[seat]!) / 2 : value));
      expect(Array.from(judge(state))).toEqual(own);
    });
    expect(net !== undefined).toBe(id === 'mages');
  }
});

/** How far a judgement lies from the one made by hand, on average over a game. */
function gapFrom(game: GameModule, judge: (position: Core) => ArrayLike<number>): number {
  const byHand = handMade(game);
  const gaps: number[] = [];
  stroll(game, { seats: 2, seed: 3, bound: 20_000 }, ({ state, at }) => {
    if (at % 10 === 0) gaps.push(Math.abs(judge(state)[0]! - byHand(state)[0]!));
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

test.each(['mages', 'manaforge', 'mystic-vale', 'gates-of-mara'])('learning of %s begins near the judgement made by hand, not with nothing', async (id) => {
  const game = await gameWithBots(id);
  const features = game.guide.features!;
  const beginning = (start: Float32Array) => gapFrom(game, netJudge(features, newNet(start, 4, fastRandom(1))));
  const start = startOf(features as never);
  expect(beginning(start)).toBeLessThan(beginning(start.map(() => 0)) / 2);
});

test('whoever asks while a judgement is being loaded waits until it is there', async () => {
  vi.resetModules();
  const fresh = await import('@conclave/bots');
  const mages = await namedGame('mages');
  const first = fresh.ready(mages);
  await fresh.ready(mages);
  expect(fresh.learned(mages)).toBeDefined();
  await first;
});

test('where nothing was learned there is no judgement and there are no reasons', async () => {
  const game = await gameWithBots('sparks');
  expect(learned(game)).toBeUndefined();
  stroll(game, { seats: 2, seed: 1, bound: 100 }, ({ state }) => expect(reasons(game, state, 0)).toBeUndefined());
});
