import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { FACES } from '../cards/index.ts';
import { manaforge } from '../index.ts';
import { scenario } from '../scenario.ts';
import { setup } from '../setup.ts';
import { gainDie, rollDie } from './dice.ts';

const GEMS = ['earth: gem', 'fire: gem', 'wind: gem', 'water: gem', 'earth: 2 earth'];

test('MF-DIE-01 four dice, not a fifth', () => {
  const { game, ana, of } = scenario({ ana: { dice: GEMS } });
  for (const die of [0, 1, 2, 3]) ana.plays('spend', { die });
  expect([of(ana).gems, game.turn?.spends]).toEqual([[1, 1, 1, 1], 0]);
  expect(ana.offered('spend')).toEqual([]);
  const refusal = ana.cannot('spend', { die: 4 });
  expect([refusal.rule, refusal.missing]).toEqual(['MF-DIE-01', { spends: 1 }]);
});

test('MF-DIE-02 a spent die is not spent again, and more dice do not mean more spends', () => {
  const { game, ana, of } = scenario({ ana: { dice: [...GEMS, ...GEMS] } });
  ana.plays('spend', { die: 0 });
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-02');
  expect([of(ana).dice[0]?.spent, of(ana).dice[5]?.spent]).toEqual([true, false]);
  ana.plays('endTurn');
  expect(game.turn?.spends).toBe(4);
});

test('MF-DIE-02 a spent die can be spent again after the next roll', () => {
  const { table, ana, ben, of } = scenario({ ana: { dice: ['earth: 2 earth'] } });
  ana.plays('spend', { die: 0 });
  ana.plays('endTurn');
  table.willRoll(3);
  ben.plays('endTurn');
  ben.plays('endTurn');
  ana.plays('spend', { die: 0 });
  expect(of(ana).mana).toEqual([2, 0, 0, 0]);
});

test('MF-DIE-03 MF-DIE-04 MF-MANA-01 a mana face adds what it shows to the reserve', () => {
  const { ana, of } = scenario({ ana: { dice: ['earth: 2 earth', 'earth: 1 fire', 'wind: 1 water'], mana: { fire: 1 } } });
  ana.plays('spend', { die: 0 });
  expect(of(ana).mana).toEqual([2, 1, 0, 0]);
  expect(ana.cannot('spend', { die: 1, take: ['earth'] }).rule).toBe('MF-DIE-04');
  ana.plays('spend', { die: 1 });
  ana.plays('spend', { die: 2 });
  expect(of(ana).mana).toEqual([2, 2, 0, 1]);
});

test('MF-DIE-05 an arcane face gives one mana of one of its two elements', () => {
  const { ana, of } = scenario({ ana: { dice: ['arcane: earth or water'] } });
  expect(ana.offered('spend')).toEqual([
    { do: 'spend', die: 0, take: ['earth'] },
    { do: 'spend', die: 0, take: ['water'] },
  ]);
  expect(ana.cannot('spend', { die: 0, take: ['fire'] }).rule).toBe('MF-DIE-05');
  expect(ana.cannot('spend', { die: 0, take: ['earth', 'water'] }).rule).toBe('MF-DIE-05');
  ana.plays('spend', { die: 0, take: ['water'] });
  expect(of(ana).mana).toEqual([0, 0, 0, 1]);
});

test('MF-DIE-06 a gem face gives a gem that can be used at once', () => {
  const { ana, of } = scenario({ ana: { dice: ['earth: gem'], workshop: ['stone-circle'] } });
  ana.plays('spend', { die: 0 });
  expect(of(ana).gems).toEqual([1, 0, 0, 0]);
  ana.plays('upgrade', { card: 'stone-circle', gem: 'earth' });
  expect(of(ana).gems).toEqual([0, 0, 0, 0]);
});

test('MF-DIE-08 MF-SYM-03 Runestone gives one of two pairs', () => {
  const { ana, of } = scenario({ ana: { dice: ['earth: runestone', 'earth: runestone'] } });
  expect(ana.cannot('spend', { die: 0, take: ['earth', 'fire'] }).rule).toBe('MF-DIE-08');
  expect(ana.cannot('spend', { die: 0, take: ['earth'] }).rule).toBe('MF-DIE-08');
  ana.plays('spend', { die: 0, take: ['earth', 'wind'] });
  expect(of(ana).mana).toEqual([1, 0, 1, 0]);
  ana.plays('spend', { die: 1, take: ['fire', 'water'] });
  expect(of(ana).mana).toEqual([1, 1, 1, 1]);
});

test("MF-DIE-11 Power Surge recharges one exhausted card of one's own", () => {
  const { ana, charged } = scenario({
    ana: { dice: ['wind: powerSurge'], workshop: [{ card: 'hellforge', exhausted: true }, { card: 'stone-circle', exhausted: true }, 'phoenix-egg'] },
    ben: { workshop: [{ card: 'steam-vents', exhausted: true }] },
  });
  expect(ana.offered('spend')).toHaveLength(2);
  expect(ana.cannot('spend', { die: 0, card: 'phoenix-egg' }).rule).toBe('MF-DIE-11');
  expect(ana.cannot('spend', { die: 0, card: 'steam-vents' }).rule).toBe('MF-DIE-11');
  ana.plays('spend', { die: 0, card: 'stone-circle' });
  expect(charged(ana)).toEqual(['stone-circle', 'phoenix-egg']);
});

test('MF-DIE-12 Gem Copy gains another gem of an element one owns', () => {
  const { ana, of } = scenario({ ana: { dice: ['water: gemCopy'], gems: { fire: 1 } } });
  expect(ana.offered('spend')).toEqual([{ do: 'spend', die: 0, take: ['fire'] }]);
  expect(ana.cannot('spend', { die: 0, take: ['earth'] }).rule).toBe('MF-DIE-12');
  ana.plays('spend', { die: 0, take: ['fire'] });
  expect(of(ana).gems).toEqual([0, 2, 0, 0]);
});

test('MF-DIE-15 spends left: four, and gained, less dice and given up; never below none', () => {
  const { game, ana } = scenario({
    ana: { dice: GEMS, workshop: ['aether-geyser', { card: 'aether-bombs', gems: ['fire', 'fire'] }], talents: ['wizards-apprentice'] },
  });
  ana.plays('spend', { die: 0 });
  ana.plays('activate', { card: 'aether-geyser' });
  expect(game.turn?.spends).toBe(4);
  ana.plays('activate', { card: 'aether-bombs', ability: 1 });
  expect(game.turn?.spends).toBe(1);
  ana.plays('useTalent', { talent: 'wizards-apprentice', take: ['fire'] });
  expect(game.turn?.spends).toBe(0);
  expect(ana.cannot('useTalent', { talent: 'wizards-apprentice', take: ['fire'] }).rule).toBe('MF-DIE-15');
});

test('MF-DIE-16 giving up a spend needs no die', () => {
  const { game, ana, of } = scenario({ ana: { dice: ['earth: 2 earth!'], talents: ['wizards-apprentice'] } });
  ana.plays('useTalent', { talent: 'wizards-apprentice', take: ['wind'] });
  expect([of(ana).mana, game.turn?.spends]).toEqual([[0, 0, 1, 0], 3]);
});

test('MF-DIE-17 MF-CARD-14 a die gained in play is rolled at once and can be spent this turn', () => {
  const { table, game, ana, of } = scenario({ ana: { mana: { earth: 3 } }, board: ['earth-boots'] });
  table.willRoll(3);
  ana.plays('build', { card: 'earth-boots' });
  expect(of(ana).dice).toEqual([{ type: 0, face: 2, spent: false }]);
  ana.plays('spend', { die: 0 });
  expect([of(ana).mana, game.turn?.spends]).toEqual([[2, 0, 0, 0], 3]);
});

test('MF-DIE-17 without a spend left the new die must wait', () => {
  const { table, ana } = scenario({ ana: { mana: { earth: 3 } }, board: ['earth-boots'], spends: 0 });
  table.willRoll(3);
  ana.plays('build', { card: 'earth-boots' });
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-01');
});

test('MF-DIE-18 MF-DIE-24 MF-CARD-14a without a die in the pool none is gained, the rest still counts', () => {
  const { table, game, ana, of, prestige } = scenario({ ana: { mana: { wind: 3 } }, board: ['wind-circlet'], pool: { wind: 0, fire: 5 } });
  ana.plays('build', { card: 'wind-circlet' });
  expect([of(ana).dice, prestige(), of(ana).store]).toEqual([[], [1, 0], [16]]);
  expect(game.pool.slice(1, 3)).toEqual([5, 0]);
  table.isBackTo(ana, 'act');
});

test('MF-DIE-19 MF-DIE-24 dice stay with their owner; the pool is eight less those owned', () => {
  const { table, game, ana, ben, of } = scenario({
    ana: { mana: { earth: 3 }, dice: ['earth: 2 earth'] },
    ben: { dice: ['earth: 2 earth'] },
    board: ['earth-boots'],
  });
  expect(game.pool[0]).toBe(6);
  table.willRoll(1);
  ana.plays('build', { card: 'earth-boots' });
  expect(game.pool[0]).toBe(5);
  ana.plays('endTurn');
  ben.plays('endTurn');
  expect([of(ana).dice.length, game.pool[0]]).toEqual([2, 5]);
});

test('MF-DIE-12 one gem is copied, not two', () => {
  const { ana } = scenario({ ana: { dice: ['water: gemCopy'], gems: { fire: 1, earth: 1 } } });
  expect(ana.cannot('spend', { die: 0, take: ['fire', 'earth'] }).rule).toBe('MF-DIE-12');
  expect(ana.cannot('spend', { die: 0, take: [] }).reason).toBe('You own no such gem that could be copied.');
});

test('MF-DIE-23 MF-CARD-40 spends may exceed dice, and one gained at none may be used', () => {
  const { game, ana, of } = scenario({ ana: { dice: ['earth: 2 earth'], workshop: ['aether-geyser'] }, spends: 0 });
  expect(ana.cannot('spend', { die: 0 }).rule).toBe('MF-DIE-01');
  ana.plays('activate', { card: 'aether-geyser' });
  ana.plays('spend', { die: 0 });
  expect([of(ana).mana, game.turn?.spends]).toEqual([[2, 0, 0, 0], 0]);
  const many = scenario({ ana: { workshop: ['aether-geyser'] }, spends: 9 });
  many.ana.plays('activate', { card: 'aether-geyser' });
  expect(many.game.turn?.spends).toBe(10);
});

test('MF-DIE-25 each face comes up about equally often', () => {
  const game = setup(2, {}, fastRandom(42));
  const counts = Array<number>(FACES).fill(0);
  const die = { type: 0, face: 0, spent: true };
  for (let i = 0; i < 6000; i++) {
    rollDie(game, die);
    counts[die.face]!++;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('MF-DIE-25 a spent die stays spent, and its face as it was, until the next roll', () => {
  const { ana, ben, of } = scenario({ ana: { dice: ['earth: 2 earth', 'fire: 2 fire'] }, ben: {}, cleo: {} });
  ana.plays('spend', { die: 0 });
  ana.plays('endTurn');
  ben.plays('endTurn');
  expect(of(ana).dice).toEqual([
    { type: 0, face: 2, spent: true },
    { type: 1, face: 2, spent: false },
  ]);
});

test('dice that look the same are offered once, and any of them may be spent', () => {
  const { ana, of } = scenario({ ana: { dice: ['earth: gem', 'earth: gem'] } });
  expect(ana.offered('spend')).toEqual([{ do: 'spend', die: 0 }]);
  ana.plays('spend', { die: 1 });
  expect(of(ana).dice.map(({ spent }) => spent)).toEqual([false, true]);
  expect(ana.cannot('spend', { die: 0, take: ['earth'] }).rule).toBe('MF-DIE-03');
  expect(ana.cannot('spend', { die: 0, card: 'hellforge' }).rule).toBe('MF-DIE-03');
  expect(ana.cannot('spend', { die: 7 }).rule).toBe('MF-DIE-01');
});

test('a die that is gained leaves the pool', () => {
  const game = setup(2, {}, fastRandom(1));
  gainDie(game, 0, 4);
  expect([game.pool[4], game.players[0]?.dice.length]).toEqual([7, 1]);
  expect(manaforge.viewFor(game, 0).pool.arcane).toBe(7);
});
