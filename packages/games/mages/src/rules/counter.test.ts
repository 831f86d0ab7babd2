import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

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

test.each(['fireball', 'wither'] as const)('MG-SPELL-COUNTER-02 against %s, whoever is the target now may, and nobody before or after', (spell) => {
  const { ana, ben, cleo, table } = scenario({
    ana: { hand: [spell, 'ruby'] },
    ben: { hand: ['apprentices-shield', 'counter'] },
    cleo: { hand: ['counter', 'ruby'], levels: { attack: 1, healing: 1 } },
  });
  ana.plays(spell === 'fireball' ? 'castFireball' : 'castWither', { target: ben });
  expect(ben.offered('respond')).toContainEqual({ do: 'respond', card: 'counter' });
  ben.plays('respond', { card: 'apprentices-shield', target: cleo });
  expect(ben.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
  expect(cleo.offered('respond')).toEqual([{ do: 'respond', card: 'counter' }]);
  cleo.plays('decline');
  const late = 'It is too late for a Counter: an attack is answered once, before cards are laid for the dice.';
  expect(cleo.cannot('respond', { card: 'counter' })).toEqual({ rule: 'MG-SPELL-COUNTER-02', reason: late });
  table.willRoll(4, 1);
  cleo.plays('decline');
  expect(cleo.cannot('respond', { card: 'counter' }).rule).toBe('MG-SPELL-COUNTER-02');
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
