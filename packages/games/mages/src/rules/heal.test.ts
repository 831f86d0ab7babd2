import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('MG-SPELL-HEAL-01 two Emeralds, one action, no Counter', () => {
  const price = scenario({ ana: { hand: ['emerald', 'emerald'] }, ben: {} });
  expect(price.ana.offered('buySpell')).toEqual([{ do: 'buySpell', spell: 'heal', pay: ['emerald', 'emerald'] }]);
  const { ana, ben, table, game } = scenario({ ana: { hand: ['heal'] }, ben: { hand: ['counter', 'apprentices-shield'] } });
  table.willRoll(4, 3);
  ana.plays('castHeal');
  expect([game.actions, ana.hearts, ben.hand.length]).toEqual([2, 3, 2]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-HEAL-02 the Healing die against an eight-sided die rolled by the next living player', () => {
  const { ana, table, game } = scenario({
    ana: { hand: ['heal'], levels: { healing: 3 } },
    ben: { status: 'dead', hearts: 0, levels: { healing: 1 } },
    cleo: { levels: { healing: 1, defense: 3 } },
    dan: {},
  });
  table.willRoll(10, 8);
  ana.plays('castHeal');
  expect(game.rolls).toMatchObject([
    { seat: 0, for: 'healing', sides: 10 },
    { seat: 2, for: 'dungeon', sides: 8 },
  ]);
});

test('MG-SPELL-HEAL-02 the caster may name another living player for the dungeon', () => {
  const { ana, ben, cleo, dan, table, game } = scenario({ ana: { hand: ['heal'] }, ben: {}, cleo: {}, dan: { status: 'out', hearts: 0 } });
  expect(ana.cannot('castHeal', { dungeon: ana }).rule).toBe('MG-SPELL-HEAL-02');
  expect(ana.cannot('castHeal', { dungeon: dan }).rule).toBe('MG-SPELL-HEAL-02');
  expect(ana.cannot('castHeal', { dungeon: 8 }).rule).toBe('MG-SPELL-HEAL-02');
  table.willRoll(1, 2);
  ana.plays('castHeal', { dungeon: cleo });
  expect(game.rolls[1]?.seat).toBe(cleo.seat);
  expect(table.heard()).toContainEqual({ is: 'healCast', seat: 0, dungeon: 2 });
  expect(ben.isAsked).toBe(false);
});

test('MG-SPELL-HEAL-03 higher gains a heart, lower gains nothing, a tie is rolled again', () => {
  const cast = (...rolls: number[]) => {
    const scene = scenario({ ana: { hand: ['heal'], hearts: 1 }, ben: {} });
    scene.table.willRoll(...rolls);
    scene.ana.plays('castHeal');
    scene.table.isBackTo(scene.ana, 'act');
    return [scene.ana.hearts, scene.table.heard().at(-1)?.is];
  };
  expect(cast(4, 3)).toEqual([2, 'heartGained']);
  expect(cast(3, 4)).toEqual([1, 'healFailed']);
  expect(cast(2, 2, 3, 3, 4, 1)).toEqual([2, 'heartGained']);
  expect(cast(2, 2, 1, 8)).toEqual([1, 'healFailed']);
});

test('MG-SPELL-HEAL-04 three hearts are the most, and then Heal is no action', () => {
  const { ana, table } = scenario({ ana: { hand: ['heal', 'heal'], hearts: 2 }, ben: {} });
  table.willRoll(4, 1);
  ana.plays('castHeal');
  expect(ana.hearts).toBe(3);
  expect(ana.cannot('castHeal').rule).toBe('MG-SPELL-HEAL-04');
});

test('MG-SPELL-HEAL-05 nothing in front of the dungeon’s player counts or is used', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['heal'] }, ben: { table: ['mirror-of-illusion', 'amulet-of-luck'] } });
  table.willRoll(3, 2);
  ana.plays('castHeal');
  expect([ana.hearts, ben.front]).toEqual([3, ['mirror-of-illusion', 'amulet-of-luck']]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-HEAL-05 a Curse in front of the dungeon’s player neither', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['heal'] }, ben: { table: ['agrins-curse'] } });
  table.willRoll(2, 3);
  ana.plays('castHeal');
  expect([ana.hearts, ben.front, game.rolls[1]?.modifier]).toEqual([2, ['agrins-curse'], 0]);
});

/** Ben at 1 heart, attacked by Ana with a Fireball that strikes. */
const dying = (hand: ('heal' | 'ruby' | 'doubling-potion')[], table: ('amulet-of-luck' | 'mirror-of-illusion')[] = []) => {
  const scene = scenario({ ana: { hand: ['fireball'] }, ben: { hand: [...hand], hearts: 1 }, cleo: { table } });
  scene.ana.plays('castFireball', { target: scene.ben });
  scene.ben.plays('decline');
  scene.table.willRoll(3, 1);
  scene.ben.plays('decline');
  return scene;
};

test('MG-STAVE-01 MG-TERM-07 whoever loses the last heart may play a Heal at once, and lives until then', () => {
  const { ana, ben, table } = dying(['heal']);
  table.isBackTo(ben, 'staveOffDeath');
  expect([ben.hearts, ben.status, ben.hand]).toEqual([0, 'living', ['heal']]);
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'heal' }, { do: 'decline' }]);
  expect(ana.cannot('respond', { card: 'heal' }).rule).toBe('MG-STAVE-01');
});

test('MG-STAVE-01 without a Heal there is nothing to play', () => {
  const { ben } = dying(['ruby']);
  expect(ben.offered()).toEqual([{ do: 'decline' }]);
  expect(ben.cannot('respond', { card: 'heal' }).rule).toBe('MG-STAVE-01');
  expect(ben.cannot('respond', { card: 'heal', dungeon: 0 }).rule).toBe('MG-STAVE-01');
});

test('MG-STAVE-02 it is rolled like any Heal, and saves with one heart', () => {
  const { ana, ben, table, game } = dying(['heal']);
  table.willRoll(4, 3);
  ben.plays('respond', { card: 'heal' });
  expect([ben.hearts, ben.status, ben.hand]).toEqual([1, 'living', []]);
  expect(game.rolls).toMatchObject([
    { seat: 1, for: 'healing', sides: 4 },
    { seat: 2, for: 'dungeon', sides: 8 },
  ]);
  table.isBackTo(ana, 'act');
});

test('MG-STAVE-02 another player may be named for the dungeon', () => {
  const { ana, ben, table, game } = dying(['heal']);
  expect(ben.cannot('respond', { card: 'heal', dungeon: ben }).rule).toBe('MG-SPELL-HEAL-02');
  table.willRoll(4, 3);
  ben.plays('respond', { card: 'heal', dungeon: ana });
  expect([ben.hearts, game.rolls[1]?.seat]).toEqual([1, 0]);
});

test('MG-STAVE-03 one try, however many Heals are held', () => {
  const { ana, ben, table } = dying(['heal', 'heal']);
  table.willRoll(1, 2);
  ben.plays('respond', { card: 'heal' });
  expect([ben.status, ben.hand]).toEqual(['dead', []]);
  table.isBackTo(ana, 'act');
});

test('MG-STAVE-03 a later lethal loss gives another try', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball', 'fireball'] }, ben: { hand: ['heal', 'heal'], hearts: 1 }, cleo: {} });
  for (let i = 0; i < 2; i++) {
    ana.plays('castFireball', { target: ben });
    ben.plays('decline');
    table.willRoll(2, 1);
    ben.plays('decline');
    table.isBackTo(ben, 'staveOffDeath');
    table.willRoll(3, 1);
    ben.plays('respond', { card: 'heal' });
  }
  expect([ben.status, ben.hearts]).toEqual(['living', 1]);
});

test('MG-STAVE-04 it follows a Fireball thrown back and a Firestorm', () => {
  const back = scenario({ ana: { hand: ['fireball', 'heal'], hearts: 1 }, ben: { hand: ['counter'] }, cleo: {} });
  back.ana.plays('castFireball', { target: back.ben });
  back.ben.plays('respond', { card: 'counter' });
  back.table.willRoll(1, 2);
  back.ana.plays('decline');
  back.table.isBackTo(back.ana, 'staveOffDeath');
  const storm = scenario({ ana: { hand: ['firestorm'] }, ben: { hand: ['heal'], hearts: 1 }, cleo: {} });
  storm.table.willRoll(2, 1, 2);
  storm.ana.plays('playItem', { item: 'firestorm' });
  storm.table.isBackTo(storm.ben, 'staveOffDeath');
});

test('MG-STAVE-05 MG-ITEM-DOUBLING-08 it cannot be doubled', () => {
  const { ben, table } = dying(['heal', 'doubling-potion']);
  expect(ben.offered()).toEqual([{ do: 'respond', card: 'heal' }, { do: 'decline' }]);
  expect(ben.cannot('respond', { card: 'heal', with: 'doubling-potion' }).rule).toBe('MG-STAVE-05');
  table.willRoll(1, 2);
  ben.plays('respond', { card: 'heal' });
  expect(ben.status).toBe('dead');
});

test('MG-STAVE-06 whoever is saved on the own turn goes on with it', () => {
  const { ana, table, game } = scenario({ ana: { hand: ['firestorm', 'heal', 'ruby'], hearts: 1 }, ben: {}, cleo: {} }, { actions: 2, troll: 'ana' });
  table.willRoll(1, 2, 2);
  ana.plays('playItem', { item: 'firestorm' });
  table.willRoll(3, 1);
  ana.plays('respond', { card: 'heal' });
  expect([ana.hearts, ana.hand, game.actions, game.troll]).toEqual([1, ['ruby'], 2, 0]);
  table.isBackTo(ana, 'act');
});

test('MG-TWO-03 two players stave off death like more', () => {
  const { ana, ben, table, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['heal'], hearts: 1 } });
  ana.plays('castFireball', { target: ben });
  ben.plays('decline');
  table.willRoll(3, 1);
  ben.plays('decline');
  table.willRoll(2, 1);
  ben.plays('respond', { card: 'heal' });
  expect([ben.hearts, game.result]).toEqual([1, null]);
  table.isBackTo(ana, 'act');
});

test('MG-SPELL-HEAL-02 the dead cannot be named for the dungeon', () => {
  const { ana, ben, table } = scenario({ ana: { hand: ['heal'] }, ben: { status: 'dead', hearts: 0 }, cleo: {} });
  expect(ana.cannot('castHeal', { dungeon: ben }).rule).toBe('MG-SPELL-HEAL-02');
  table.willRoll(2, 1);
  ana.plays('castHeal', { dungeon: 2 });
  expect(ana.hearts).toBe(3);
});
