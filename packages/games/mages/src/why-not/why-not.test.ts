import type { Refusal } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Card, Item } from '../cards/kinds.ts';
import type { MoveKind } from '../moves.ts';
import { type Scene, scenario } from '../scenario.ts';
import { whyNot } from './index.ts';

const HAND: Card[] = ['ruby', 'miziko', 'fin-200', 'pyro', 'fireball', 'thiefs-mask', 'limiting-poison', 'shackles'];
const acting = (): Scene => scenario({ ana: { hand: HAND, levels: { attack: 3, healing: 1 } }, ben: { status: 'dead', hearts: 0 }, cleo: {} }, { actions: 1 });

type Case = [MoveKind, Record<string, unknown>, Refusal];

test.each<Case>([
  ['drawRow', { place: 7 }, { rule: 'MG-DRAW-01', reason: 'The Row has 5 places.' }],
  ['buyItem', {}, { rule: 'MG-ITEM-GEN-01', reason: 'You cannot pay for an Item: it costs 400 Fin.', missing: { fin: 200 } }],
  ['buyItem', { pay: ['fin-200'] }, { rule: 'MG-ITEM-GEN-01', reason: 'That is not enough: an Item costs 400 Fin.', missing: { fin: 200 } }],
  ['buyItem', { pay: ['fin-200', 'miziko'] }, { rule: 'MG-PAY-06', reason: 'Miziko cannot stand for Fin.' }],
  ['buyItem', { pay: ['fin-400'] }, { rule: 'MG-TERM-02', reason: 'You do not hold that many cards called 400 Fin.' }],
  ['buyItem', { pay: ['shackles'] }, { rule: 'MG-PAY-01', reason: 'Only Resource cards pay for anything.' }],
  ['buySpell', { spell: 'wither' }, { rule: 'MG-PAY-04', reason: 'You cannot pay for Wither: it costs 2 Black Diamonds.', missing: { 'black-diamond': 1 } }],
  ['buySpell', { spell: 'wither', pay: ['ruby', 'miziko'] }, { rule: 'MG-PAY-02', reason: 'Ruby does not pay for Wither.' }],
  ['raise', { skill: 'healing', pay: ['miziko'] }, { rule: 'MG-LEVEL-02', reason: 'That is not enough: Healing 2 costs 2 Zoe Orbs.', missing: { zoe: 1 } }],
  ['raise', { skill: 'attack' }, { rule: 'MG-LEVEL-04', reason: 'Attack is at level 3 already.' }],
  ['raise', { skill: 'defense', pay: [] }, { rule: 'MG-LEVEL-02', reason: 'That is not enough: Defense 1 costs an Apollo Orb.', missing: { apollo: 1 } }],
  ['buySpell', { spell: 'fireball', pay: ['ruby'], double: 'ruby' }, { rule: 'MG-ITEM-DOUBLING-01', reason: 'You hold no Doubling Potion.' }],
  ['castWither', { target: 2 }, { rule: 'MG-ACT-05', reason: 'You hold no Wither.' }],
  ['castHeal', {}, { rule: 'MG-ACT-05', reason: 'You hold no Heal.' }],
  ['castFireball', { target: 1 }, { rule: 'MG-SPELL-GEN-05', reason: 'Only another living player can be attacked.' }],
  ['castFireball', { target: 2, with: 'doubling-potion' }, { rule: 'MG-ITEM-DOUBLING-03', reason: 'You hold no Doubling Potion.' }],
  ['playItem', { item: 'troll-trap' }, { rule: 'MG-ITEM-GEN-02', reason: 'You hold no Troll Trap.' }],
  ['playItem', { item: 'thiefs-mask' }, { rule: 'MG-ITEM-MASK-02', reason: "There is no card to take from that player's hand." }],
  ['playItem', { item: 'limiting-poison', target: 2, skill: 'attack' }, { rule: 'MG-ITEM-POISON-02', reason: 'There is no skill above 0 to lower.' }],
  ['playItem', { item: 'shackles', target: 1 }, { rule: 'MG-TERM-04', reason: 'Name another living player.' }],
  ['endTurn', {}, { rule: 'MG-TURN-01', reason: 'You have actions left. Pass, if you want none of them.' }],
  ['discard', { card: 'ruby' }, { rule: 'MG-HAND-01', reason: 'Cards are discarded only at the end of your turn, above the hand limit.' }],
  ['drawForTroll', {}, { rule: 'MG-TROLL-04', reason: 'The owner of the Troll may draw at the end of the own turn.' }],
  ['rollToResurrect', {}, { rule: 'MG-RES-01', reason: 'You are alive.' }],
  ['lowerSkill', { skill: 'attack' }, { rule: 'MG-SPELL-WITHER-03', reason: 'The winner of a Wither picks a skill above 0 of the player it strikes.' }],
  ['chooseSkill', { skill: 'attack' }, { rule: 'MG-SETUP-07', reason: 'Only Gladius and Elad bring a choice: at the start, or when they are claimed.' }],
  ['nameTarget', { target: 2 }, { rule: 'MG-ITEM-DOUBLING-05', reason: 'The second casting of a doubled spell names another living player.' }],
  ['respond', { card: 'counter' }, { rule: 'MG-ACT-10', reason: 'A Counter is never played as an action.' }],
  ['respond', { card: 'heal' }, { rule: 'MG-STAVE-01', reason: 'As an answer, Heal is played by whoever lost the last heart.' }],
])('the active player cannot %s %j', (kind, details, refusal) => {
  expect(acting().ana.cannot(kind, details)).toEqual(refusal);
});

test.each<Case>([
  ['drawRow', { place: 0 }, { rule: 'MG-DRAW-03', reason: 'You took a Miziko from the Row this turn already.' }],
  ['drawRow', { place: 1 }, { rule: 'MG-DRAW-06', reason: 'That place of the Row is empty: no card was left to fill it.' }],
  ['drawDeck', {}, { rule: 'MG-DRAW-06', reason: 'The deck and the discard pile are both empty.' }],
  ['buyItem', {}, { rule: 'MG-ACT-13', reason: 'There is no Item left to buy.' }],
  ['buySpell', { spell: 'heal' }, { rule: 'MG-ACT-13', reason: 'The Heal pile is empty.' }],
  ['rollForTroll', {}, { rule: 'MG-TROLL-03', reason: 'The Troll is yours already.' }],
  ['playItem', { item: 'troll-trap' }, { rule: 'MG-ITEM-TRAP-02', reason: 'The Troll is yours already.' }],
  ['castHeal', {}, { rule: 'MG-SPELL-HEAL-04', reason: 'You have 3 hearts already.' }],
  ['castFireball', { target: 1, with: 'doubling-potion' }, { rule: 'MG-ITEM-DOUBLING-04', reason: 'A doubled spell takes 2 actions.' }],
  ['buySpell', { spell: 'fireball', pay: ['ruby', 'ruby'], double: 'ruby' }, { rule: 'MG-PAY-09', reason: 'Ruby could be left out of that payment.' }],
  [
    'buySpell',
    { spell: 'fireball', pay: ['ruby'], double: 'zoe' },
    { rule: 'MG-ITEM-DOUBLING-01', reason: 'The Doubling Potion doubles a card of the payment.' },
  ],
  ['playItem', { item: 'apprentices-shield' }, { rule: 'MG-ITEM-SHIELD-01', reason: "Apprentice's Shield is played only by the target of an attack." }],
  ['playItem', { item: 'forgotten-potion', target: 1 }, { rule: 'MG-ITEM-FORGOTTEN-02', reason: "There is no card in that player's hand." }],
  ['playItem', { item: 'limiting-poison', target: 1, skill: 'healing' }, { rule: 'MG-ITEM-POISON-01', reason: 'That skill is at 0 already.' }],
])('with all used up, the active player cannot %s %j', (kind, details, refusal) => {
  const hand: Card[] = ['heal', 'fireball', 'troll-trap', 'doubling-potion', 'ruby', 'ruby', 'apprentices-shield', 'forgotten-potion', 'limiting-poison'];
  const { ana } = scenario(
    { ana: { hand, hearts: 3 }, ben: { levels: { attack: 1 } } },
    { row: ['miziko', null, 'ruby', 'ruby', 'ruby'], deck: [], items: [], spells: { heal: 0 }, mizikoTaken: 1, troll: 'ana', actions: 1 },
  );
  expect(ana.cannot(kind, details)).toEqual(refusal);
});

test('a kind of move that is possible with nothing is refused as a whole', () => {
  const { ana, game } = scenario({ ana: { hand: ['ruby', 'apprentices-shield'] }, ben: {} });
  const reasonOf = (kind: MoveKind) => whyNot(game, ana.seat, { do: kind });
  expect(reasonOf('buySpell')).toMatchObject({ rule: 'MG-PAY-04', reason: 'You cannot pay for any Spell. Each costs Jewels of its own kind.' });
  expect(reasonOf('raise')).toMatchObject({ rule: 'MG-LEVEL-02', reason: 'You cannot pay for any level. Each costs Orbs of its own kind.' });
  expect(reasonOf('playItem')).toMatchObject({ rule: 'MG-ITEM-GEN-02', reason: 'You hold no Item that can be played now.' });
  expect(reasonOf('respond')).toMatchObject({ rule: 'MG-INFO-04', reason: 'Nothing waits for an answer of yours.' });
});

test.each<[Card, Refusal | undefined]>([
  ['ruby', { rule: 'MG-INFO-04', reason: 'None of your cards answers this.' }],
  ['melgorns-lantern', { rule: 'MG-INFO-04', reason: 'None of your cards answers this.' }],
  ['apprentices-shield', undefined],
])('whether a Fireball can be answered at all, holding %s', (card, refusal) => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: [card] }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  const told = whyNot(game, ben.seat, { do: 'respond' });
  expect(told && { rule: told.rule, reason: told.reason }).toEqual(refusal);
});

test('Kathazan is told of three Miziko', () => {
  const { ana } = scenario({ ana: { character: 'kathazan-wildrock' }, ben: {} }, { row: ['miziko', 'ruby', 'ruby', 'ruby', 'ruby'], mizikoTaken: 3 });
  expect(ana.cannot('drawRow', { place: 0 }).reason).toBe('You took 3 Miziko from the Row this turn already.');
});

test('what could be done with more details is not refused', () => {
  const { ana, game } = scenario(
    {
      ana: { hand: ['ruby', 'doubling-potion', 'thiefs-mask', 'limiting-poison', 'fireball', 'pyro', 'fin-400'] },
      ben: { hand: ['zoe'], levels: { attack: 1 } },
    },
    {},
  );
  const ideas = [
    { do: 'drawRow' },
    { do: 'buyItem' },
    { do: 'buySpell', spell: 'fireball' },
    { do: 'buySpell' },
    { do: 'raise', skill: 'attack' },
    { do: 'raise' },
    { do: 'castFireball' },
    { do: 'playItem', item: 'thiefs-mask' },
    { do: 'playItem', item: 'limiting-poison', target: 1 },
    { do: 'playItem' },
    { do: 'pass' },
  ];
  for (const idea of ideas) expect([idea, whyNot(game, ana.seat, idea as never)]).toEqual([idea, undefined]);
});

test('a doubled Resource is counted in before anything is said to be missing', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-200', 'doubling-potion', 'ruby'] }, ben: {} });
  expect(whyNot(game, ana.seat, { do: 'buyItem' })).toBe(undefined);
  expect(whyNot(game, ana.seat, { do: 'buySpell', spell: 'fireball' })).toBe(undefined);
  expect(whyNot(game, ana.seat, { do: 'buySpell', spell: 'wither' })?.missing).toEqual({ 'black-diamond': 2 });
});

test.each<Case>([
  ['pass', {}, { rule: 'MG-TURN-01', reason: 'It is not your turn.' }],
  ['castHeal', {}, { rule: 'MG-SPELL-GEN-02', reason: 'Spells are cast on your own turn.' }],
  [
    'playItem',
    { item: 'amulet-of-luck' },
    { rule: 'MG-ITEM-GEN-08', reason: 'Outside your turn only Shield, Lantern, Curse and Mirror are played, and only when you are attacked.' },
  ],
  ['endTurn', {}, { rule: 'MG-TURN-01', reason: 'There is no turn of yours to end.' }],
])('on the turn of another nobody can %s %j', (kind, details, refusal) => {
  expect(acting().cleo.cannot(kind, details)).toEqual(refusal);
});

test('the dead are told so', () => {
  expect(acting().ben.cannot('pass')).toEqual({ rule: 'MG-DEATH-06', reason: 'The dead take no actions and play no cards.' });
  expect(acting().ben.cannot('rollToResurrect')).toEqual({ rule: 'MG-RES-01', reason: 'The dead roll once, on their own turn.' });
});

test('whoever is out is told why there is no return', () => {
  const { ben } = scenario({ ana: {}, ben: { status: 'out', hearts: 0, hasResurrected: true }, cleo: {} });
  expect(ben.cannot('rollToResurrect')).toEqual({ rule: 'MG-RES-07', reason: 'You returned once already.' });
});

test('in the middle of an attack and after the last action the reason is another', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'amulet-of-luck'] }, ben: { hand: ['ruby'] } }, { actions: 1, confirmEndOfTurn: true });
  ana.plays('castFireball', { target: ben });
  expect(ana.cannot('pass')).toEqual({ rule: 'MG-ITEM-GEN-10', reason: 'What is being carried out must be finished first.' });
  ben.plays('decline');
  table.willRoll(1, 2);
  ben.plays('decline');
  expect(ana.cannot('playItem', { item: 'amulet-of-luck' })).toEqual({ rule: 'MG-TURN-06', reason: 'No card is played after the last action.' });
  expect(ana.cannot('drawDeck')).toEqual({ rule: 'MG-TURN-01', reason: 'You have no action left.' });
});

const ANSWERS: [Item | 'counter', string][] = [
  ['counter', 'You hold no Counter.'],
  ['apprentices-shield', "You hold no Apprentice's Shield."],
  ['melgorns-lantern', "You hold no Melgorn's Lantern."],
];
test.each(ANSWERS)('a target without %s is told so', (card, reason) => {
  const { ana, ben } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['ruby'] } });
  ana.plays('castWither', { target: ben });
  expect(ben.cannot('respond', { card }).reason).toBe(reason);
});

test('above the hand limit only cards held can be discarded', () => {
  const { ana } = scenario({ ana: { hand: Array<Card>(9).fill('zoe') }, ben: {} }, { actions: 1 });
  ana.plays('pass');
  expect(ana.cannot('discard', { card: 'ruby' })).toEqual({ rule: 'MG-HAND-03', reason: 'You do not hold that card.' });
});

test.each<[Card, string]>([
  ['counter', 'It is too late for a Counter: an attack is answered once, before cards are laid for the dice.'],
  ['apprentices-shield', "It is too late for an Apprentice's Shield: an attack is answered once, before cards are laid for the dice."],
  ['melgorns-lantern', "It is too late for Melgorn's Lantern: an attack is answered once, before cards are laid for the dice."],
])('a target who passed is told that it is too late for %s, before the dice and after', (card, reason) => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['wither', 'ruby'] },
    ben: { hand: [card, 'agrins-curse'], levels: { attack: 1, healing: 1 } },
    cleo: {},
  });
  ana.plays('castWither', { target: ben });
  ben.plays('decline');
  expect(ben.cannot('respond', { card: card as Item }).reason).toBe(reason);
  table.willRoll(4, 1);
  ben.plays('decline');
  for (const late of [card, 'agrins-curse'])
    expect(ben.cannot('respond', { card: late as Item }).reason).toMatch(/^It is too late for .*: the dice have fallen\.$/);
});

test('while two live, a Shield needs no name, and takes none', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['apprentices-shield'] }, cleo: { status: 'dead', hearts: 0 } });
  ana.plays('castFireball', { target: ben });
  expect(whyNot(game, ben.seat, { do: 'respond', card: 'apprentices-shield' })).toBe(undefined);
  expect(ben.cannot('respond', { card: 'apprentices-shield', target: 2 })).toEqual({
    rule: 'MG-ITEM-SHIELD-04',
    reason: 'While two live, a Shield works as a Counter and names nobody.',
  });
});

test('a claimant of Elad is told which spell is cheap already', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['fireball'], character: 'daniel-the-pyromancer' },
    ben: { hearts: 1, character: 'elad-the-knowledgeable' },
    cleo: {},
  });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect(ana.cannot('chooseSpell', { spell: 'fireball' })).toEqual({ rule: 'MG-CHAR-ELAD-02', reason: 'Fireball costs you 1 Jewel already.' });
  expect(ana.cannot('chooseSkill', { skill: 'attack' })).toEqual({ rule: 'MG-CHAR-ELAD-02', reason: 'Choose a spell, not a skill.' });
});
