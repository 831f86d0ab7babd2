import { eventsFor, hearing } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mages } from '../index.ts';
import { shapes } from '../moves.ts';
import { scenario } from '../scenario.ts';

test('MG-ACT-01 MG-DRAW-01 an action draws a chosen card of the Row, or the top of the deck', () => {
  const { ana, game } = scenario({ ana: {}, ben: {} }, { deck: ['necro', 'apollo', 'fin-200'] });
  ana.plays('drawRow', { place: 3 });
  expect([ana.hand, game.actions]).toEqual([['black-diamond'], 2]);
  ana.plays('drawDeck');
  expect([ana.hand, game.actions]).toEqual([['black-diamond', 'apollo'], 1]);
  expect(ana.cannot('drawRow', { place: 5 }).rule).toBe('MG-DRAW-01');
});

test('MG-ACT-02 an action and 400 Fin buy the top Item, unseen by others', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-400', 'ruby'] }, ben: {} }, { items: ['shackles', 'firestorm', 'troll-trap'] });
  const { told } = hearing(() => mages.rulebook.play(game, ana.seat, { do: 'buyItem', pay: ['fin-400'] }));
  expect([ana.hand, game.actions, game.items]).toEqual([['ruby', 'troll-trap'], 2, ['shackles', 'firestorm']]);
  expect(eventsFor(told, 0)).toEqual([{ is: 'itemBought', seat: 0, card: 'troll-trap', pay: ['fin-400'] }]);
  for (const other of [1, 'spectator'] as const) expect(eventsFor(told, other)).toEqual([{ is: 'itemBought', seat: 0, pay: ['fin-400'] }]);
});

test('MG-ACT-03 an action and its Jewels buy a Spell from its pile', () => {
  const { ana, game, table } = scenario({ ana: { hand: ['sapphire', 'sapphire'] }, ben: {} }, { spells: { counter: 1 } });
  ana.plays('buySpell', { spell: 'counter' });
  expect([ana.hand, game.spells.counter, game.actions]).toEqual([['counter'], 0, 2]);
  expect(table.heard()).toEqual([{ is: 'spellBought', seat: 0, spell: 'counter', pay: ['sapphire', 'sapphire'] }]);
});

test('MG-ACT-04 an action and Orbs raise one skill by one', () => {
  const { ana, game } = scenario({ ana: { hand: ['necro', 'zoe'] }, ben: {} });
  ana.plays('raise', { skill: 'dark-magic' });
  expect([ana.levels, ana.hand, game.actions]).toEqual([{ attack: 0, defense: 0, 'dark-magic': 1, healing: 0 }, ['zoe'], 2]);
});

test.each([
  ['castFireball', 'fireball', { target: 1 }],
  ['castWither', 'wither', { target: 1 }],
  ['castHeal', 'heal', {}],
] as const)('MG-ACT-05 MG-SPELL-GEN-02 %s takes one action and the card', (kind, card, details) => {
  const { ana, game, table } = scenario({ ana: { hand: [card] }, ben: {} });
  table.willRoll(1, 2);
  ana.plays(kind, details);
  expect([ana.hand, game.actions]).toEqual([[], 2]);
  expect(ana.cannot(kind, details).rule).toBe('MG-ACT-05');
});

test('MG-ACT-06 an action is a roll for the Troll', () => {
  const { ana, game, table } = scenario({ ana: {}, ben: {} });
  table.willRoll(2, 2);
  ana.plays('rollForTroll');
  expect([game.troll, game.actions]).toEqual([0, 2]);
});

test('MG-ACT-08 one purchase, one thing, one action', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-400', 'fin-400', 'ruby', 'ruby', 'ruby', 'ruby', 'zoe', 'zoe', 'zoe'] }, ben: {} });
  ana.plays('buyItem');
  expect([ana.hand.filter((card) => card === 'firestorm' || card === 'fin-400').length, game.actions]).toEqual([2, 2]);
  ana.plays('buySpell', { spell: 'fireball' });
  expect([ana.hand.filter((card) => card === 'fireball').length, ana.hand.filter((card) => card === 'ruby').length, game.actions]).toEqual([1, 2, 1]);
  ana.plays('raise', { skill: 'healing' });
  expect([ana.levels.healing, ana.hand.filter((card) => card === 'zoe').length, game.active]).toEqual([1, 2, 1]);
});

test('MG-ACT-09 an Item is played without an action', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['amulet-of-luck', 'shackles', 'troll-trap'] }, ben: {} });
  ana.plays('playItem', { item: 'amulet-of-luck' });
  ana.plays('playItem', { item: 'shackles', target: ben });
  ana.plays('playItem', { item: 'troll-trap' });
  expect(game.actions).toBe(3);
});

test('MG-ACT-10 a Counter costs no action and is never an action', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['counter', 'fireball'] }, ben: { hand: ['counter'] } });
  expect(ana.cannot('respond', { card: 'counter' }).rule).toBe('MG-ACT-10');
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(4, 1);
  ana.plays('decline');
  expect(game.actions).toBe(2);
  table.isBackTo(ana, 'act');
});

test('MG-ACT-11 a Heal against death costs no action', () => {
  const { ana, game, table } = scenario({ ana: { hand: ['firestorm', 'heal'], hearts: 1 }, ben: {} });
  table.willRoll(1, 2);
  ana.plays('playItem', { item: 'firestorm' });
  table.willRoll(4, 1);
  ana.plays('respond', { card: 'heal' });
  expect([game.actions, ana.hearts]).toEqual([3, 1]);
  table.isBackTo(ana, 'act');
});

test('MG-ACT-12 no move hands a card to another player', () => {
  expect(Object.keys(shapes)).toEqual([
    'chooseSkill',
    'chooseSpell',
    'drawRow',
    'drawDeck',
    'buyItem',
    'buySpell',
    'raise',
    'castFireball',
    'castWither',
    'castHeal',
    'rollForTroll',
    'pass',
    'playItem',
    'endTurn',
    'respond',
    'decline',
    'nameTarget',
    'lowerSkill',
    'drawForTroll',
    'discard',
    'rollToResurrect',
  ]);
  const { ana, ben } = scenario({ ana: { hand: ['ruby'] }, ben: { hand: ['pyro'] } });
  expect(ana.cannot('trade' as 'pass', { with: ben, give: ['ruby'] }).rule).toBe('TABLE-SHAPE');
});

test('MG-ACT-13 nothing is bought from an empty pile', () => {
  const { ana } = scenario({ ana: { hand: ['ruby', 'ruby', 'fin-400'] }, ben: {} }, { spells: { fireball: 0 }, items: [], itemDiscard: [] });
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby', 'ruby'] }).rule).toBe('MG-ACT-13');
  expect(ana.cannot('buyItem', { pay: ['fin-400'] }).rule).toBe('MG-ACT-13');
  const more = scenario({ ana: { hand: ['ruby', 'ruby', 'fin-400'] }, ben: {} }, { spells: { fireball: 1 }, items: [], itemDiscard: ['shackles'] });
  expect(more.ana.offered('buySpell')).toHaveLength(1);
  expect(more.ana.offered('buyItem')).toHaveLength(1);
});
