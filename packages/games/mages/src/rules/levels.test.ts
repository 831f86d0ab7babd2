import { expect, test } from 'vitest';
import { type Card, type Orb, SKILLS, type Skill } from '../cards/kinds.ts';
import { mages } from '../index.ts';
import { scenario } from '../scenario.ts';
import { duelOf } from '../view/index.ts';

test.each<[Orb, Skill]>([
  ['pyro', 'attack'],
  ['apollo', 'defense'],
  ['necro', 'dark-magic'],
  ['zoe', 'healing'],
])('MG-LEVEL-01 %s raises %s and nothing else', (orb, skill) => {
  const { ana } = scenario({ ana: { hand: [orb] }, ben: {} });
  expect(ana.offered('raise')).toEqual([{ do: 'raise', skill, pay: [orb] }]);
  ana.plays('raise', { skill });
  expect(SKILLS.filter((one) => ana.levels[one] > 0)).toEqual([skill]);
});

test.each([1, 2, 3])('MG-LEVEL-02 level %i costs as many Orbs, Miziko allowed', (level) => {
  const orbs = Array<Card>(level).fill('apollo');
  const exact = scenario({ ana: { hand: orbs, levels: { defense: level - 1 } }, ben: {} });
  exact.ana.plays('raise', { skill: 'defense' });
  expect([exact.ana.levels.defense, exact.ana.hand]).toEqual([level, []]);
  const helped = scenario({ ana: { hand: [...orbs.slice(1), 'miziko'], levels: { defense: level - 1 } }, ben: {} });
  helped.ana.plays('raise', { skill: 'defense' });
  expect(helped.ana.levels.defense).toBe(level);
  const short = scenario({ ana: { hand: orbs.slice(1), levels: { defense: level - 1 } }, ben: {} });
  expect(short.ana.cannot('raise', { skill: 'defense' })).toMatchObject({ rule: 'MG-LEVEL-02', missing: { apollo: 1 } });
});

test('MG-LEVEL-03 one action raises one level, whatever is held', () => {
  const { ana, game } = scenario({ ana: { hand: ['pyro', 'pyro', 'pyro', 'zoe'] }, ben: {} });
  ana.plays('raise', { skill: 'attack' });
  expect([ana.levels, ana.hand, game.actions]).toEqual([{ attack: 1, defense: 0, 'dark-magic': 0, healing: 0 }, ['pyro', 'pyro', 'zoe'], 2]);
  expect(ana.cannot('raise', { skill: 'attack', pay: ['pyro'] })).toMatchObject({ rule: 'MG-LEVEL-02', missing: { pyro: 1 } });
});

test('MG-LEVEL-04 level 3 is the top', () => {
  const { ana } = scenario({ ana: { hand: ['pyro', 'pyro', 'pyro', 'pyro'], levels: { attack: 3 } }, ben: {} });
  expect(ana.offered('raise')).toEqual([]);
  expect(ana.cannot('raise', { skill: 'attack' }).rule).toBe('MG-LEVEL-04');
  expect(ana.cannot('raise', { skill: 'attack', pay: ['pyro', 'pyro', 'pyro'] }).rule).toBe('MG-LEVEL-04');
});

test('MG-LEVEL-05 MG-LEVEL-06 a lost level gives no Orb back and costs the same again', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['limiting-poison'] }, ben: { levels: { healing: 2 }, hand: ['zoe', 'zoe'] } }, { actions: 1 });
  ana.plays('playItem', { item: 'limiting-poison', target: ben, skill: 'healing' });
  expect([ben.levels.healing, ben.hand]).toEqual([1, ['zoe', 'zoe']]);
  ana.plays('pass');
  expect(ben.cannot('raise', { skill: 'healing', pay: ['zoe'] }).rule).toBe('MG-LEVEL-02');
  ben.plays('raise', { skill: 'healing' });
  expect([ben.levels.healing, ben.hand, game.discard]).toEqual([2, [], ['zoe', 'zoe']]);
});

test('MG-LEVEL-05 no skill falls below 0', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['wither', 'limiting-poison'] }, ben: {} });
  table.willRoll(4, 1);
  ana.plays('castWither', { target: ben });
  expect(Object.values(ben.levels)).toEqual([0, 0, 0, 0]);
  expect(ana.cannot('playItem', { item: 'limiting-poison', target: ben, skill: 'attack' }).rule).toBe('MG-ITEM-POISON-02');
});

test.each([
  [0, 4],
  [1, 6],
  [2, 8],
  [3, 10],
])('MG-LEVEL-07 level %i rolls a die of %i sides', (level, sides) => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'], levels: { attack: level } }, ben: { levels: { defense: level } } });
  expect(duelOf(mages.viewFor(game, 0), { spell: 'fireball', caster: 0, target: 1, doubled: false }).first).toMatchObject({ level, sides });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect(game.rolls.map((rolled) => rolled.sides)).toEqual([sides, sides]);
});

test('MG-TERM-06 four skills, each from 0 to 3', () => {
  expect(SKILLS).toEqual(['attack', 'defense', 'dark-magic', 'healing']);
  const { ana } = scenario({ ana: { hand: Array<Card>(6).fill('pyro') }, ben: {} });
  const seen = [ana.levels.attack];
  for (let i = 0; i < 3; i++) {
    ana.plays('raise', { skill: 'attack' });
    seen.push(ana.levels.attack);
  }
  expect(seen).toEqual([0, 1, 2, 3]);
});
