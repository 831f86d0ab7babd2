import { expect, test } from 'vitest';
import { type MageSpec, scenario, type TableSpec } from '../scenario.ts';

const doubled = { with: 'doubling-potion' };
const scene = (spell: 'fireball' | 'wither' | 'heal', mats: { ana?: MageSpec; ben?: MageSpec; cleo?: MageSpec } = {}, spec: TableSpec = {}) =>
  scenario(
    { ana: { ...mats.ana, hand: [spell, 'doubling-potion', ...(mats.ana?.hand ?? [])] }, ben: mats.ben ?? {}, ...(mats.cleo && { cleo: mats.cleo }) },
    spec,
  );

test('MG-ITEM-DOUBLING-03 a Fireball is cast twice, with its own rolls, for two actions and one card', () => {
  const { ana, ben, table, game } = scene('fireball', { ben: { hearts: 3 } }, { spells: { fireball: 1 } });
  table.willRoll(2, 1, 3, 1);
  ana.plays('castFireball', { target: ben, ...doubled });
  expect([ben.hearts, game.actions, ana.hand, game.spells.fireball, game.itemDiscard]).toEqual([1, 1, [], 2, ['doubling-potion']]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-DOUBLING-03 so are Wither and Heal', () => {
  const wither = scene('wither', { ben: { levels: { attack: 3 } } });
  wither.table.willRoll(2, 1, 3, 1);
  wither.ana.plays('castWither', { target: wither.ben, ...doubled });
  expect([wither.ben.levels.attack, wither.game.actions]).toEqual([1, 1]);
  const heal = scene('heal', { ana: { hearts: 1 } }, { spells: { heal: 0 } });
  heal.table.willRoll(2, 1, 3, 1);
  heal.ana.plays('castHeal', doubled);
  expect([heal.ana.hearts, heal.game.actions, heal.game.spells.heal, heal.game.itemDiscard]).toEqual([3, 1, 1, ['doubling-potion']]);
  heal.table.isBackTo(heal.ana, 'act');
});

test('MG-ITEM-DOUBLING-03 a Potion is needed', () => {
  const { ana, ben } = scenario({ ana: { hand: ['fireball', 'heal'] }, ben: {} });
  expect(ana.cannot('castFireball', { target: ben, ...doubled }).rule).toBe('MG-ITEM-DOUBLING-03');
  expect(ana.cannot('castHeal', doubled).rule).toBe('MG-ITEM-DOUBLING-03');
});

test('MG-ITEM-DOUBLING-04 with one action left no spell is doubled', () => {
  const one = scene('fireball', { ana: { hand: ['wither', 'heal'] } }, { actions: 1 });
  for (const kind of ['castFireball', 'castWither'] as const) expect(one.ana.cannot(kind, { target: one.ben, ...doubled }).rule).toBe('MG-ITEM-DOUBLING-04');
  expect(one.ana.cannot('castHeal', doubled).rule).toBe('MG-ITEM-DOUBLING-04');
  const two = scene('fireball', {}, { actions: 2 });
  two.table.willRoll(1, 2, 1, 2);
  two.ana.plays('castFireball', { target: two.ben, ...doubled });
  two.table.isBackTo(two.ben, 'act');
});

test('MG-ITEM-DOUBLING-05 the second target is named when the first casting is over', () => {
  const { ana, ben, cleo, table, game } = scene('fireball', { cleo: {} });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben, ...doubled });
  table.isBackTo(ana, 'nameTarget');
  expect([ben.hearts, game.actions]).toEqual([1, 1]);
  expect(ana.cannot('nameTarget', { target: ana }).rule).toBe('MG-ITEM-DOUBLING-05');
  expect(ana.offered()).toEqual([
    { do: 'nameTarget', target: 1 },
    { do: 'nameTarget', target: 2 },
  ]);
  table.willRoll(1, 2);
  ana.plays('nameTarget', { target: cleo });
  expect([ben.hearts, cleo.hearts]).toEqual([1, 2]);
  expect(table.heard()).toContainEqual({ is: 'spellCastAgain', seat: 0, spell: 'fireball', target: 2 });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-DOUBLING-05 a second Heal has its own dungeon', () => {
  const { ana, cleo, table, game } = scene('heal', { ana: { hearts: 1 }, cleo: {} });
  table.willRoll(1, 2);
  ana.plays('castHeal', doubled);
  table.isBackTo(ana, 'nameDungeon');
  table.willRoll(3, 1);
  ana.plays('nameTarget', { target: cleo });
  expect([ana.hearts, game.rolls[1]?.seat]).toEqual([2, 2]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-DOUBLING-05 MG-ITEM-DOUBLING-07 each casting has its own answers, and each card serves once', () => {
  const { ana, ben, table, game } = scene('fireball', { ana: { hearts: 3 }, ben: { hand: ['counter', 'agrins-curse', 'mirror-of-illusion'] } });
  ana.plays('castFireball', { target: ben, ...doubled });
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ben, 'layCards');
  ben.plays('respond', { card: 'agrins-curse' });
  table.willRoll(3, 3);
  ben.plays('decline');
  expect([ana.hearts, game.rolls[0]?.modifier, ana.front]).toEqual([2, -1, []]);
  table.isBackTo(ben, 'answerAttack');
  ben.plays('decline');
  table.willRoll(3, 1, 4);
  ben.plays('respond', { card: 'mirror-of-illusion' });
  expect([ana.hearts, ben.hearts, ben.front]).toEqual([2, 2, []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-DOUBLING-05 a Counter of the first casting is not in force in the second', () => {
  const { ana, ben, table } = scene('fireball', { ana: { hearts: 3 }, ben: { hand: ['counter'] } });
  ana.plays('castFireball', { target: ben, ...doubled });
  table.willRoll(1, 2, 1, 2);
  ben.plays('respond', { card: 'counter' });
  expect([ana.hearts, ben.hearts]).toEqual([2, 2]);
});

test('MG-ITEM-DOUBLING-06 MG-ITEM-GEN-06 the caster’s Amulets and Mirrors do not work, and stay', () => {
  const table: MageSpec['table'] = ['amulet-of-luck', 'mirror-of-illusion'];
  const attack = scene('fireball', { ana: { table } });
  attack.table.willRoll(2, 2, 1, 2, 3, 4);
  attack.ana.plays('castFireball', { target: attack.ben, ...doubled });
  expect([attack.ben.hearts, attack.ana.front]).toEqual([2, table]);
  attack.table.isBackTo(attack.ana, 'act');
  const heal = scene('heal', { ana: { table, hearts: 1 } });
  heal.table.willRoll(2, 2, 1, 2, 3, 4);
  heal.ana.plays('castHeal', doubled);
  expect([heal.ana.hearts, heal.ana.front]).toEqual([1, table]);
  heal.table.isBackTo(heal.ana, 'act');
});

test('MG-ITEM-DOUBLING-06 MG-INFO-04 no window for a Barrier opens', () => {
  const { ana, ben, table } = scene('fireball', { ana: { hand: ['shattered-barrier'], hearts: 3 }, ben: { hand: ['counter', 'ruby'] } });
  ana.plays('castFireball', { target: ben, ...doubled });
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ben, 'layCards');
  expect(ana.cannot('respond', { card: 'shattered-barrier' }).rule).toBe('MG-ITEM-DOUBLING-06');
});

test('MG-ITEM-DOUBLING-07 the other side’s Amulet, Lantern and Shield work as usual', () => {
  const { ana, ben, cleo, table } = scene('wither', {
    ben: { table: ['melgorns-lantern'], hand: ['apprentices-shield'] },
    cleo: { table: ['amulet-of-luck'], levels: { attack: 2 } },
  });
  ana.plays('castWither', { target: ben, ...doubled });
  expect(ben.front).toEqual([]);
  ana.plays('nameTarget', { target: ben });
  table.willRoll(3, 3);
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect([cleo.levels.attack, cleo.front]).toEqual([2, []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-LANTERN-05 each casting of a doubled Wither takes its own Lantern', () => {
  const two = scene('wither', { ben: { table: ['melgorns-lantern', 'melgorns-lantern'] } });
  two.ana.plays('castWither', { target: two.ben, ...doubled });
  expect([two.ben.front, two.game.rolls]).toEqual([[], []]);
  two.table.isBackTo(two.ana, 'act');
  const one = scene('wither', { ben: { table: ['melgorns-lantern'], levels: { attack: 1 } } });
  one.table.willRoll(2, 1);
  one.ana.plays('castWither', { target: one.ben, ...doubled });
  expect([one.ben.front, one.ben.levels.attack]).toEqual([[], 0]);
});

test('MG-ITEM-DOUBLING-08 an Item or a Counter cannot be doubled', () => {
  const { ana, ben } = scenario({ ana: { hand: ['fireball', 'doubling-potion', 'golden-hourglass'] }, ben: { hand: ['counter', 'doubling-potion'] } });
  expect(ana.cannot('playItem', { item: 'golden-hourglass', ...doubled }).rule).toBe('MG-ITEM-DOUBLING-08');
  ana.plays('castFireball', { target: ben });
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'counter' }, { do: 'decline' }]);
  expect(ben.cannot('respond', { card: 'counter', ...doubled }).rule).toBe('MG-ITEM-DOUBLING-08');
});

test('MG-ITEM-DOUBLING-09 a caster who dies makes no second casting', () => {
  const { ana, ben, table } = scene('fireball', { ana: { hearts: 1 }, ben: { hand: ['counter'] }, cleo: {} });
  ana.plays('castFireball', { target: ben, ...doubled });
  table.willRoll(1, 2);
  ben.plays('respond', { card: 'counter' });
  expect(ana.status).toBe('dead');
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-DOUBLING-10 the second casting must be made', () => {
  const { ana, ben, table } = scene('fireball', { cleo: {} });
  table.willRoll(1, 2);
  ana.plays('castFireball', { target: ben, ...doubled });
  expect(ana.offered().map(({ do: kind }) => kind)).toEqual(['nameTarget', 'nameTarget']);
  expect(ana.cannot('decline').rule).toBe('TABLE-OFFER');
});

test('MG-ITEM-DOUBLING-10 a doubled Heal ends early with three hearts', () => {
  const { ana, table, game } = scene('heal', { ana: { hearts: 2 }, cleo: {} });
  table.willRoll(2, 1);
  ana.plays('castHeal', doubled);
  expect([ana.hearts, game.actions]).toEqual([3, 1]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-DOUBLING-11 Curses count on both sides, and one laid on the caster cancels an Amulet', () => {
  const both = scene('fireball', { ana: { table: ['agrins-curse'] }, ben: { table: ['agrins-curse'] } });
  both.table.willRoll(2, 2, 3, 1, 2, 1);
  both.ana.plays('castFireball', { target: both.ben, ...doubled });
  expect([both.ana.front, both.ben.front, both.ben.hearts]).toEqual([[], [], 0]);
  const cancel = scene('fireball', { ana: { table: ['amulet-of-luck', 'mirror-of-illusion'] }, ben: { hand: ['agrins-curse'] } });
  cancel.ana.plays('castFireball', { target: cancel.ben, ...doubled });
  cancel.ben.plays('decline');
  cancel.table.willRoll(2, 1, 1, 2);
  cancel.ben.plays('respond', { card: 'agrins-curse' });
  expect([cancel.ana.front, cancel.game.itemDiscard]).toEqual([['mirror-of-illusion'], ['doubling-potion', 'amulet-of-luck', 'agrins-curse']]);
});

test('MG-ITEM-DOUBLING-11 Curses count on the healer of a doubled Heal', () => {
  const { ana, table, game } = scene('heal', { ana: { hearts: 1, table: ['agrins-curse'] } });
  table.willRoll(3, 2, 1, 2, 1, 2);
  ana.plays('castHeal', doubled);
  expect([ana.hearts, ana.front, game.itemDiscard]).toEqual([1, [], ['doubling-potion', 'agrins-curse']]);
});

test('MG-ITEM-DOUBLING-12 MG-STAVE-06 a Heal against death in between takes the caster’s cards, and the second casting follows', () => {
  const { ana, ben, table } = scene('fireball', {
    ana: { hearts: 1, hand: ['heal'], table: ['amulet-of-luck', 'mirror-of-illusion'] },
    ben: { hand: ['counter'] },
    cleo: {},
  });
  ana.plays('castFireball', { target: ben, ...doubled });
  table.willRoll(1, 2);
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ana, 'staveOffDeath');
  table.willRoll(1, 4, 4, 2, 1);
  ana.plays('respond', { card: 'heal' });
  expect([ana.hearts, ana.front]).toEqual([1, []]);
  table.isBackTo(ana, 'nameTarget');
});

test('MG-ITEM-GEN-11 a doubled spell may take the last two actions, also those of an Hourglass', () => {
  const { ana, ben, table, game } = scene('fireball', { ana: { hand: ['golden-hourglass'] } }, { actions: 1 });
  ana.plays('playItem', { item: 'golden-hourglass' });
  ana.plays('pass');
  expect(game.actions).toBe(2);
  table.willRoll(1, 2, 1, 2);
  ana.plays('castFireball', { target: ben, ...doubled });
  table.isBackTo(ben, 'act');
});

test('MG-ACT-09 only a doubled spell costs an action more', () => {
  const { ana, ben, table, game } = scene('fireball', { ana: { hand: ['fireball'] } }, { actions: 4 });
  table.willRoll(1, 2);
  ana.plays('castFireball', { target: ben });
  expect(game.actions).toBe(3);
  table.willRoll(1, 2, 1, 2);
  ana.plays('castFireball', { target: ben, ...doubled });
  expect(game.actions).toBe(1);
});
