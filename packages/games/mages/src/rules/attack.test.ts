import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('MG-SPELL-FIREBALL-01 two Rubies, one action, open to a Counter', () => {
  const price = scenario({ ana: { hand: ['ruby', 'ruby', 'sapphire'] }, ben: {} });
  expect(price.ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'fireball', pay: ['ruby', 'ruby'] }]);
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['counter'] } });
  ana.plays('castFireball', { target: ben });
  expect(game.actions).toBe(2);
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'counter' }, { do: 'decline' }]);
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('decline');
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-FIREBALL-02 the caster’s Attack die against the target’s Defense die', () => {
  const { ana, cleo, table, game } = scenario({
    ana: { hand: ['fireball'], levels: { attack: 2, defense: 3 } },
    ben: { levels: { defense: 3 } },
    cleo: { levels: { attack: 3, defense: 1 } },
  });
  table.willRoll(8, 6);
  ana.plays('castFireball', { target: cleo });
  expect(game.rolls).toMatchObject([
    { seat: 0, for: 'attack', sides: 8 },
    { seat: 2, for: 'defense', sides: 6 },
  ]);
});

test('MG-SPELL-FIREBALL-03 MG-ROLL-07 the target loses one heart if the caster wins', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['fireball'] }, ben: {}, cleo: {} });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect([ana.hearts, ben.hearts, cleo.hearts]).toEqual([2, 1, 2]);
  expect(table.heard().at(-1)).toEqual({ is: 'heartLost', seat: 1, hearts: 1 });
  table.isBackTo(ana, 'act');
});

test('MG-ROLL-05 nothing happens if the defender wins without a Counter', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball'] }, ben: {} });
  table.willRoll(1, 3);
  ana.plays('castFireball', { target: ben });
  expect([ana.hearts, ben.hearts]).toEqual([2, 2]);
  expect(table.heard().at(-1)).toEqual({ is: 'attackFailed', seat: 0, target: 1, spell: 'fireball' });
  table.isBackTo(ana, 'act');
});

test('MG-ROLL-06 with a Counter in force the winning defender sends the spell back', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['counter'] } });
  ana.plays('castFireball', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  expect([ana.hearts, ben.hearts, ben.hand]).toEqual([1, 2, []]);
  expect(table.heard()).toContainEqual({ is: 'attackReflected', seat: 1, target: 0, spell: 'fireball' });
  table.isBackTo(ana, 'act');
});

test('MG-ROLL-07 MG-SPELL-COUNTER-04 if the caster wins, the Counter was wasted', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['counter'] } }, { spells: { counter: 3 } });
  ana.plays('castFireball', { target: ben });
  table.willRoll(3, 1);
  ben.plays('respond', { card: 'counter' });
  expect([ana.hearts, ben.hearts, game.spells.counter]).toEqual([2, 1, 4]);
  expect(table.heard()).not.toContainEqual(expect.objectContaining({ is: 'attackReflected' }));
});

test('MG-ROLL-11 once the first die is rolled, nothing answers the attack any more', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither', 'ruby'] }, ben: { hand: ['counter', 'agrins-curse'], levels: { attack: 1, defense: 1 } } });
  ana.plays('castWither', { target: ben });
  ben.plays('decline');
  expect(ben.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
  table.willRoll(4, 1);
  ben.plays('decline');
  table.isBackTo(ana, 'lowerSkill');
  expect(ben.cannot('respond', { card: 'agrins-curse' }).rule).toBe('MG-ITEM-CURSE-02');
  expect(ben.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
});

test('MG-SPELL-GEN-01 a Spell just bought can be cast with a further action', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['ruby', 'ruby'] }, ben: {} });
  ana.plays('buySpell', { spell: 'fireball' });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect([ben.hearts, game.actions]).toEqual([1, 1]);
});

test('MG-SPELL-GEN-02 Fireball, Wither and Heal are cast on the own turn only', () => {
  const { ana, ben } = scenario({ ana: {}, ben: { hand: ['fireball', 'wither', 'heal'] } });
  expect(ben.cannot('castFireball', { target: ana }).rule).toBe('MG-SPELL-GEN-02');
  expect(ben.cannot('castWither', { target: ana }).rule).toBe('MG-SPELL-GEN-02');
  expect(ben.cannot('castHeal').rule).toBe('MG-SPELL-GEN-02');
});

test('MG-SPELL-GEN-03 as many spells as actions', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'fireball', 'wither', 'golden-hourglass', 'fireball'] }, ben: { hearts: 3 } });
  ana.plays('playItem', { item: 'golden-hourglass' });
  table.willRoll(1, 2, 1, 2, 1, 2, 1, 2);
  ana.plays('castFireball', { target: ben });
  ana.plays('castFireball', { target: ben });
  ana.plays('castWither', { target: ben });
  ana.plays('castFireball', { target: ben });
  expect(game.actions).toBe(1);
});

test('MG-SPELL-GEN-04 only Fireball and Wither open a window for a Counter', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['heal', 'firestorm', 'limiting-poison'] }, ben: { hand: ['counter'], levels: { attack: 1 } } });
  table.willRoll(1, 2);
  ana.plays('castHeal');
  table.isBackTo(ana, 'act');
  table.willRoll(2, 1);
  ana.plays('playItem', { item: 'firestorm' });
  table.isBackTo(ana, 'act');
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' });
  table.isBackTo(ana, 'act');
  expect(ben.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
});

test('MG-SPELL-GEN-05 MG-TERM-01 any opponent can be attacked, but nobody dead, out, or oneself', () => {
  const { ana, ben, cleo, dan, eva } = scenario({
    ana: { hand: ['fireball', 'wither'] },
    ben: { status: 'dead', hearts: 0 },
    cleo: { status: 'out', hearts: 0 },
    dan: {},
    eva: {},
  });
  for (const kind of ['castFireball', 'castWither'] as const) {
    expect(ana.offered(kind)).toEqual([
      { do: kind, target: dan.seat },
      { do: kind, target: eva.seat },
    ]);
    for (const target of [ana, ben, cleo]) expect(ana.cannot(kind, { target }).rule).toBe('MG-SPELL-GEN-05');
    expect(ana.cannot(kind, { target: 9 }).rule).toBe('MG-SPELL-GEN-05');
  }
});

test('MG-TERM-05 Firestorm and Limiting Poison are no attacks: no answer to them is asked for', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['firestorm', 'limiting-poison'] },
    ben: { hand: ['counter', 'apprentices-shield', 'melgorns-lantern'], levels: { attack: 1 } },
  });
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' });
  table.isBackTo(ana, 'act');
  table.willRoll(3, 1);
  ana.plays('playItem', { item: 'firestorm' });
  table.isBackTo(ana, 'act');
  expect([ben.levels.attack, ben.hearts]).toEqual([0, 1]);
});

test('MG-SPELL-WITHER-01 two Black Diamonds, one action, open to Counter and Lantern', () => {
  const price = scenario({ ana: { hand: ['black-diamond', 'black-diamond'] }, ben: {} });
  expect(price.ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'wither', pay: ['black-diamond', 'black-diamond'] }]);
  const { ana, ben, game } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['counter', 'melgorns-lantern'] } });
  ana.plays('castWither', { target: ben });
  expect(game.actions).toBe(2);
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'counter' }, { do: 'respond', card: 'melgorns-lantern' }, { do: 'decline' }]);
});

test('MG-SPELL-WITHER-02 the caster’s Dark Magic die against the target’s Defense die', () => {
  const { ana, ben, table, game } = scenario({
    ana: { hand: ['wither'], levels: { 'dark-magic': 3, attack: 1 } },
    ben: { levels: { defense: 2, 'dark-magic': 1 } },
  });
  table.willRoll(1, 2);
  ana.plays('castWither', { target: ben });
  expect(game.rolls).toMatchObject([
    { for: 'dark-magic', sides: 10 },
    { for: 'defense', sides: 8 },
  ]);
});

test('MG-SPELL-WITHER-03 the winning caster picks a skill above 0, after the roll', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'], levels: { healing: 2 } }, ben: { levels: { attack: 2, defense: 1, healing: 3 } } });
  table.willRoll(3, 1);
  ana.plays('castWither', { target: ben });
  table.isBackTo(ana, 'lowerSkill');
  expect(ana.offered()).toEqual([
    { do: 'lowerSkill', skill: 'attack' },
    { do: 'lowerSkill', skill: 'defense' },
    { do: 'lowerSkill', skill: 'healing' },
  ]);
  expect(ana.cannot('lowerSkill', { skill: 'dark-magic' }).rule).toBe('MG-SPELL-WITHER-03');
  ana.plays('lowerSkill', { skill: 'healing' });
  expect([ben.levels, ana.levels.healing, ben.hearts]).toEqual([{ attack: 2, defense: 1, 'dark-magic': 0, healing: 2 }, 2, 2]);
  expect(table.heard().at(-1)).toEqual({ is: 'levelLost', seat: 1, by: 0, skill: 'healing', level: 2 });
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-WITHER-03 a single skill above 0 needs no question', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'] }, ben: { levels: { attack: 2 } } });
  table.willRoll(3, 1);
  ana.plays('castWither', { target: ben });
  expect(ben.levels.attack).toBe(1);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-WITHER-04 a target with nothing above 0 can be attacked, to no effect', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'] }, ben: {} });
  table.willRoll(3, 1);
  ana.plays('castWither', { target: ben });
  expect([Object.values(ben.levels), ben.hearts]).toEqual([[0, 0, 0, 0], 2]);
  expect(table.heard().at(-1)).toEqual({ is: 'nothingToLower', seat: 1 });
  table.isBackTo(ana, 'act');
});
