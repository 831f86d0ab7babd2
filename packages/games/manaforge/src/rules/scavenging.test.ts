import { expect, test } from 'vitest';
import { itemNumber } from '../cards/index.ts';
import { scenario } from '../scenario.ts';

test('MF-TALENT-20 an item of the discard pile for its cost and one gem', () => {
  const { game, ana, of } = scenario({
    ana: { talents: ['scavenger'], mana: { earth: 3 }, gems: { fire: 1 } },
    discard: ['excavation-wand', 'hellforge'],
    board: ['earth-boots'],
  });
  expect(ana.offered('scavenge')).toEqual([{ do: 'scavenge', card: 'excavation-wand', mana: [3, 0, 0, 0], gems: [0, 1, 0, 0] }]);
  ana.plays('scavenge', { card: 'excavation-wand' });
  expect([of(ana).store, of(ana).gems, of(ana).mana, game.discard]).toEqual([[19], [0, 0, 0, 0], [0, 0, 0, 0], [6]]);
});

test('MF-TALENT-20 the extra gem is proposed from the largest heap that leaves the cost payable, and the build is told', () => {
  const { table, ana } = scenario({
    ana: { talents: ['scavenger'], mana: { earth: 1, fire: 1 }, gems: { earth: 1, wind: 2, water: 1 } },
    discard: ['excavation-wand'],
  });
  expect(ana.offered('scavenge')).toEqual([{ do: 'scavenge', card: 'excavation-wand', mana: [1, 1, 0, 0], gems: [1, 0, 1, 0] }]);
  ana.plays('scavenge', { card: 'excavation-wand' });
  expect(table.heard()[0]).toEqual({ is: 'itemBuilt', seat: 0, card: 'excavation-wand', from: 'discard', mana: [1, 1, 0, 0], gems: [1, 0, 1, 0] });
  const tight = scenario({ ana: { talents: ['scavenger'], gems: { earth: 3, wind: 1 } }, discard: ['excavation-wand'] });
  expect(tight.ana.offered('scavenge')).toEqual([{ do: 'scavenge', card: 'excavation-wand', mana: [0, 0, 0, 0], gems: [3, 0, 1, 0] }]);
});

test('MF-TALENT-20 only a Scavenger does that', () => {
  const { ana } = scenario({ ana: { mana: { earth: 3 }, gems: { fire: 1 } }, ben: { talents: ['scavenger'] }, discard: ['excavation-wand'] });
  expect(ana.cannot('scavenge', { card: 'excavation-wand' }).rule).toBe('MF-TALENT-20');
});

test('MF-TALENT-20a it is optional, is the one build of the turn, and the gem pays no part of the cost', () => {
  const { ana } = scenario({ ana: { talents: ['scavenger'], mana: { earth: 3 }, gems: { fire: 1 } }, discard: ['excavation-wand'], board: ['earth-boots'] });
  expect(ana.offered('build')).toHaveLength(2);
  ana.plays('build', { card: 'earth-boots', mana: [3, 0, 0, 0] });
  expect(ana.cannot('scavenge', { card: 'excavation-wand' }).rule).toBe('MF-BUILD-01');
  const short = scenario({ ana: { talents: ['scavenger'], mana: { earth: 2 }, gems: { fire: 1 } }, discard: ['excavation-wand'] });
  expect(short.ana.cannot('scavenge', { card: 'excavation-wand' }).rule).toBe('MF-TURN-05');
  const noGem = scenario({ ana: { talents: ['scavenger'], mana: { earth: 4 } }, discard: ['excavation-wand'] });
  const refusal = noGem.ana.cannot('scavenge', { card: 'excavation-wand', mana: [4, 0, 0, 0], gems: [0, 0, 0, 0] });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-TURN-05', { gem: 1 }]);
  const wrong = scenario({ ana: { talents: ['scavenger'], mana: { earth: 4 }, gems: { fire: 1 } }, discard: ['excavation-wand'] });
  expect(wrong.ana.cannot('scavenge', { card: 'excavation-wand', mana: [4, 0, 0, 0], gems: [0, 0, 0, 0] }).rule).toBe('MF-GEM-04');
});

test('MF-TALENT-20b any card of the pile; none from an empty pile; the gem may have been a prism', () => {
  const { ana, of } = scenario({ ana: { talents: ['scavenger'], mana: { earth: 3 }, prisms: 1 }, discard: ['excavation-wand', 'hellforge', 'portal-staff'] });
  expect(ana.cannot('scavenge', { card: 'excavation-wand' }).missing).toEqual({ gem: 1 });
  expect(ana.cannot('scavenge', { card: 'spark-wand' }).rule).toBe('MF-TALENT-20b');
  ana.plays('swapPrism', { gem: 'wind' });
  ana.plays('scavenge', { card: 'excavation-wand' });
  expect(of(ana).store).toEqual([19]);
  const empty = scenario({ ana: { talents: ['scavenger'], mana: { earth: 3 }, gems: { fire: 1 } } });
  expect(empty.ana.cannot('scavenge', { card: 'excavation-wand' }).rule).toBe('MF-TALENT-20b');
});

test('MF-TALENT-20c scavenging for a full Workshop: pay, send one of the four to the pile, place the item bare', () => {
  const { game, ana, of } = scenario({
    ana: {
      talents: ['scavenger'],
      mana: { earth: 2, fire: 2 },
      gems: { fire: 1 },
      workshop: ['stone-circle', 'phoenix-egg', 'steam-vents', { card: 'sun-fragment', gems: ['fire'] }],
    },
    discard: ['hellforge'],
  });
  ana.plays('scavenge', { card: 'hellforge' });
  expect([game.discard, of(ana).gems]).toEqual([[], [0, 0, 0, 0]]);
  expect(ana.cannot('makeRoom', { card: 'hellforge' }).rule).toBe('MF-BUILD-06');
  ana.plays('makeRoom', { card: 'sun-fragment' });
  expect(game.discard).toEqual([itemNumber('sun-fragment')]);
  expect(of(ana).workshop[3]).toEqual({ item: 6, charged: true, gems: [] });
});

test('MF-TALENT-20 every valid payment is accepted, whichever gem is the extra one', () => {
  const { ana, of } = scenario({ ana: { talents: ['scavenger'], mana: { earth: 3 }, gems: { earth: 2, wind: 1 } }, discard: ['excavation-wand'] });
  ana.plays('scavenge', { card: 'excavation-wand', mana: [1, 0, 0, 0], gems: [2, 0, 1, 0] });
  expect([of(ana).store, of(ana).mana]).toEqual([[19], [2, 0, 0, 0]]);
});
