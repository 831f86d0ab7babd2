import { stroll } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { itemNumber, itemOf } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { scenario, type TableSpec } from '../scenario.ts';

const RICH = { mana: { earth: 8, fire: 8, wind: 8, water: 8 } };

/** Ana builds that card with plenty of mana; `spec` may add to her side. */
function build(card: string, spec: TableSpec = {}) {
  const scene = scenario({ ...spec, ana: { ...RICH, ...spec.ana }, board: [card] });
  scene.ana.plays('build', { card });
  return scene;
}

test.each(['earth-boots', 'fire-bracers', 'wind-circlet', 'water-pendant', 'arcane-gloves'])('MF-CARD-14 %s: 1 prestige and a die of its type', (card) => {
  const scene = scenario({ ana: RICH, board: [card] });
  scene.table.willRoll(4);
  scene.ana.plays('build', { card });
  const { type } = itemOf(itemNumber(card));
  expect([scene.prestige()[0], scene.of(scene.ana).dice, scene.game.turn?.spends]).toEqual([1, [{ type, face: 3, spent: false }], 4]);
});

test.each([
  ['MF-CARD-19', 'spark-wand', 1, 2],
  ['MF-CARD-19', 'illuminating-wand', 0, 1],
  ['MF-CARD-19', 'levitation-wand', 2, 3],
  ['MF-CARD-19', 'extinguishing-wand', 1, 2],
  ['MF-CARD-19', 'excavation-wand', 1, 2],
  ['MF-CARD-43', 'barricade-wand', 3, 5],
  ['MF-CARD-43', 'immolation-wand', 0, 2],
  ['MF-CARD-43', 'thunder-wand', 1, 3],
  ['MF-CARD-43', 'geyser-wand', 1, 3],
  ['MF-CARD-43', 'blinding-wand', 1, 3],
  ['MF-CARD-67', 'earthquake-wand', 4, 8],
  ['MF-CARD-67', 'conflagration-wand', 0, 4],
  ['MF-CARD-67', 'tornado-wand', 1, 5],
  ['MF-CARD-67', 'tsunami-wand', 1, 5],
  ['MF-CARD-67', 'sunburst-wand', 1, 5],
])('%s MF-CARD-90 %s with %i wands in the Store gives %i', (_rule, card, wands, gained) => {
  const others = ['excavation-wand', 'spark-wand', 'thunder-wand', 'tsunami-wand', 'blinding-wand'].filter((id) => id !== card);
  const { prestige } = build(card, { ana: { store: ['portal-staff', 'mimic-essence', ...others.slice(0, wands)] } });
  expect(prestige()).toEqual([gained, 0]);
});

test.each([
  ['MF-CARD-24', 'mana-prisms-dawn', 2],
  ['MF-CARD-48', 'mana-prisms-noon', 3],
  ['MF-CARD-72', 'mana-prisms-dusk', 4],
])('%s %s gives %i prisms', (_rule, card, prisms) => {
  const { ana, of, prestige } = build(card);
  expect([of(ana).prisms, prestige()[0]]).toEqual([prisms, 0]);
});

test.each([
  ['MF-CARD-49', 'instant-castle', 8],
  ['MF-CARD-49', 'dragon-scepter', 8],
  ['MF-CARD-49', 'flying-carpet', 8],
  ['MF-CARD-49', 'aquatic-trident', 8],
  ['MF-CARD-53', 'plant-soldiers', 9],
  ['MF-CARD-53', 'invulnerable-armor', 9],
  ['MF-CARD-53', 'skywrath-bow', 9],
  ['MF-CARD-53', 'blizzard-orb', 9],
  ['MF-CARD-62', 'portal-staff', 7],
])('%s %s gives %i prestige', (_rule, card, gained) => {
  expect(build(card).prestige()).toEqual([gained, 0]);
});

test('MF-CARD-57 MF-GEM-08 Spellblock Armguards: 0 to 8 more mana or gems of any mix, 1 prestige each', () => {
  const { table, ana, of, prestige } = scenario({ ana: { mana: { earth: 5, fire: 4 }, gems: { wind: 3 } }, board: ['spellblock-armguards'] });
  ana.plays('build', { card: 'spellblock-armguards', mana: [2, 0, 0, 0] });
  expect(ana.offered('pay')).toHaveLength(9);
  expect(ana.cannot('pay', { mana: [3, 4, 0, 0], gems: [0, 0, 2, 0] }).rule).toBe('MF-CARD-57');
  expect(ana.cannot('pay', { mana: [0, 0, 0, 1], gems: [0, 0, 0, 0] }).rule).toBe('MF-MANA-01');
  ana.plays('pay', { mana: [3, 2, 0, 0], gems: [0, 0, 3, 0] });
  expect(table.heard().map((event) => event.is)).toEqual(['itemBuilt', 'extraPaid', 'prestigeGained']);
  expect([prestige()[0], of(ana).mana, of(ana).gems]).toEqual([8, [0, 2, 0, 0], [0, 0, 0, 0]]);
  table.isBackTo(ana, 'act');
});

test('MF-BUILD-15 whoever does not answer pays nothing, and gives nothing', () => {
  const shield = build('spellblock-armguards');
  expect(manaforge.rulebook.settle(shield.game)[0]?.otherwise).toEqual({ do: 'pay', mana: [0, 0, 0, 0], gems: [0, 0, 0, 0] });
  const gift = build('replica-greatswords', { ben: { gems: { fire: 1 } } });
  expect(manaforge.rulebook.settle(gift.game)[0]?.otherwise).toEqual({ do: 'giveNothing' });
});

const dice = (...shown: string[]) => build('shapeshifter-mask', { ana: { dice: shown } }).prestige()[0];

test('MF-CARD-58 2 prestige for each element with two signs, at most 8', () => {
  expect(dice('earth: 2 earth', 'fire: 2 fire', 'wind: 2 wind', 'water: 2 water', 'earth: 2 earth')).toBe(8);
  expect(dice('earth: 2 earth', 'fire: 1 wind')).toBe(2);
  expect(dice('earth: gem', 'fire: 1 wind')).toBe(0);
});

test('MF-CARD-58a MF-TALENT-14c a gem is one sign, a double two, an arcane face one of each, a special none; spent and stored dice count', () => {
  expect(dice('earth: gem!', 'arcane: earth or fire', 'fire: gem!')).toBe(4);
  expect(dice('earth: runestone', 'earth: runestone', 'water: 1 earth', 'water: gemCopy')).toBe(0);
  expect(dice('wind: 2 wind!')).toBe(2);
  expect(build('shapeshifter-mask', { ana: { dice: ['wind: 2 wind'], talents: ['aether-reserve'], stored: 0 } }).prestige()[0]).toBe(2);
});

test('MF-CARD-59 MF-ACT-09 2 for each charged card, 1 for each exhausted, 0 for a space', () => {
  const off = (card: string) => ({ card, exhausted: true as const });
  expect(build('truesight-blindfold', { ana: { workshop: ['hellforge', off('stone-circle'), 'gem-amplifier'] } }).prestige()[0]).toBe(5);
  expect(build('truesight-blindfold', { ana: { workshop: ['hellforge', 'stone-circle', 'gem-amplifier', 'phoenix-egg'] } }).prestige()[0]).toBe(8);
  expect(build('truesight-blindfold').prestige()[0]).toBe(0);
});

test('MF-CARD-60 MF-GEM-04 Elemental Rod: up to four gems of different elements, 2 prestige each', () => {
  const { ana, of, prestige } = scenario({ ana: { mana: { water: 9 }, gems: { earth: 2, fire: 1, wind: 1, water: 1 } }, board: ['elemental-rod'] });
  ana.plays('build', { card: 'elemental-rod', mana: [0, 0, 0, 4] });
  expect(ana.offered('pay')).toHaveLength(16);
  expect(ana.cannot('pay', { mana: [0, 0, 0, 0], gems: [2, 0, 0, 0] }).rule).toBe('MF-CARD-60');
  expect(ana.cannot('pay', { mana: [0, 0, 0, 1], gems: [1, 0, 0, 0] }).rule).toBe('MF-GEM-04');
  ana.plays('pay', { gems: [1, 1, 1, 1] });
  expect([prestige()[0], of(ana).gems]).toEqual([8, [1, 0, 0, 0]]);
});

test('MF-CARD-60a MF-CARD-57 gems and mana that paid the cost are gone', () => {
  const { ana } = scenario({ ana: { mana: { earth: 3 } }, board: ['spellblock-armguards'] });
  ana.plays('build', { card: 'spellblock-armguards' });
  expect(ana.offered()).toEqual([
    { do: 'pay', mana: [0, 0, 0, 0], gems: [0, 0, 0, 0] },
    { do: 'pay', mana: [1, 0, 0, 0], gems: [0, 0, 0, 0] },
  ]);
});

test('MF-CARD-61 Mimic Essence with an empty Store does nothing, and may be built', () => {
  const { table, ana, of, prestige } = build('mimic-essence', { ana: { talents: ['arcane-crafter'] } });
  table.isBackTo(ana, 'act');
  expect([of(ana).store, prestige()[0], of(ana).prisms]).toEqual([[61], 0, 1]);
});

test('MF-CARD-61 MF-CARD-61c the choice must be made, after paying; the chosen card stays, its cost is not due', () => {
  const { table, ana, of, prestige } = build('mimic-essence', {
    ana: { mana: { earth: 2, fire: 2, wind: 1, water: 1 }, store: ['portal-staff', 'instant-castle'] },
  });
  table.isBackTo(ana, 'mimic');
  expect([of(ana).mana, ana.offered().map((move) => move.do)]).toEqual([
    [0, 0, 0, 0],
    ['mimic', 'mimic'],
  ]);
  expect(ana.cannot('endTurn').rule).toBe('MF-TURN-10');
  expect(ana.cannot('mimic', { card: 'dragon-scepter' }).rule).toBe('MF-CARD-61');
  expect(ana.cannot('mimic', { card: 'mimic-essence' }).rule).toBe('MF-CARD-61');
  ana.plays('mimic', { card: 'instant-castle' });
  expect([prestige()[0], of(ana).store]).toEqual([8, [62, 49, 61]]);
  expect([of(ana).earnedFrom, of(ana).earned]).toEqual([['mimic-essence'], [8]]);
});

test('MF-CARD-61a MF-CARD-61i Mimic Essence stays arcane and is no wand; only Arcane Crafter answers', () => {
  const { ana, of } = build('mimic-essence', { ana: { store: ['spark-wand'], talents: ['arcane-crafter', 'fire-crafter'] } });
  expect([of(ana).prisms, of(ana).gems]).toEqual([1, [0, 0, 0, 0]]);
  const later = build('immolation-wand', { ana: { store: ['spark-wand', 'mimic-essence'] } });
  expect(later.prestige()[0]).toBe(3);
});

test('MF-CARD-61i Mimic Essence cannot be chosen for itself', () => {
  const { ana } = build('mimic-essence', { ana: { store: ['portal-staff', 'spark-wand'] } });
  expect(ana.offered('mimic').map((move) => ('card' in move ? move.card : ''))).toEqual(['portal-staff', 'spark-wand']);
});

/** Builds Mimic Essence with that card alone in the Store, so that it is copied at once. */
const copy = (card: string, spec: TableSpec = {}) => build('mimic-essence', { ...spec, ana: { ...spec.ana, store: [card, ...(spec.ana?.store ?? [])] } });

test('MF-CARD-61b a copied wand counts itself', () => {
  expect(copy('thunder-wand').prestige()[0]).toBe(3);
  const two = copy('thunder-wand', { ana: { store: ['spark-wand'] } });
  two.ana.plays('mimic', { card: 'thunder-wand' });
  expect(two.prestige()[0]).toBe(4);
});

test('MF-CARD-61d a copied die item: 1 prestige, and a die if one is left', () => {
  const scene = scenario({ ana: { ...RICH, store: ['fire-bracers'] }, board: ['mimic-essence'] });
  scene.table.willRoll(2);
  scene.ana.plays('build', { card: 'mimic-essence' });
  expect([scene.prestige()[0], scene.of(scene.ana).dice]).toEqual([1, [{ type: 1, face: 1, spent: false }]]);
  const none = copy('fire-bracers', { pool: { fire: 0 } });
  expect([none.prestige()[0], none.of(none.ana).dice]).toEqual([1, []]);
});

test.each([
  ['mana-prisms-dawn', 2, 0],
  ['mana-prisms-noon', 3, 0],
  ['mana-prisms-dusk', 4, 0],
  ['instant-castle', 0, 8],
  ['blizzard-orb', 0, 9],
  ['portal-staff', 0, 7],
])('MF-CARD-61e a copy of %s: %i prisms, %i prestige', (card, prisms, gained) => {
  const { ana, of, prestige } = copy(card);
  expect([of(ana).prisms, prestige()[0]]).toEqual([prisms, gained]);
});

test('MF-CARD-61f a copy of 57 or 60 asks for a new payment', () => {
  const shield = copy('spellblock-armguards');
  shield.table.isBackTo(shield.ana, 'payExtra');
  shield.ana.plays('pay', { mana: [3, 0, 0, 0], gems: [0, 0, 0, 0] });
  expect(shield.prestige()[0]).toBe(3);
  const rod = copy('elemental-rod', { ana: { gems: { earth: 1, wind: 1 } } });
  rod.table.isBackTo(rod.ana, 'payExtra');
  rod.ana.plays('pay', { gems: [1, 0, 1, 0] });
  expect([rod.prestige()[0], rod.of(rod.ana).earnedFrom]).toEqual([4, ['mimic-essence']]);
});

test('MF-CARD-61g a copy of 58 or 59 counts anew', () => {
  expect(copy('shapeshifter-mask', { ana: { dice: ['wind: 2 wind'] } }).prestige()[0]).toBe(2);
  expect(copy('truesight-blindfold', { ana: { workshop: ['hellforge'] } }).prestige()[0]).toBe(2);
});

test('MF-CARD-61h a copied Replica gives 6 and asks again in its own element', () => {
  const { table, ana, ben, of, prestige } = copy('replica-healers-rods', { ben: { gems: { water: 1 } } });
  table.isBackTo(ben, 'gift');
  ben.plays('give', { from: 'gem' });
  expect([prestige(), of(ana).gems]).toEqual([
    [6, 2],
    [0, 0, 0, 1],
  ]);
});

test.each([
  ['replica-plate-mail', 'earth', 0],
  ['replica-greatswords', 'fire', 1],
  ['replica-mages-robes', 'wind', 2],
  ['replica-healers-rods', 'water', 3],
] as const)('MF-CARD-63 %s: 6 prestige, and a gem of %s from whoever gives it, for 2 prestige', (card, element, at) => {
  const { table, ana, ben, cleo, of, prestige } = build(card, { ben: { gems: { [element]: 2 } }, cleo: { gems: { [element]: 1 } } });
  expect(prestige()).toEqual([6, 0, 0]);
  ben.plays('give', { from: 'gem' });
  cleo.plays('giveNothing');
  expect([prestige(), of(ana).gems[at], of(ben).gems[at], of(cleo).gems[at]]).toEqual([[6, 2, 0], 1, 1, 1]);
  expect([of(ben).earnedFrom, of(ben).earned]).toEqual([['gift'], [2]]);
  table.isBackTo(ana, 'act');
});

test('MF-CARD-92 prestige is never lost in random games', () => {
  for (const seed of [1, 2, 3]) {
    let before = [0, 0, 0];
    stroll(manaforge, { seats: 3, seed, bound: 2000 }, ({ state }) => {
      const now = state.players.map(({ prestige }) => prestige);
      expect(now.every((prestige, seat) => prestige >= before[seat]!)).toBe(true);
      before = now;
    });
  }
});
