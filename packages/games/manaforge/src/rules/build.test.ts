import { expect, test } from 'vitest';
import { itemOf } from '../cards/index.ts';
import { scenario } from '../scenario.ts';

const FULL = ['stone-circle', { card: 'hellforge', exhausted: true as const, gems: [] }, 'phoenix-egg', { card: 'gem-amplifier', gems: ['earth' as const] }];

test('MF-BUILD-01 MF-TURN-04 one build or one prism a turn, not both', () => {
  const built = scenario({ ana: { mana: { earth: 5 } }, board: ['excavation-wand', 'earth-boots'] });
  built.ana.plays('build', { card: 'excavation-wand' });
  expect(built.ana.cannot('gainPrism').rule).toBe('MF-BUILD-01');
  expect(built.ana.cannot('build', { card: 'earth-boots' }).rule).toBe('MF-BUILD-01');
  const prism = scenario({ ana: { mana: { earth: 5 } }, board: ['excavation-wand'] });
  prism.ana.plays('gainPrism');
  expect(prism.ana.cannot('build', { card: 'excavation-wand' }).rule).toBe('MF-BUILD-01');
  expect(prism.ana.cannot('gainPrism').rule).toBe('MF-BUILD-01');
  prism.ana.plays('endTurn');
  expect(prism.ben.offered('gainPrism')).toHaveLength(1);
});

test('MF-BUILD-02 a prism is free', () => {
  const { ana, of } = scenario({ ana: { mana: { fire: 1 } } });
  ana.plays('gainPrism');
  expect([of(ana).prisms, of(ana).mana]).toEqual([1, [0, 1, 0, 0]]);
});

test('MF-BUILD-03 MF-TURN-05 an item of the board is taken for its whole cost', () => {
  const { game, ana, of } = scenario({ ana: { mana: { earth: 2, fire: 1 } }, board: ['hellforge', 'excavation-wand'], discard: ['spark-wand'] });
  const refusal = ana.cannot('build', { card: 'hellforge' });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-TURN-05', { fire: 1 }]);
  expect(ana.cannot('build', { card: 'spark-wand' }).rule).toBe('MF-BUILD-03');
  expect(ana.cannot('build', { card: 'portal-staff' }).rule).toBe('MF-BUILD-03');
  expect(ana.cannot('build', { card: 'nonsense' }).rule).toBe('MF-BUILD-03');
  ana.plays('build', { card: 'excavation-wand' });
  expect([of(ana).mana, of(ana).store, game.board[1]]).toEqual([[0, 0, 0, 0], [19], 0]);
});

test('MF-BUILD-03 nothing is built from an empty place', () => {
  const { ana } = scenario({ ana: { mana: { earth: 9 } }, board: ['excavation-wand'] });
  ana.plays('gainPrism');
  const other = scenario({ ana: { mana: { earth: 9 } }, board: [] });
  expect(other.ana.offered('build')).toEqual([]);
  expect(other.ana.cannot('build', { card: '', mana: [0, 0, 0, 0], gems: [0, 0, 0, 0] }).rule).toBe('MF-BUILD-03');
});

test('MF-BUILD-04 2 earth, 2 water, 1 any are five units, of reserve and gems', () => {
  expect(itemOf(29).cost).toEqual({ fixed: [2, 0, 0, 2], any: 1, total: 5 });
  const { ana, of } = scenario({ ana: { mana: { earth: 1, water: 2 }, gems: { earth: 1, fire: 1 } }, board: ['hunters-arrows'] });
  ana.plays('build', { card: 'hunters-arrows', mana: [1, 0, 0, 2], gems: [1, 1, 0, 0] });
  expect(of(ana).workshop.map(({ item }) => item)).toEqual([29]);
  const short = scenario({ ana: { mana: { earth: 2, water: 2 } }, board: ['hunters-arrows'] });
  expect(short.ana.cannot('build', { card: 'hunters-arrows' }).missing).toEqual({ any: 1 });
});

test('MF-BUILD-05 a Workshop card is placed charged and without gems', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 2, fire: 2 }, workshop: ['stone-circle'] }, board: ['hellforge'] });
  ana.plays('build', { card: 'hellforge' });
  expect(of(ana).workshop[1]).toEqual({ item: 6, charged: true, gems: [] });
});

test('MF-BUILD-06 MF-BUILD-07 MF-FAQ-13 MF-CARD-13a a full Workshop makes room; the gems are lost', () => {
  const { table, game, ana, of } = scenario({ ana: { mana: { wind: 2, fire: 2 }, workshop: FULL }, board: ['lightning-spire'] });
  ana.plays('build', { card: 'lightning-spire' });
  table.isBackTo(ana, 'makeRoom');
  expect(ana.cannot('makeRoom', { card: 'lightning-spire' }).rule).toBe('MF-BUILD-06');
  ana.plays('makeRoom', { card: 'gem-amplifier' });
  expect(of(ana).workshop.map(({ item }) => item)).toEqual([1, 6, 10, 7]);
  expect([game.discard, of(ana).gems]).toEqual([[13], [0, 0, 0, 0]]);
  expect(of(ana).workshop[3]).toEqual({ item: 7, charged: true, gems: [] });
  expect(table.heard()).toEqual([
    { is: 'itemBuilt', seat: 0, card: 'lightning-spire', from: 'board', mana: [0, 2, 2, 0], gems: [0, 0, 0, 0] },
    { is: 'cardMovedOut', seat: 0, card: 'gem-amplifier', gems: 1 },
  ]);
});

test('MF-BUILD-06 three cards leave a space; a Store card needs none', () => {
  const three = scenario({ ana: { mana: { wind: 2, fire: 2 }, workshop: FULL.slice(1) }, board: ['lightning-spire'] });
  three.ana.plays('build', { card: 'lightning-spire' });
  three.table.isBackTo(three.ana, 'act');
  expect([three.of(three.ana).workshop.length, three.game.discard]).toEqual([4, []]);
  const store = scenario({ ana: { mana: { earth: 3 }, workshop: FULL }, board: ['excavation-wand'] });
  store.ana.plays('build', { card: 'excavation-wand' });
  store.table.isBackTo(store.ana, 'act');
});

test('MF-BUILD-08 a card is not thrown out for any other reason', () => {
  const { ana } = scenario({ ana: { workshop: FULL } });
  expect(ana.cannot('makeRoom', { card: 'stone-circle' }).rule).toBe('MF-BUILD-08');
});

test('MF-BUILD-09 MF-FAQ-10 a new card is upgraded and used in the same turn', () => {
  const { ana, of } = scenario({ ana: { mana: { earth: 3 }, gems: { earth: 1 } }, board: ['stone-circle'] });
  ana.plays('build', { card: 'stone-circle', mana: [3, 0, 0, 0] });
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  ana.plays('activate', { card: 'stone-circle', ability: 1 });
  expect(of(ana).mana).toEqual([2, 0, 0, 0]);
});

test('MF-BUILD-10 MF-BUILD-16 a Store card acts once and lies on top of the Store for good', () => {
  const { table, ana, ben, of, prestige } = scenario({ ana: { mana: { earth: 3 }, store: ['portal-staff'] }, board: ['excavation-wand'] });
  ana.plays('build', { card: 'excavation-wand' });
  expect([of(ana).store, prestige()]).toEqual([
    [62, 19],
    [1, 0],
  ]);
  ana.plays('endTurn');
  ben.plays('endTurn');
  ben.plays('endTurn');
  table.isBackTo(ana, 'act');
  expect([of(ana).store, prestige()]).toEqual([
    [62, 19],
    [1, 0],
  ]);
});

test('MF-BUILD-11 MF-CARD-19 a wand does not count itself', () => {
  const { ana, prestige } = scenario({ ana: { mana: { earth: 3 } }, board: ['excavation-wand'] });
  ana.plays('build', { card: 'excavation-wand' });
  expect(prestige()).toEqual([1, 0]);
});

test('MF-BUILD-12 pay, make room, place, then Crafters', () => {
  const { table, ana, of } = scenario({ ana: { mana: { wind: 2, fire: 2 }, workshop: FULL, talents: ['wind-crafter'] }, board: ['lightning-spire'] });
  ana.plays('build', { card: 'lightning-spire' });
  expect([of(ana).mana, of(ana).gems, of(ana).workshop.length]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 4]);
  ana.plays('makeRoom', { card: 'stone-circle' });
  expect(of(ana).gems).toEqual([0, 0, 1, 0]);
  expect(table.heard().map((event) => event.is)).toEqual(['itemBuilt', 'cardMovedOut', 'talentUsed', 'gemsGained']);
});

test.each([
  ['fire-crafter', [0, 1, 0, 0]],
  ['earth-crafter', [0, 0, 0, 0]],
])('MF-FAQ-09 MF-BUILD-12 a Crafter goes by the type of the item, not by the mana it costs: a fire item paid with earth and fire, %s', (talent, gems) => {
  const { table, ana, of } = scenario({ ana: { mana: { earth: 2, fire: 2 }, talents: [talent] }, board: ['hellforge'] });
  ana.plays('build', { card: 'hellforge' });
  expect(of(ana).gems).toEqual(gems);
  table.isBackTo(ana, 'act');
});

test('MF-FAQ-09 an arcane item paid with all four elements sets off the arcane Crafter alone', () => {
  const mana = { earth: 1, fire: 1, wind: 1, water: 1 };
  for (const talent of ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter', 'arcane-crafter']) {
    const { table, ana, of } = scenario({ ana: { mana, talents: [talent] }, board: ['arcane-gloves'] });
    table.willRoll(1);
    ana.plays('build', { card: 'arcane-gloves' });
    expect([of(ana).gems, of(ana).prisms]).toEqual([[0, 0, 0, 0], talent === 'arcane-crafter' ? 1 : 0]);
  }
});

test('MF-BUILD-12 the whole effect of a Store card, with what others answer, comes before the Crafter', () => {
  const { table, ana, ben } = scenario({
    ana: { mana: { earth: 6 }, talents: ['earth-crafter'] },
    ben: { gems: { earth: 1 } },
    board: ['replica-plate-mail'],
  });
  ana.plays('build', { card: 'replica-plate-mail' });
  expect(table.heard().map((event) => event.is)).toEqual(['itemBuilt', 'prestigeGained']);
  ben.plays('give');
  expect(table.heard().map((event) => event.is)).toEqual(['gemGiven', 'prestigeGained', 'talentUsed', 'gemsGained']);
});

test('MF-BUILD-13 it does not matter in which space a card lies', () => {
  for (const board of [
    ['hellforge', 'spark-wand'],
    ['spark-wand', 'hellforge'],
  ]) {
    const { ana, of } = scenario({ ana: { mana: { earth: 2, fire: 2 }, workshop: ['stone-circle'] }, board });
    ana.plays('build', { card: 'hellforge' });
    expect(of(ana).workshop.map(({ item }) => item)).toEqual([1, 6]);
  }
});

test.each(['stone-circle', 'hellforge', 'phoenix-egg', 'gem-amplifier'])('MF-BUILD-14 any of the four may go, named after paying: %s', (card) => {
  const { table, game, ana, of } = scenario({ ana: { mana: { wind: 2, fire: 2 }, workshop: FULL }, board: ['lightning-spire'] });
  ana.plays('activate', { card: 'stone-circle' });
  ana.plays('build', { card: 'lightning-spire', mana: [0, 2, 2, 0] });
  expect(of(ana).mana).toEqual([1, 0, 0, 0]);
  ana.plays('makeRoom', { card });
  expect(game.discard.map((item) => itemOf(item).id)).toEqual([card]);
  table.isBackTo(ana, 'act');
});

test('MF-BUILD-15 MF-CARD-60a the extra payment comes after the cost, from what is left, and may be nothing', () => {
  const { table, ana, of, prestige } = scenario({ ana: { mana: { water: 2 }, gems: { earth: 1, fire: 2 } }, board: ['elemental-rod'] });
  ana.plays('build', { card: 'elemental-rod', mana: [0, 0, 0, 2], gems: [1, 1, 0, 0] });
  table.isBackTo(ana, 'payExtra');
  expect(ana.cannot('pay', { mana: [0, 0, 0, 0], gems: [1, 1, 0, 0] }).rule).toBe('MF-GEM-02');
  ana.plays('pay', { mana: [0, 0, 0, 0], gems: [0, 0, 0, 0] });
  expect([prestige(), of(ana).gems, of(ana).store]).toEqual([[0, 0], [0, 1, 0, 0], [60]]);
});

test('MF-BUILD-15 with nothing left to pay with nobody is asked', () => {
  const { table, ana, of } = scenario({ ana: { mana: { earth: 2 } }, board: ['spellblock-armguards'] });
  ana.plays('build', { card: 'spellblock-armguards' });
  table.isBackTo(ana, 'act');
  expect(of(ana).store).toEqual([57]);
});

test('MF-BUILD-17 gaining a prism sets off no Crafter', () => {
  const { ana, of } = scenario({ ana: { talents: ['arcane-crafter', 'earth-crafter'] } });
  ana.plays('gainPrism');
  expect([of(ana).prisms, of(ana).gems]).toEqual([1, [0, 0, 0, 0]]);
});
