import { expect, test } from 'vitest';
import type { Item } from '../cards/kinds.ts';
import { type MageSpec, scenario } from '../scenario.ts';

const fight = (ana: MageSpec, ben: MageSpec, ...rolls: number[]) => {
  const scene = scenario({ ana: { ...ana, hand: ['fireball'] }, ben });
  scene.table.willRoll(...rolls);
  scene.ana.plays('castFireball', { target: scene.ben });
  scene.table.isBackTo(scene.ana, 'act');
  return { ...scene, hit: scene.ben.hearts === 1, rolled: scene.game.rolls.map(({ seat, die, modifier }) => [seat, die, modifier]) };
};
const lying = (...table: Item[]): MageSpec => ({ table });

test('MG-ROLL-01 the caster rolls first, then the defender', () => {
  expect(fight({}, {}, 3, 2).rolled).toEqual([
    [0, 3, 0],
    [1, 2, 0],
  ]);
});

test.each([
  ['castFireball', 'fireball', 'attack'],
  ['castWither', 'wither', 'dark-magic'],
] as const)('MG-ROLL-02 %s is rolled with its own skill against Defense', (kind, card, skill) => {
  const levels = { attack: 1, 'dark-magic': 2, healing: 3, defense: 0 };
  const { ana, ben, table, game } = scenario({ ana: { hand: [card], levels }, ben: { levels: { attack: 1, defense: 3 } } });
  table.willRoll(1, 2);
  ana.plays(kind, { target: ben });
  expect(game.rolls.map(({ for: purpose, sides }) => [purpose, sides])).toEqual([
    [skill, skill === 'attack' ? 6 : 8],
    ['defense', 10],
  ]);
});

test('MG-ROLL-03 the higher total wins, modifiers and all', () => {
  expect(fight({}, {}, 3, 2).hit).toBe(true);
  expect(fight({}, {}, 2, 3).hit).toBe(false);
  expect(fight(lying('amulet-of-luck', 'amulet-of-luck'), {}, 2, 3).hit).toBe(true);
  expect(fight(lying('agrins-curse', 'agrins-curse'), {}, 3, 2).hit).toBe(false);
  expect(fight({}, lying('agrins-curse'), 1, 1).hit).toBe(true);
});

test('MG-ROLL-03 a total may be 0 or less, or above the die', () => {
  const low = fight(lying('agrins-curse', 'agrins-curse'), lying('agrins-curse'), 1, 1);
  expect([low.hit, low.rolled]).toEqual([
    false,
    [
      [0, 1, -2],
      [1, 1, -1],
    ],
  ]);
  const high = fight(lying('amulet-of-luck'), { levels: { defense: 1 } }, 4, 5, 1, 2);
  expect(high.rolled).toHaveLength(4);
  expect(fight(lying('amulet-of-luck', 'amulet-of-luck'), { levels: { defense: 1 } }, 4, 5).hit).toBe(true);
});

test('MG-ROLL-04 a tie is rolled again by both, without modifiers, until it is none', () => {
  const { rolled, hit } = fight(lying('amulet-of-luck'), {}, 1, 2, 3, 3, 1, 2);
  expect(rolled).toEqual([
    [0, 1, 1],
    [1, 2, 0],
    [0, 3, 0],
    [1, 3, 0],
    [0, 1, 0],
    [1, 2, 0],
  ]);
  expect(hit).toBe(false);
});

test('MG-ROLL-08 Amulets and Curses count on attack, defense and Heal rolls', () => {
  expect(fight(lying('amulet-of-luck'), lying('agrins-curse'), 1, 2).rolled).toEqual([
    [0, 1, 1],
    [1, 2, -1],
  ]);
  const heal = scenario({ ana: { hand: ['heal'], table: ['amulet-of-luck'] }, ben: {} });
  heal.table.willRoll(3, 3);
  heal.ana.plays('castHeal');
  expect([heal.ana.hearts, heal.ana.front]).toEqual([3, []]);
});

test.each(['healing-rain', 'firestorm'] as const)('MG-ROLL-08 Amulets and Curses count in %s', (item) => {
  const { ana, table, game } = scenario({ ana: { hand: [item], table: ['amulet-of-luck'] }, ben: { table: ['agrins-curse'] } });
  table.willRoll(2, 2);
  ana.plays('playItem', { item });
  expect(game.rolls.map(({ modifier }) => modifier)).toEqual([1, -1]);
  expect(game.itemDiscard).toEqual([item, 'amulet-of-luck', 'agrins-curse']);
});

test('MG-ROLL-09 they do not count on the dungeon die', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['heal'] }, ben: { table: ['amulet-of-luck'] } });
  table.willRoll(3, 2);
  ana.plays('castHeal');
  expect([ana.hearts, ben.front, game.rolls[1]?.modifier]).toEqual([3, ['amulet-of-luck'], 0]);
});

test('MG-ROLL-09 they do not count on a roll to resurrect', () => {
  const { ana, table, game } = scenario({ ana: { status: 'dead', hearts: 0, table: ['amulet-of-luck'] }, ben: {}, cleo: {} }, { fresh: true });
  table.willRoll(9, 8);
  ana.plays('rollToResurrect');
  expect([ana.status, game.rolls.map(({ modifier }) => modifier)]).toEqual(['dead', [0, 0]]);
});

test('MG-ROLL-10 all cards in front of a player count together and go together', () => {
  const { ana, rolled, game } = fight(lying('amulet-of-luck', 'mirror-of-illusion', 'amulet-of-luck', 'amulet-of-luck'), {}, 1, 3);
  expect(rolled[0]).toEqual([0, 1, 3]);
  expect([ana.front, game.itemDiscard]).toEqual([['mirror-of-illusion'], ['amulet-of-luck', 'amulet-of-luck', 'amulet-of-luck']]);
});

test('MG-ROLL-12 a ten-sided die gives 1 to 10', () => {
  const seen = new Set<number>();
  const { ana, ben, game } = scenario(
    { ana: { hand: Array(200).fill('fireball'), levels: { attack: 3 } }, ben: { hearts: 300, levels: { defense: 3 } } },
    { actions: 200 },
  );
  for (let i = 0; i < 199; i++) {
    ana.plays('castFireball', { target: ben });
    for (const { die } of game.rolls) seen.add(die);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('MG-ITEM-GEN-07 a modifier serves one roll, even a tied one, and is then discarded', () => {
  const { ana, ben, game } = fight(lying('amulet-of-luck'), lying('agrins-curse'), 1, 3, 2, 4);
  expect([ana.front, ben.front, game.itemDiscard]).toEqual([[], [], ['amulet-of-luck', 'agrins-curse']]);
  expect(game.rolls.map(({ modifier }) => modifier)).toEqual([1, -1, 0, 0]);
});

test('MG-ITEM-AMULET-01 on the own turn, in front of oneself: +1 on the next roll', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['amulet-of-luck', 'fireball', 'fireball'] }, ben: { hand: ['amulet-of-luck'] } });
  expect(ben.cannot('playItem', { item: 'amulet-of-luck' }).rule).toBe('MG-ITEM-GEN-08');
  ana.plays('playItem', { item: 'amulet-of-luck' });
  expect([ana.front, game.actions]).toEqual([['amulet-of-luck'], 3]);
  ana.plays('castFireball', { target: ben });
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
  table.willRoll(2, 2);
  ben.plays('decline');
  ben.plays('decline');
  expect([ben.hearts, ana.front]).toEqual([1, []]);
});

test('MG-ITEM-AMULET-02 it waits, and may serve a defense', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['amulet-of-luck'] }, ben: { hand: ['fireball'] } }, { actions: 1 });
  ana.plays('playItem', { item: 'amulet-of-luck' });
  ana.plays('pass');
  expect(ana.front).toEqual(['amulet-of-luck']);
  table.willRoll(3, 3);
  ben.plays('castFireball', { target: ana });
  expect([ana.hearts, ana.front]).toEqual([2, []]);
});

test('MG-ITEM-AMULET-03 MG-ITEM-CURSE-03 an Amulet and a Curse cancel one for one as they meet', () => {
  const curse = scenario({ ana: { hand: ['agrins-curse'] }, ben: { table: ['amulet-of-luck', 'mirror-of-illusion', 'amulet-of-luck'] } });
  curse.ana.plays('playItem', { item: 'agrins-curse', target: curse.ben });
  expect([curse.ben.front, curse.game.itemDiscard]).toEqual([
    ['mirror-of-illusion', 'amulet-of-luck'],
    ['amulet-of-luck', 'agrins-curse'],
  ]);
  expect(curse.table.heard().at(-1)).toEqual({ is: 'amuletAndCurseCancelled', seat: 1 });
  const amulet = scenario({ ana: { hand: ['amulet-of-luck'], table: ['agrins-curse', 'agrins-curse'] }, ben: {} });
  amulet.ana.plays('playItem', { item: 'amulet-of-luck' });
  expect(amulet.ana.front).toEqual(['agrins-curse']);
  const other = scenario({ ana: { hand: ['agrins-curse'], table: ['amulet-of-luck'] }, ben: {} });
  other.ana.plays('playItem', { item: 'agrins-curse', target: other.ben });
  expect([other.ana.front, other.ben.front]).toEqual([['amulet-of-luck'], ['agrins-curse']]);
});

test('MG-ITEM-CURSE-01 in front of an opponent: -1 on that player’s next roll', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['agrins-curse', 'fireball'] }, ben: {} });
  expect(ana.cannot('playItem', { item: 'agrins-curse', target: ana }).rule).toBe('MG-TERM-04');
  ana.plays('playItem', { item: 'agrins-curse', target: ben });
  expect(ben.front).toEqual(['agrins-curse']);
  table.willRoll(2, 2);
  ana.plays('castFireball', { target: ben });
  expect([ben.hearts, ben.front]).toEqual([1, []]);
});

test('MG-ITEM-CURSE-02 by the current target before the dice, on the caster', () => {
  const { ana, ben, cleo, table } = scenario({
    ana: { hand: ['fireball'] },
    ben: { hand: ['agrins-curse', 'agrins-curse'] },
    cleo: { hand: ['agrins-curse'] },
  });
  expect(ben.cannot('respond', { card: 'agrins-curse' }).rule).toBe('MG-ITEM-CURSE-02');
  ana.plays('castFireball', { target: ben });
  expect(ben.cannot('respond', { card: 'agrins-curse' }).rule).toBe('MG-ITEM-CURSE-02');
  ben.plays('decline');
  expect(cleo.cannot('respond', { card: 'agrins-curse' }).rule).toBe('MG-ITEM-CURSE-02');
  ben.plays('respond', { card: 'agrins-curse' });
  expect([ana.front, ben.front, ben.hand]).toEqual([['agrins-curse'], [], ['agrins-curse']]);
  table.willRoll(4, 3);
  ben.plays('respond', { card: 'agrins-curse' });
  expect([ben.hearts, ana.front]).toEqual([2, []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-MIRROR-01 the loser rolls again, the other total stands', () => {
  const { hit, rolled, game } = fight(lying('mirror-of-illusion'), lying('amulet-of-luck'), 1, 2, 4);
  expect(rolled).toEqual([
    [0, 1, 0],
    [1, 2, 1],
    [0, 4, 0],
  ]);
  expect([hit, game.itemDiscard]).toEqual([true, ['amulet-of-luck', 'mirror-of-illusion']]);
  const stands = fight(lying('mirror-of-illusion'), lying('amulet-of-luck', 'amulet-of-luck'), 1, 3, 4);
  expect([stands.hit, stands.ana.front]).toEqual([false, []]);
});

test('MG-ITEM-MIRROR-01 a winner’s Mirror stays', () => {
  const { ana, hit } = fight(lying('mirror-of-illusion'), {}, 3, 2);
  expect([hit, ana.front]).toEqual([true, ['mirror-of-illusion']]);
});

test('MG-ITEM-MIRROR-02 laid on the own turn, or by the target before the dice', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['mirror-of-illusion', 'fireball'] }, ben: { hand: ['mirror-of-illusion'] } });
  ana.plays('playItem', { item: 'mirror-of-illusion' });
  expect(ana.front).toEqual(['mirror-of-illusion']);
  expect(ben.cannot('respond', { card: 'mirror-of-illusion' }).rule).toBe('MG-ITEM-MIRROR-02');
  ana.plays('castFireball', { target: ben });
  ben.plays('decline');
  table.willRoll(3, 1, 4, 2);
  ben.plays('respond', { card: 'mirror-of-illusion' });
  expect([ben.hearts, ana.front, ben.front]).toEqual([2, [], []]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-MIRROR-03 caster, defender and healer lose with the lower total', () => {
  expect(fight(lying('mirror-of-illusion'), {}, 1, 2, 3).hit).toBe(true);
  expect(fight({}, lying('mirror-of-illusion'), 2, 1, 3).hit).toBe(false);
  const heal = scenario({ ana: { hand: ['heal'], table: ['mirror-of-illusion'] }, ben: {} });
  heal.table.willRoll(1, 2, 4);
  heal.ana.plays('castHeal');
  expect([heal.ana.hearts, heal.ana.front]).toEqual([3, []]);
});

test('MG-ITEM-MIRROR-03 Healing Rain has no loser', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['healing-rain'], table: ['mirror-of-illusion'] }, ben: {} });
  table.willRoll(1, 2);
  ana.plays('playItem', { item: 'healing-rain' });
  expect([ana.front, ben.hearts]).toEqual([['mirror-of-illusion'], 3]);
  table.isBackTo(ana, 'act');
});

test('MG-ITEM-MIRROR-04 the new roll is plain, and a tie is rolled again by both', () => {
  const { rolled, hit } = fight(lying('agrins-curse', 'mirror-of-illusion'), {}, 2, 2, 2, 3, 1);
  expect(rolled).toEqual([
    [0, 2, -1],
    [1, 2, 0],
    [0, 2, 0],
    [0, 3, 0],
    [1, 1, 0],
  ]);
  expect(hit).toBe(true);
});

test('MG-ITEM-MIRROR-05 the new loser’s Mirror is used in turn, each for one roll', () => {
  const { hit, rolled, ana, ben } = fight(lying('mirror-of-illusion'), lying('mirror-of-illusion'), 1, 2, 3, 4);
  expect([hit, rolled.length, ana.front, ben.front]).toEqual([false, 4, [], []]);
  const twice = fight(lying('mirror-of-illusion', 'mirror-of-illusion'), {}, 1, 3, 2, 4);
  expect([twice.hit, twice.ana.front]).toEqual([true, []]);
  const once = fight(lying('mirror-of-illusion'), {}, 1, 3, 2);
  expect(once.hit).toBe(false);
});
