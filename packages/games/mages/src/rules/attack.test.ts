import { expect, test } from 'vitest';
import { mages } from '../index.ts';
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

test('MG-SPELL-COUNTER-01 two Sapphires, and no Counter answers a Counter', () => {
  const price = scenario({ ana: { hand: ['sapphire', 'sapphire'] }, ben: {} });
  expect(price.ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'counter', pay: ['sapphire', 'sapphire'] }]);
  const { ana, ben } = scenario({ ana: { hand: ['fireball', 'counter'] }, ben: { hand: ['counter'] } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  expect(ana.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
});

test('MG-SPELL-COUNTER-02 only the current target, and only if the card is held', () => {
  const { ana, ben, cleo } = scenario({ ana: { hand: ['fireball', 'counter'] }, ben: { hand: ['ruby'] }, cleo: { hand: ['counter'] } });
  expect(cleo.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
  ana.plays('castFireball', { target: ben });
  for (const one of [ana, ben, cleo]) expect(one.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
});

test('MG-SPELL-COUNTER-03 a Wither thrown back lowers a skill of the caster that the defender picks', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'], levels: { attack: 1, healing: 2 } }, ben: { hand: ['counter'], levels: { attack: 3 } } });
  ana.plays('castWither', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ben, 'lowerSkill');
  ben.plays('lowerSkill', { skill: 'healing' });
  expect([ana.levels, ben.levels.attack]).toEqual([{ attack: 1, defense: 0, 'dark-magic': 0, healing: 1 }, 3]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-COUNTER-03 a Wither thrown back at a caster without levels does nothing', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['counter'], levels: { attack: 3 } } });
  ana.plays('castWither', { target: ben });
  table.willRoll(1, 3);
  ben.plays('respond', { card: 'counter' });
  expect([Object.values(ana.levels), ben.levels.attack]).toEqual([[0, 0, 0, 0], 3]);
  expect(table.heard().at(-1)).toEqual({ is: 'nothingToLower', seat: 0 });
});

test('MG-SPELL-COUNTER-05 one Counter to an attack, and no other answer after a Barrier', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['wither', 'shattered-barrier'] },
    ben: { hand: ['counter', 'counter', 'apprentices-shield', 'melgorns-lantern'], levels: { attack: 1 } },
  });
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'counter' });
  ana.plays('respond', { card: 'shattered-barrier' });
  table.isBackTo(ben, 'layCards');
  for (const card of ['counter', 'apprentices-shield', 'melgorns-lantern'] as const) ben.cannot('respond', { card });
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
  table.willRoll(1, 3);
  ben.plays('decline');
  expect([ana.levels.attack, ben.levels.attack]).toEqual([0, 1]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-COUNTER-06 MG-ITEM-LANTERN-04 a spell thrown back leaves its caster nothing to answer with', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['wither', 'counter', 'apprentices-shield', 'melgorns-lantern'], table: ['melgorns-lantern'], levels: { attack: 1 } },
    ben: { hand: ['counter'] },
    cleo: {},
  });
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'counter' });
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  table.willRoll(1, 3);
  ana.plays('decline');
  expect([ana.levels.attack, ana.hand, ana.front]).toEqual([0, ['counter', 'apprentices-shield', 'melgorns-lantern'], ['melgorns-lantern']]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-COUNTER-06 but a Fireball thrown back can be survived with a Heal', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'heal'], hearts: 1 }, ben: { hand: ['counter'] } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(1, 3);
  ana.plays('decline');
  table.isBackTo(ana, 'staveOffDeath');
  table.willRoll(4, 2);
  ana.plays('respond', { card: 'heal' });
  expect(ana.hearts).toBe(1);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-LANTERN-01 MG-ITEM-LANTERN-03 a Lantern from hand cancels the Wither', () => {
  const { ana, ben, table, game } = scenario(
    { ana: { hand: ['wither'] }, ben: { hand: ['melgorns-lantern', 'ruby'], levels: { attack: 1 } } },
    { spells: { wither: 0 } },
  );
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'melgorns-lantern' });
  expect([game.rolls, ben.levels.attack, ben.hand, game.itemDiscard, game.spells.wither]).toEqual([[], 1, ['ruby'], ['melgorns-lantern'], 1]);
  expect(table.heard().at(-1)).toEqual({ is: 'witherCancelled', seat: 1, from: 'hand' });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-LANTERN-01 MG-ITEM-LANTERN-02 MG-ITEM-GEN-06 a Lantern on the table works by itself', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['melgorns-lantern'] }, ben: { hand: ['wither', 'wither', 'ruby'] } }, { actions: 1 });
  ana.plays('playItem', { item: 'melgorns-lantern' });
  expect(ana.front).toEqual(['melgorns-lantern']);
  ana.plays('pass');
  ben.plays('castWither', { target: ana });
  expect([ana.front, game.rolls, game.itemDiscard]).toEqual([[], [], ['melgorns-lantern']]);
  table.isBackTo(ben, 'act');
  table.willRoll(1, 2);
  ben.plays('castWither', { target: ana });
  table.isBackTo(ben, 'act');
});

test('MG-ITEM-LANTERN-03 only the target answers with it', () => {
  const { ana, ben, cleo } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['ruby'] }, cleo: { hand: ['melgorns-lantern'] } });
  expect(cleo.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-03');
  ana.plays('castWither', { target: ben });
  expect(cleo.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-03');
});

test('MG-ITEM-LANTERN-04 it does nothing against Fireball or Limiting Poison', () => {
  const { ana, ben, table } = scenario({
    ana: { hand: ['fireball', 'limiting-poison'] },
    ben: { hand: ['melgorns-lantern'], table: ['melgorns-lantern'], levels: { healing: 1 } },
  });
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'healing' });
  expect([ben.levels.healing, ben.front]).toEqual([0, ['melgorns-lantern']]);
  ana.plays('castFireball', { target: ben });
  expect(ben.cannot('respond', { card: 'melgorns-lantern' }).rule).toBe('MG-ITEM-LANTERN-04');
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('decline');
  expect([ben.hearts, ben.front]).toEqual([1, ['melgorns-lantern']]);
});

test('MG-ITEM-LANTERN-05 of two Lanterns on the table one Wither takes one', () => {
  const { ana, ben } = scenario({ ana: { hand: ['wither'] }, ben: { table: ['melgorns-lantern', 'melgorns-lantern'] } });
  ana.plays('castWither', { target: ben });
  expect(ben.front).toEqual(['melgorns-lantern']);
});

test('MG-ITEM-SHIELD-01 only the current target plays it, before the dice', () => {
  const { ana, ben, cleo } = scenario({
    ana: { hand: ['fireball', 'apprentices-shield'] },
    ben: { hand: ['apprentices-shield'] },
    cleo: { hand: ['apprentices-shield'] },
  });
  expect(ana.cannot('playItem', { item: 'apprentices-shield' }).rule).toBe('MG-ITEM-SHIELD-01');
  expect(ben.cannot('respond', { card: 'apprentices-shield', target: cleo }).rule).toBe('MG-ITEM-SHIELD-01');
  ana.plays('castFireball', { target: ben });
  expect(cleo.cannot('respond', { card: 'apprentices-shield', target: ben }).rule).toBe('MG-ITEM-SHIELD-01');
  ben.plays('decline');
  expect(ben.cannot('respond', { card: 'apprentices-shield', target: cleo }).rule).toBe('MG-ITEM-SHIELD-01');
});

test('MG-ITEM-SHIELD-02 the attack moves to a living player, neither caster nor user', () => {
  const { ana, ben, cleo, dan, eva, table, game } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['apprentices-shield'] },
    cleo: {},
    dan: { status: 'dead', hearts: 0 },
    eva: {},
  });
  ana.plays('castFireball', { target: ben });
  expect(ben.offered('respond')).toEqual([
    { do: 'respond', card: 'apprentices-shield', target: cleo.seat },
    { do: 'respond', card: 'apprentices-shield', target: eva.seat },
  ]);
  for (const target of [ana, ben, dan]) expect(ben.cannot('respond', { card: 'apprentices-shield', target }).rule).toBe('MG-ITEM-SHIELD-02');
  table.willRoll(3, 2);
  ben.plays('respond', { card: 'apprentices-shield', target: eva });
  expect([ben.hearts, eva.hearts, cleo.hearts, game.itemDiscard]).toEqual([2, 1, 2, ['apprentices-shield']]);
  expect(table.heard()).toContainEqual({ is: 'attackDeflected', seat: 1, target: 4 });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-03 the new target answers like any other, even with a Shield back', () => {
  const { ana, ben, cleo, table, game } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['apprentices-shield', 'counter'], levels: { defense: 2 } },
    cleo: { hand: ['apprentices-shield', 'counter'], levels: { defense: 3 } },
  });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect(cleo.offered()).toEqual([{ do: 'respond', card: 'counter' }, { do: 'respond', card: 'apprentices-shield', target: 1 }, { do: 'decline' }]);
  cleo.plays('respond', { card: 'apprentices-shield', target: ben });
  table.willRoll(1, 7);
  ben.plays('respond', { card: 'counter' });
  expect([ana.hearts, game.rolls[1]]).toEqual([1, expect.objectContaining({ seat: 1, sides: 8 })]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-03 a Lantern in front of the new target cancels a deflected Wither', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['wither'] }, ben: { hand: ['apprentices-shield'] }, cleo: { table: ['melgorns-lantern'] } });
  ana.plays('castWither', { target: ben });
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect(cleo.front).toEqual([]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-SHIELD-04 MG-TWO-02 while two live it is a Counter, and a Barrier cancels it', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'ruby'] }, ben: { hand: ['apprentices-shield'] }, cleo: { status: 'dead', hearts: 0 } });
  ana.plays('castFireball', { target: ben });
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'apprentices-shield' }, { do: 'decline' }]);
  ben.plays('respond', { card: 'apprentices-shield' });
  expect(table.heard()).toContainEqual({ is: 'attackCountered', seat: 1, card: 'apprentices-shield' });
  table.isBackTo(ana, 'shatterCounter');
  table.willRoll(1, 2);
  ana.plays('decline');
  expect([ana.hearts, ben.hearts]).toEqual([1, 2]);
  const shattered = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['apprentices-shield'] } });
  shattered.ana.plays('castFireball', { target: shattered.ben });
  shattered.ben.plays('respond', { card: 'apprentices-shield' });
  shattered.table.willRoll(1, 2);
  shattered.ana.plays('respond', { card: 'shattered-barrier' });
  expect(shattered.ana.hearts).toBe(2);
});

test('MG-ITEM-BARRIER-01 a shattered Counter does not reflect', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } });
  expect(ana.cannot('playItem', { item: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  ana.plays('castFireball', { target: ben });
  expect(ana.cannot('respond', { card: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  ben.plays('respond', { card: 'counter' });
  table.willRoll(2, 4);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect([ana.hearts, ben.hearts, game.itemDiscard]).toEqual([2, 2, ['shattered-barrier']]);
  expect(table.heard()).toContainEqual({ is: 'counterShattered', seat: 0 });
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-BARRIER-02 the cancelled Counter is back in its pile, and the dice are rolled', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } }, { spells: { counter: 0 } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(4, 2);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect([game.spells.counter, ben.hearts, game.rolls.length]).toEqual([1, 1, 2]);
});

test('MG-ITEM-BARRIER-03 a Barrier is not answered by a Barrier', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter', 'shattered-barrier'] } });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  ana.plays('respond', { card: 'shattered-barrier' });
  table.isBackTo(ben, 'layCards');
  expect(ben.cannot('respond', { card: 'shattered-barrier' }).rule).toBe('MG-ITEM-BARRIER-01');
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
});

test('MG-ITEM-BARRIER-04 it does not stop a Shield that deflects', () => {
  const { ana, ben, cleo, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['apprentices-shield'] }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  table.willRoll(3, 1);
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect([ana.hand, cleo.hearts]).toEqual([['shattered-barrier'], 1]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-GEN-09 a Barrier can be played inside the last action', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'shattered-barrier'] }, ben: { hand: ['counter'] } }, { actions: 1 });
  ana.plays('castFireball', { target: ben });
  ben.plays('respond', { card: 'counter' });
  table.willRoll(1, 2);
  ana.plays('respond', { card: 'shattered-barrier' });
  expect(ana.hearts).toBe(2);
  table.isBackTo(ben, 'act');
});

test('MG-INFO-04 whoever may answer and holds a card is asked, whatever the card is', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball', 'zoe'], hearts: 1 }, ben: { hand: ['pyro', 'counter'] } });
  ana.plays('castFireball', { target: ben });
  table.isBackTo(ben, 'answerAttack');
  ben.plays('respond', { card: 'counter' });
  table.isBackTo(ana, 'shatterCounter');
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  ana.plays('decline');
  table.isBackTo(ben, 'layCards');
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
  table.willRoll(1, 2);
  ben.plays('decline');
  table.isBackTo(ana, 'staveOffDeath');
  expect(ana.offered()).toEqual([{ do: 'decline' }]);
  ana.plays('decline');
  expect(game.result?.winners).toEqual([1]);
});

test('MG-INFO-04 an empty hand is not asked', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1 } });
  table.willRoll(3, 1);
  ana.plays('castFireball', { target: ben });
  expect(game.result?.winners).toEqual([0]);
  table.isOver();
});

test('every window is marked as one, aimed at whoever is asked, with passing as the default', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball', 'zoe'], hearts: 1 }, ben: { hand: ['counter', 'zoe'] } });
  const windows: unknown[] = [];
  const look = (): void => void windows.push(mages.rulebook.settle(game)[0]);
  ana.plays('castFireball', { target: ben });
  look();
  ben.plays('respond', { card: 'counter' });
  look();
  ana.plays('decline');
  look();
  game.random.script = [1, 2];
  ben.plays('decline');
  look();
  for (const prompt of windows) expect(prompt).toMatchObject({ window: true, target: true, otherwise: { do: 'decline' } });
  expect(windows).toHaveLength(4);
});

test('an attack cannot be taken back once others may answer it', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['counter'] } });
  const { walls } = game;
  ana.plays('castFireball', { target: ben });
  expect(game.walls).toBeGreaterThan(walls);
  const before = game.walls;
  ben.plays('respond', { card: 'counter' });
  expect(game.walls).toBeGreaterThan(before);
});
