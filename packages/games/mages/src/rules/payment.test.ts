import { expect, test } from 'vitest';
import { type Card, JEWELS, ORBS, RESOURCES, type Resource, type Skill, type Spell } from '../cards/kinds.ts';
import { scenario } from '../scenario.ts';

const holding = (hand: Card[]) => scenario({ ana: { hand }, ben: {} });

test('MG-PAY-01 Resources are Fin, four Jewels, four Orbs and Miziko, and nothing else pays', () => {
  expect(RESOURCES).toEqual(['fin-200', 'fin-400', 'ruby', 'sapphire', 'emerald', 'black-diamond', 'pyro', 'apollo', 'necro', 'zoe', 'miziko']);
  const { ana } = holding(['heal', 'heal', 'shackles', 'emerald']);
  expect(ana.cannot('buySpell', { spell: 'heal', pay: ['heal', 'heal'] }).rule).toBe('MG-PAY-01');
  expect(ana.cannot('buyItem', { pay: ['shackles'] }).rule).toBe('MG-PAY-01');
});

test.each<[string, Resource[]]>([
  ['buyItem', ['ruby']],
  ['buyItem', ['pyro']],
  ['buySpell', ['fin-400']],
  ['buySpell', ['pyro', 'pyro']],
  ['raise', ['fin-400']],
  ['raise', ['ruby']],
])('MG-PAY-02 %s does not take %s', (kind, pay) => {
  const { ana } = holding(['fin-400', 'ruby', 'ruby', 'pyro', 'pyro']);
  expect(ana.cannot(kind as 'raise', { ...(kind === 'buySpell' && { spell: 'fireball' }), ...(kind === 'raise' && { skill: 'attack' }), pay }).rule).toBe(
    'MG-PAY-02',
  );
});

test.each<[Spell, Resource]>([
  ['fireball', 'ruby'],
  ['wither', 'black-diamond'],
  ['counter', 'sapphire'],
  ['heal', 'emerald'],
])('MG-PAY-03 %s is bought with %s, and with no other Jewel', (spell, jewel) => {
  const { ana, game } = holding([jewel, jewel]);
  expect(ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell, pay: [jewel, jewel] }]);
  for (const other of ['fireball', 'wither', 'counter', 'heal'].filter((one) => one !== spell))
    expect(ana.cannot('buySpell', { spell: other, pay: [jewel, jewel] }).rule).toBe('MG-PAY-02');
  ana.plays('buySpell', { spell });
  expect([ana.hand, game.discard]).toEqual([[spell], [jewel, jewel]]);
});

test('MG-PAY-04 two Jewels, one with a discount, and never less', () => {
  const two = holding(['ruby']);
  expect(two.ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby'] })).toMatchObject({ rule: 'MG-PAY-04', missing: { ruby: 1 } });
  expect(two.ana.cannot('buySpell', { spell: 'fireball' })).toMatchObject({ rule: 'MG-PAY-04', missing: { ruby: 1 } });
  const twice = scenario({
    ana: { hand: ['ruby'], character: 'daniel-the-pyromancer', claimed: ['elad-the-knowledgeable'], chosenSpell: 'fireball' },
    ben: {},
  });
  expect(twice.ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'fireball', pay: ['ruby'] }]);
  expect(twice.ana.cannot('buySpell', { spell: 'fireball', pay: [] })).toMatchObject({ rule: 'MG-PAY-04', missing: { ruby: 1 } });
});

test('MG-PAY-05 a Miziko stands for one Jewel or Orb of any kind', () => {
  const skills: Skill[] = ['attack', 'defense', 'dark-magic', 'healing'];
  for (const skill of skills) {
    const { ana } = holding(['miziko']);
    ana.plays('raise', { skill, pay: ['miziko'] });
    expect([ana.levels[skill], ana.hand]).toEqual([1, []]);
  }
  for (const [i, jewel] of (['ruby', 'black-diamond', 'sapphire', 'emerald'] as const).entries()) {
    const spell = (['fireball', 'wither', 'counter', 'heal'] as const)[i];
    const { ana } = holding([jewel, 'miziko']);
    ana.plays('buySpell', { spell, pay: [jewel, 'miziko'].toSorted() });
    expect(ana.hand).toEqual([spell]);
  }
  expect(holding(['miziko', 'ruby']).ana.cannot('raise', { skill: 'attack', pay: ['miziko', 'ruby'] }).rule).toBe('MG-PAY-02');
});

test('MG-PAY-06 a Miziko is never Fin', () => {
  const { ana } = holding(['miziko', 'miziko', 'fin-200']);
  expect(ana.offered('buyItem')).toEqual([]);
  expect(ana.cannot('buyItem', { pay: ['fin-200', 'miziko'] }).rule).toBe('MG-PAY-06');
  expect(ana.cannot('buyItem', { pay: ['miziko', 'miziko'] }).rule).toBe('MG-PAY-06');
});

test('MG-PAY-07 Miziko alone may pay a whole price', () => {
  const spell = holding(['miziko', 'miziko']);
  expect(spell.ana.offered('buySpell')).toHaveLength(4);
  spell.ana.plays('buySpell', { spell: 'wither', pay: ['miziko', 'miziko'] });
  expect(spell.ana.hand).toEqual(['wither']);
  const level = scenario({ ana: { hand: ['miziko', 'miziko', 'miziko'], levels: { defense: 2 } }, ben: {} });
  level.ana.plays('raise', { skill: 'defense', pay: ['miziko', 'miziko', 'miziko'] });
  expect(level.ana.levels.defense).toBe(3);
});

test('MG-PAY-08 Fin cards add up, and no change is given', () => {
  const { ana, game } = holding(['fin-200', 'fin-200', 'fin-200']);
  ana.plays('buyItem', { pay: ['fin-200', 'fin-200'] });
  expect([ana.hand, game.discard]).toEqual([
    ['fin-200', 'firestorm'],
    ['fin-200', 'fin-200'],
  ]);
  const lord = scenario({ ana: { hand: ['fin-400'], character: 'lord-mortimer' }, ben: {} });
  lord.ana.plays('buyItem', { pay: ['fin-400'] });
  expect([lord.ana.hand, lord.game.discard]).toEqual([['firestorm'], ['fin-400']]);
});

test('MG-PAY-09 no card may be in a payment that is met without it', () => {
  const { ana } = holding(['fin-200', 'fin-200', 'fin-400', 'ruby', 'ruby', 'miziko', 'pyro', 'doubling-potion']);
  expect(ana.cannot('buyItem', { pay: ['fin-200', 'fin-400'] }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('buyItem', { pay: ['fin-200', 'fin-200', 'fin-400'] }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['miziko', 'ruby', 'ruby'] }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('raise', { skill: 'attack', pay: ['miziko', 'pyro'] }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('buyItem', { pay: ['fin-400'], double: 'fin-400' }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('raise', { skill: 'attack', pay: ['pyro'], double: 'pyro' }).rule).toBe('MG-PAY-09');
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby', 'ruby'], double: 'ruby' }).rule).toBe('MG-PAY-09');
});

test('MG-PAY-10 what is paid lies on the Resource discard pile at once', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-400', 'emerald', 'miziko', 'apollo'] }, ben: {} }, { discard: ['zoe'] });
  ana.plays('buyItem', { pay: ['fin-400'] });
  ana.plays('buySpell', { spell: 'heal' });
  ana.plays('raise', { skill: 'defense', pay: ['apollo'] });
  expect(game.discard).toEqual(['zoe', 'fin-400', 'emerald', 'miziko', 'apollo']);
});

test('MG-TERM-02 nothing is paid that is not in hand', () => {
  const { ana } = holding(['ruby']);
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby', 'ruby'] }).rule).toBe('MG-TERM-02');
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['miziko', 'ruby'] }).rule).toBe('MG-TERM-02');
  expect(ana.cannot('buyItem', { pay: ['fin-400'] }).rule).toBe('MG-TERM-02');
});

test('payments offered leave out what wastes a Miziko, and any valid one is accepted', () => {
  const { ana } = holding(['ruby', 'ruby', 'miziko']);
  expect(ana.offered('buySpell')).toContainEqual({ do: 'buySpell', spell: 'fireball', pay: ['ruby', 'ruby'] });
  expect(ana.offered('buySpell').filter((move) => move.do === 'buySpell' && move.spell === 'fireball')).toHaveLength(1);
  ana.plays('buySpell', { spell: 'fireball', pay: ['miziko', 'ruby'] });
  expect(ana.hand).toEqual(['ruby', 'fireball']);
});

test('MG-ITEM-DOUBLING-01 a Resource counts twice: Fin, Jewel, Orb, or Miziko as two of a kind', () => {
  const cases: [Card[], string, Record<string, unknown>, Card[]][] = [
    [['fin-200'], 'buyItem', { pay: ['fin-200'], double: 'fin-200' }, ['firestorm']],
    [['ruby'], 'buySpell', { spell: 'fireball', pay: ['ruby'], double: 'ruby' }, ['fireball']],
    [['miziko'], 'buySpell', { spell: 'heal', pay: ['miziko'], double: 'miziko' }, ['heal']],
  ];
  for (const [hand, kind, details, after] of cases) {
    const { ana, game } = holding([...hand, 'doubling-potion']);
    expect(ana.offered(kind as 'buyItem')).toContainEqual({ do: kind, ...details });
    ana.plays(kind as 'buyItem', details);
    expect([ana.hand, game.itemDiscard, game.discard, game.actions]).toEqual([after, ['doubling-potion'], hand, 2]);
  }
});

test.each<[Resource[], Resource]>([
  [['pyro', 'pyro'], 'pyro'],
  [['miziko', 'pyro'], 'pyro'],
  [['miziko', 'miziko'], 'miziko'],
])('MG-ITEM-DOUBLING-01 three Orbs are paid with %s and a Potion', (pay, double) => {
  const { ana } = scenario({ ana: { hand: [...pay, 'doubling-potion'], levels: { attack: 2 } }, ben: {} });
  expect(ana.offered('raise').filter((move) => 'skill' in move && move.skill === 'attack')).toEqual([{ do: 'raise', skill: 'attack', pay, double }]);
  ana.plays('raise', { skill: 'attack', pay, double });
  expect([ana.levels.attack, ana.hand]).toEqual([3, []]);
});

test('MG-ITEM-DOUBLING-01 the Potion is held, and doubles a card of the payment', () => {
  const without = holding(['ruby']);
  expect(without.ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby'], double: 'ruby' }).rule).toBe('MG-ITEM-DOUBLING-01');
  const { ana } = holding(['ruby', 'miziko', 'doubling-potion']);
  expect(ana.cannot('buySpell', { spell: 'fireball', pay: ['ruby'], double: 'miziko' }).rule).toBe('MG-ITEM-DOUBLING-01');
  expect(ana.cannot('buySpell', { spell: 'wither', pay: ['ruby'], double: 'ruby' }).rule).toBe('MG-PAY-02');
});

test('MG-ITEM-DOUBLING-02 the excess is lost and only one thing is bought', () => {
  const { ana, game } = scenario({ ana: { hand: ['zoe', 'zoe', 'doubling-potion'], levels: { healing: 2 } }, ben: {} });
  ana.plays('raise', { skill: 'healing', pay: ['zoe', 'zoe'], double: 'zoe' });
  expect([ana.levels.healing, ana.hand, game.actions]).toEqual([3, [], 2]);
  const fin = holding(['fin-200', 'fin-200', 'doubling-potion']);
  fin.ana.plays('buyItem', { pay: ['fin-200'], double: 'fin-200' });
  expect([fin.ana.hand, fin.game.items.length, fin.game.actions]).toEqual([['fin-200', 'firestorm'], 2, 2]);
});

test('MG-ITEM-DOUBLING-02 twice the price buys no second thing: the Potion is refused where the price is met without it', () => {
  const fin = holding(['fin-400', 'doubling-potion']);
  expect(fin.ana.cannot('buyItem', { pay: ['fin-400'], double: 'fin-400' }).rule).toBe('MG-PAY-09');
  fin.ana.plays('buyItem', { pay: ['fin-400'] });
  expect([fin.ana.hand, fin.game.items.length]).toEqual([['doubling-potion', 'firestorm'], 2]);
  const orbs = holding(['pyro', 'doubling-potion']);
  expect(orbs.ana.cannot('raise', { skill: 'attack', pay: ['pyro'], double: 'pyro' }).rule).toBe('MG-PAY-09');
});

test('MG-ITEM-DOUBLING-02 MG-PAY-08 what is paid too much is lost, without change', () => {
  const { ana, game } = scenario({ ana: { hand: ['fin-400', 'ruby'], character: 'lord-mortimer' }, ben: {} });
  ana.plays('buyItem', { pay: ['fin-400'] });
  expect([ana.hand, game.discard, game.actions]).toEqual([['ruby', 'firestorm'], ['fin-400'], 2]);
});

test('MG-PAY-05 a payment is a set of cards: any order is accepted', () => {
  for (const pay of [
    ['miziko', 'ruby'],
    ['ruby', 'miziko'],
  ] as const) {
    const { ana } = holding(['ruby', 'miziko']);
    ana.plays('buySpell', { spell: 'fireball', pay });
    expect(ana.hand).toEqual(['fireball']);
  }
  for (const pay of [
    ['miziko', 'zoe'],
    ['zoe', 'miziko'],
  ] as const) {
    const { ana } = scenario({ ana: { hand: ['zoe', 'miziko', 'doubling-potion'], levels: { healing: 2 } }, ben: {} });
    ana.plays('raise', { skill: 'healing', pay, double: 'miziko' });
    expect([ana.levels.healing, ana.hand]).toEqual([3, []]);
  }
});

test('MG-ITEM-DOUBLING-06 a second Potion cannot join a payment', () => {
  const { ana } = scenario({ ana: { hand: ['pyro', 'doubling-potion', 'doubling-potion'], levels: { attack: 2 } }, ben: {} });
  expect(ana.offered('raise')).toEqual([]);
  expect(ana.cannot('raise', { skill: 'attack', pay: ['pyro'], double: 'pyro' })).toMatchObject({ rule: 'MG-LEVEL-02', missing: { pyro: 1 } });
});

test('MG-ITEM-GEN-11 a Potion goes with the last action too', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['ruby', 'doubling-potion'] }, ben: {} }, { actions: 1 });
  expect(ana.cannot('playItem', { item: 'doubling-potion' }).rule).toBe('MG-ITEM-GEN-11');
  ana.plays('buySpell', { spell: 'fireball', pay: ['ruby'], double: 'ruby' });
  expect(ana.hand).toEqual(['fireball']);
  table.isBackTo(ben, 'act');
});

test('every Jewel and Orb is worth one, for its own purpose', () => {
  for (const card of [...JEWELS, ...ORBS])
    expect(
      holding([card, card])
        .ana.offered()
        .filter(({ do: kind }) => kind === 'buySpell' || kind === 'raise'),
    ).toHaveLength(1);
});
