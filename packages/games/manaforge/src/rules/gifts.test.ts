import { expect, test } from 'vitest';
import { scenario, type TableSpec } from '../scenario.ts';

const RICH = { mana: { earth: 8, fire: 8, wind: 8, water: 8 } };

/** Ana builds that card with plenty of mana; `spec` may add to her side. */
function build(card: string, spec: TableSpec = {}) {
  const scene = scenario({ ...spec, ana: { ...RICH, ...spec.ana }, board: [card] });
  scene.ana.plays('build', { card });
  return scene;
}

test('MF-OFF-01 the others are asked clockwise from the builder, once each, for exactly one gem', () => {
  const { table, ana, ben, cleo, dan, of } = build('replica-plate-mail', { ben: { gems: { earth: 1 } }, cleo: { gems: { earth: 3 } }, dan: { prisms: 1 } });
  expect(cleo.cannot('give', { from: 'gem' }).rule).toBe('MF-OFF-01');
  expect(ana.cannot('give', { from: 'gem' }).rule).toBe('MF-OFF-01');
  for (const actor of [ben, cleo, dan]) {
    table.isBackTo(actor, 'gift');
    actor.plays('give');
  }
  table.isBackTo(ana, 'act');
  expect([of(ana).gems[0], of(cleo).gems[0]]).toEqual([3, 2]);
  expect(ana.cannot('give', { from: 'gem' }).rule).toBe('MF-OFF-06');
});

test('MF-OFF-01 clockwise from the builder, wherever the builder sits', () => {
  const scene = scenario({
    ana: { gems: { earth: 1 } },
    ben: { gems: { earth: 3, fire: 3 } },
    cleo: { gems: { earth: 1 } },
    dan: { gems: { earth: 1 } },
    board: ['replica-plate-mail'],
  });
  const { table, ana, ben, cleo, dan, prestige } = scene;
  ana.plays('endTurn');
  ben.plays('build', { card: 'replica-plate-mail', mana: [0, 0, 0, 0], gems: [3, 3, 0, 0] });
  for (const actor of [cleo, dan, ana]) {
    table.isBackTo(actor, 'gift');
    actor.plays('give');
  }
  table.isBackTo(ben, 'act');
  expect(prestige()).toEqual([2, 6, 2, 2]);
});

test('MF-OFF-01 a gem not asked for cannot be given', () => {
  const { ben } = build('replica-plate-mail', { ben: { gems: { fire: 2 }, prisms: 1 } });
  expect(ben.cannot('give', { from: 'gem' }).rule).toBe('MF-OFF-01');
});

test('MF-OFF-02 MF-OFF-08 a prism may be swapped for the gift and is given with it', () => {
  const { ana, ben, of, prestige } = build('replica-greatswords', { ben: { prisms: 1 } });
  expect(ben.offered('give')).toEqual([{ do: 'give', from: 'prism' }]);
  expect(ben.cannot('swapPrism', { gem: 'fire' }).rule).toBe('MF-OFF-06');
  ben.plays('give', { from: 'prism' });
  expect([of(ben).prisms, of(ben).gems, of(ana).gems, prestige()]).toEqual([0, [0, 0, 0, 0], [0, 1, 0, 0], [6, 2]]);
});

test('MF-OFF-02 with both at hand the gem is proposed, the prism accepted; without a prism it is not', () => {
  const both = build('replica-greatswords', { ben: { gems: { fire: 1 }, prisms: 1 } });
  expect(both.ben.offered('give')).toEqual([{ do: 'give', from: 'gem' }]);
  both.ben.plays('give', { from: 'prism' });
  expect([both.of(both.ben).prisms, both.of(both.ben).gems[1]]).toEqual([0, 1]);
  const gem = build('replica-greatswords', { ben: { gems: { fire: 1 } } });
  expect(gem.ben.cannot('give', { from: 'prism' }).rule).toBe('MF-OFF-02');
});

test("MF-OFF-03 the gift is the builder's at once and usable in the same turn", () => {
  const { ana, ben, prestige } = build('replica-greatswords', { ana: { talents: ['fire-enchanter'] }, ben: { gems: { fire: 1 } } });
  ben.plays('give');
  ana.plays('useTalent', { talent: 'fire-enchanter' });
  expect(prestige()).toEqual([7, 2]);
});

test('MF-OFF-06 somebody asked for a gift may do nothing else', () => {
  const { ben } = build('replica-greatswords', { ben: { gems: { fire: 1 }, workshop: ['hellforge'] } });
  expect(ben.cannot('activate', { card: 'hellforge', ability: 0 }).rule).toBe('MF-OFF-06');
  expect(ben.cannot('endTurn').rule).toBe('MF-OFF-06');
});

test('MF-OFF-07 MF-GEM-06 who has neither gem nor prism is not asked; attached gems do not count', () => {
  const { table, ana, ben, cleo } = build('replica-greatswords', {
    ben: { gems: { water: 3 }, workshop: [{ card: 'sun-fragment', gems: ['fire'] }] },
    cleo: { gems: { fire: 1 } },
  });
  table.isBackTo(cleo, 'gift');
  expect(ben.cannot('give', { from: 'gem' }).rule).toBe('MF-OFF-07');
  cleo.plays('giveNothing');
  table.isBackTo(ana, 'act');
});

test('MF-PRISM-01 while another thinks about a gift, the builder may still swap prisms', () => {
  const { table, ana, ben, of } = build('replica-greatswords', { ana: { prisms: 1 }, ben: { gems: { fire: 1 } } });
  ana.plays('swapPrism', { gem: 'wind' });
  expect(of(ana).gems).toEqual([0, 0, 1, 0]);
  table.isBackTo(ben, 'gift');
});
