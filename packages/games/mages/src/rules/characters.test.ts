import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type Card, type Character, type Jewel, SKILLS, type Skill, SPELLS, type Spell } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { type MageSpec, scenario, type TableSpec } from '../scenario.ts';
import { setup } from '../setup.ts';
import type { MagesState } from '../state.ts';
import { spellPrice } from './characters.ts';

/** A table of two at which the first seat has this character. */
function dealt(character: Character): MagesState {
  for (let seed = 1; ; seed++) {
    const game = setup(2, {}, fastRandom(seed));
    if (game.players[0]?.character === character && game.players[1]?.character !== 'gladius-the-gifted') return game;
  }
}

/** Ana kills Ben, who is this character, and claims it. */
function claims(character: Character, ana: MageSpec = {}, spec: TableSpec = {}) {
  const scene = scenario({ ana: { ...ana, hand: ['fireball', ...(ana.hand ?? [])] }, ben: { hearts: 1, character }, cleo: {} }, spec);
  scene.table.willRoll(4, 1);
  scene.ana.plays('castFireball', { target: scene.ben });
  expect(scene.ana.player.claimed).toEqual([character]);
  return scene;
}

const levelled: [string, Character, Skill][] = [
  ['RICCARDO', 'riccardo-necro', 'dark-magic'],
  ['LAMAR', 'lamar-the-unyielding', 'defense'],
  ['SCARLET', 'scarlet-ashbringer', 'attack'],
  ['ELLA', 'ella-the-nature-goddess', 'healing'],
];

test.each(levelled)('MG-CHAR-%s-01 %s begins with %s at 1', (_id, character, skill) => {
  const player = dealt(character).players[0]!;
  for (const one of SKILLS) expect(player.levels[one]).toBe(one === skill ? 1 : 0);
  expect([player.hearts, player.hand.length]).toEqual([2, 4]);
});

test.each(levelled)('MG-CHAR-%s-02 %s gives the claimant a level of %s, but none above 3', (_id, character, skill) => {
  const { ana } = claims(character, { levels: { [skill]: 1 } });
  for (const one of SKILLS) expect(ana.levels[one]).toBe(one === skill ? 2 : 0);
  expect(claims(character, { levels: { [skill]: 3 } }).ana.levels[skill]).toBe(3);
});

const discounts: [string, Character, Spell, Jewel][] = [
  ['DAVINA', 'davina-the-dark', 'wither', 'black-diamond'],
  ['ANDERSON', 'anderson-the-azure', 'counter', 'sapphire'],
  ['DANIEL', 'daniel-the-pyromancer', 'fireball', 'ruby'],
  ['LUKE', 'luke-the-cleric', 'heal', 'emerald'],
];
const JEWELS: Card[] = ['ruby', 'sapphire', 'emerald', 'black-diamond'];

test.each(discounts)('MG-CHAR-%s-01 %s buys %s for one %s, and nothing else so', (_id, character, spell, jewel) => {
  const { ana } = scenario({ ana: { character, hand: JEWELS }, ben: {} });
  expect(ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell, pay: [jewel] }]);
  ana.plays('buySpell', { spell });
  expect(ana.hand).toContain(spell);
});

test.each(discounts)('MG-CHAR-%s-02 whoever claims %s buys %s for one %s', (_id, character, spell, jewel) => {
  const { ana } = claims(character, { hand: JEWELS });
  expect(ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell, pay: [jewel] }]);
});

test('MG-CHAR-GLADIUS-01 begins with a chosen skill at 1', () => {
  const game = dealt('gladius-the-gifted');
  expect(mages.rulebook.settle(game)).toMatchObject([{ seat: 0, ask: 'chooseSkill', moves: SKILLS.map((skill) => ({ do: 'chooseSkill', skill })) }]);
  mages.rulebook.play(game, 0, { do: 'chooseSkill', skill: 'dark-magic' });
  expect(game.players[0]?.levels).toEqual({ attack: 0, defense: 0, 'dark-magic': 1, healing: 0 });
});

test('MG-CHAR-GLADIUS-02 the claimant raises a skill below 3', () => {
  const { ana, table } = claims('gladius-the-gifted', { levels: { attack: 3, healing: 2 } });
  table.isBackTo(ana, 'chooseSkill');
  expect(ana.offered()).toEqual([
    { do: 'chooseSkill', skill: 'defense' },
    { do: 'chooseSkill', skill: 'dark-magic' },
    { do: 'chooseSkill', skill: 'healing' },
  ]);
  expect(ana.cannot('chooseSkill', { skill: 'attack' })).toEqual({ rule: 'MG-CHAR-GLADIUS-02', reason: 'Attack is at level 3 already.' });
  expect(ana.cannot('chooseSpell', { spell: 'heal' })).toEqual({ rule: 'MG-CHAR-GLADIUS-02', reason: 'Choose a skill, not a spell.' });
  ana.plays('chooseSkill', { skill: 'healing' });
  expect(ana.levels).toEqual({ attack: 3, defense: 0, 'dark-magic': 0, healing: 3 });
  table.isBackTo(ana, 'act');
});

test('MG-CHAR-ELAD-01 a chosen spell costs one Jewel as long as the ability is held', () => {
  const game = dealt('elad-the-knowledgeable');
  expect(mages.rulebook.settle(game)).toMatchObject([{ seat: 0, ask: 'chooseSpell', moves: SPELLS.map((spell) => ({ do: 'chooseSpell', spell })) }]);
  mages.rulebook.play(game, 0, { do: 'chooseSpell', spell: 'heal' });
  const seen = mages.viewFor(game, 1).players[0]!;
  expect(SPELLS.map((spell) => spellPrice(seen, spell))).toEqual([2, 2, 2, 1]);
  const { ana } = scenario({ ana: { character: 'elad-the-knowledgeable', chosenSpell: 'counter', hand: JEWELS }, ben: {} });
  expect(ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'counter', pay: ['sapphire'] }]);
});

test('MG-CHAR-ELAD-02 the claimant chooses among the spells that still cost two', () => {
  const scene = scenario({
    ana: { character: 'daniel-the-pyromancer', hand: ['fireball', 'emerald'] },
    ben: { hearts: 1, character: 'elad-the-knowledgeable', chosenSpell: 'wither' },
    cleo: {},
  });
  const { ana, ben, table } = scene;
  table.willRoll(4, 1);
  ana.plays('castFireball', { target: ben });
  table.isBackTo(ana, 'chooseSpell');
  expect(ana.offered()).toEqual([
    { do: 'chooseSpell', spell: 'wither' },
    { do: 'chooseSpell', spell: 'counter' },
    { do: 'chooseSpell', spell: 'heal' },
  ]);
  ana.plays('chooseSpell', { spell: 'heal' });
  expect(ana.player.chosenSpell).toBe('heal');
  expect(ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'heal', pay: ['emerald'] }]);
});

test('MG-CHAR-ELAD-02 with all four discounted nothing happens', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['fireball'], character: 'daniel-the-pyromancer', claimed: ['davina-the-dark', 'anderson-the-azure', 'luke-the-cleric'] },
    ben: { hearts: 1, character: 'elad-the-knowledgeable', chosenSpell: 'wither' },
    cleo: {},
  });
  table.willRoll(4, 1);
  ana.plays('castFireball', { target: ben });
  expect(ana.player.chosenSpell).toBe(null);
  table.isBackTo(ana, 'act');
});

const twelve: Card[] = Array<Card>(12).fill('zoe');

test('MG-CHAR-ADVEK-01 MG-HAND-01 twelve cards may stay, thirteen may not', () => {
  const full = scenario({ ana: { character: 'advek-the-resourceful', hand: twelve }, ben: {} }, { actions: 1 });
  full.ana.plays('pass');
  full.table.isBackTo(full.ben, 'act');
  const over = scenario({ ana: { character: 'advek-the-resourceful', hand: [...twelve, 'ruby'] }, ben: {} }, { actions: 1 });
  over.ana.plays('pass');
  over.table.isBackTo(over.ana, 'discard');
  over.ana.plays('discard', { card: 'ruby' });
  over.table.isBackTo(over.ben, 'act');
});

test('MG-CHAR-ADVEK-02 the claimant keeps twelve as well', () => {
  const { ana, table } = claims('advek-the-resourceful', { hand: [...twelve, 'ruby'] }, { actions: 2 });
  ana.plays('pass');
  table.isBackTo(ana, 'discard');
  ana.plays('discard', { card: 'ruby' });
  expect(ana.hand).toEqual(twelve);
});

test('MG-CHAR-MORTIMER-01 an Item costs 200 Fin, and a 400 card buys one', () => {
  const { ana } = scenario({ ana: { character: 'lord-mortimer', hand: ['fin-200', 'fin-400', 'fin-400'] }, ben: {} });
  expect(ana.offered('buyItem')).toEqual([{ do: 'buyItem', pay: ['fin-200'] }]);
  ana.plays('buyItem', { pay: ['fin-400'] });
  expect(ana.hand).toEqual(['fin-200', 'fin-400', 'firestorm']);
  expect(ana.cannot('buyItem', { pay: ['fin-200', 'fin-400'] }).rule).toBe('MG-PAY-09');
  ana.plays('buyItem', { pay: ['fin-200'] });
  expect(ana.hand).toEqual(['fin-400', 'firestorm', 'troll-trap']);
});

test('MG-CHAR-MORTIMER-02 the claimant pays 200 as well', () => {
  const { ana } = claims('lord-mortimer', { hand: ['fin-200'] });
  expect(ana.offered('buyItem')).toEqual([{ do: 'buyItem', pay: ['fin-200'] }]);
});

test('MG-CHAR-CARO-01 a second roll follows a failed one, and only then', () => {
  const second = scenario({ ana: { character: 'caro-the-troll-tamer' }, ben: {} });
  second.table.willRoll(1, 2, 3, 3);
  second.ana.plays('rollForTroll');
  expect([second.game.troll, second.game.actions, second.game.rolls.length]).toEqual([0, 2, 4]);
  second.table.isBackTo(second.ana, 'act');
  const first = scenario({ ana: { character: 'caro-the-troll-tamer' }, ben: {} });
  first.table.willRoll(4, 4);
  first.ana.plays('rollForTroll');
  expect([first.game.troll, first.game.rolls.length]).toEqual([0, 2]);
  const neither = scenario({ ana: { character: 'caro-the-troll-tamer' }, ben: {} });
  neither.table.willRoll(1, 2, 3, 4);
  neither.ana.plays('rollForTroll');
  expect([neither.game.troll, neither.game.actions]).toEqual([null, 2]);
  expect(neither.table.heard().at(-1)).toEqual({ is: 'trollMissed', seat: 0, dice: [1, 2, 3, 4] });
});

test('MG-CHAR-CARO-02 the claimant rolls twice as well', () => {
  const { ana, game, table } = claims('caro-the-troll-tamer');
  table.willRoll(1, 2, 3, 3);
  ana.plays('rollForTroll');
  expect([game.troll, game.rolls.length]).toEqual([0, 4]);
});

test('MG-CHAR-KATHAZAN-02 the claimant may take three Miziko from the Row', () => {
  const { ana } = claims('kathazan-wildrock', {}, { row: ['miziko', 'miziko', 'miziko', 'miziko', 'ruby'], actions: 6 });
  for (const place of [0, 1, 2]) ana.plays('drawRow', { place });
  expect(ana.cannot('drawRow', { place: 3 }).rule).toBe('MG-DRAW-03');
});

test('MG-CHAR-DYLAN-01 begins with three hearts', () => {
  const player = dealt('dylan-heartstone').players[0]!;
  expect([player.hearts, player.hand.length]).toEqual([3, 4]);
});

test('MG-CHAR-DYLAN-02 the claimant gains a heart, up to three', () => {
  expect(claims('dylan-heartstone', { hearts: 1 }).ana.hearts).toBe(2);
  expect(claims('dylan-heartstone', { hearts: 3 }).ana.hearts).toBe(3);
});

test('MG-CHAR-AKONIDAN-01 begins with one of each Spell from the piles, and no Resource', () => {
  const game = dealt('akonidan-the-alacritous');
  expect(game.players[0]?.hand).toEqual(['fireball', 'wither', 'counter', 'heal']);
  expect(game.spells).toEqual({ fireball: 7, wither: 7, counter: 7, heal: 7 });
});

test('MG-CHAR-AKONIDAN-02 the claimant takes one of each, after the victim’s Spells have gone back; an empty pile gives nothing', () => {
  const scene = scenario(
    { ana: { hand: ['fireball'] }, ben: { hearts: 1, character: 'akonidan-the-alacritous', hand: ['wither'] }, cleo: { hand: ['heal'] } },
    { spells: { fireball: 0, wither: 0, counter: 5, heal: 0 } },
  );
  const { ana, ben, table, game } = scene;
  ana.plays('castFireball', { target: ben });
  ben.plays('decline');
  table.willRoll(4, 1);
  ben.plays('decline');
  ben.plays('decline');
  expect([ana.hand, game.spells]).toEqual([['fireball', 'wither', 'counter'], { fireball: 0, wither: 0, counter: 4, heal: 0 }]);
  expect(table.heard().at(-1)).toEqual({ is: 'spellsClaimed', seat: 0, spells: ['fireball', 'wither', 'counter'] });
});

test('MG-CHAR-AKONIDAN-02 what is missed is not made up for later', () => {
  const { ana, game, table } = claims('akonidan-the-alacritous', {}, { spells: { heal: 0 } });
  game.spells.heal = 3;
  ana.plays('pass');
  expect(ana.hand).not.toContain('heal');
  table.isBackTo(ana, 'act');
});
