import { describe, expect, test } from 'vitest';
import { HOME } from '../cards/places.ts';
import { scenario } from '../scenario.ts';

describe('turns', () => {
  test('GM-TURN-01 GM-RESET-16 the game is over after the fourth round', () => {
    const { table, game, allPass, ana } = scenario({ ana: { points: 1 } });
    for (let round = 1; round <= 3; round++) {
      expect(game.round).toBe(round);
      allPass();
      while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    }
    expect(game.round).toBe(4);
    table.isBackTo(ana, 'playOrPass');
    allPass();
    table.isOver();
    expect(game.round).toBe(4);
  });

  test('GM-TURN-02 turns go round in turn order', () => {
    const { ana, ben, cleo, table } = scenario({ ana: {}, ben: {}, cleo: {}, turnOrder: ['ben', 'cleo', 'ana'] });
    for (const [who, at] of [
      [ben, 'chaos-shifting'],
      [cleo, 'chaos-wayfarer'],
      [ana, 'chaos-crucible'],
      [ben, 'chaos-keyhole'],
    ] as const) {
      table.isBackTo(who, 'playOrPass');
      who.plays('place', { figure: who === ben ? (at === 'chaos-keyhole' ? 'specialist' : 'merchant-1') : 'merchant-1', at });
      who.plays('endTurn');
    }
    table.isBackTo(cleo, 'playOrPass');
    expect(ana.cannot('pass').rule).toBe('GM-TURN-02');
  });

  test('GM-TURN-03 a turn is a play or a pass, not both', () => {
    const { ana } = scenario();
    expect(new Set(ana.offered().map((move) => move.do))).toEqual(new Set(['place', 'pass']));
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    expect(ana.cannot('pass').rule).toBe('GM-TURN-04');
  });

  test('GM-TURN-04 one figure a turn, then its abilities', () => {
    const { ana, ben, table } = scenario();
    expect(ana.cannot('use', { ability: 'leader' }).rule).toBe('GM-TURN-11');
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-shifting' });
    expect(ana.cannot('place', { figure: 'leader', at: 'chaos-crucible' }).rule).toBe('GM-TURN-04');
    ana.plays('use', { ability: 'chaos-shifting' });
    ana.plays('takeGems', { gems: ['fire', 'air'] });
    ana.plays('endTurn');
    table.isBackTo(ben, 'playOrPass');
  });

  test('GM-TURN-05 GM-TURN-09 who passed is out; the last one in goes on alone until passing', () => {
    const { ana, ben, table } = scenario();
    ana.plays('pass');
    for (const at of ['chaos-shifting', 'chaos-crucible']) {
      ben.plays('place', { figure: at === 'chaos-shifting' ? 'merchant-1' : 'merchant-2', at });
      ben.plays('endTurn');
      table.isBackTo(ben, 'playOrPass');
    }
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-0' }).rule).toBe('GM-TURN-05');
    ben.plays('pass');
    expect(table.question).toBe('placeLord');
  });

  test('GM-TURN-06 without Energy a player is passed', () => {
    const { ana, ben, table } = scenario({ ben: { energy: 0 } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    ana.plays('endTurn');
    expect(table.heard()).toContainEqual({ is: 'passed', seat: 1 });
    expect(ben.player.hasPassed).toBe(true);
    table.isBackTo(ana, 'playOrPass');
  });

  test('GM-TURN-07 with Energy but nothing to place a player is passed', () => {
    const out = { 'merchant-1': 'chaos-crucible', 'merchant-2': 'chaos-keyhole', specialist: 'chaos-shifting' };
    const { ana, ben, table } = scenario({ ben: { energy: 1, out } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-bazaar' });
    ana.plays('endTurn');
    expect(ben.player).toMatchObject({ hasPassed: true, energy: 1 });
    table.isBackTo(ana, 'playOrPass');
    const allOut = scenario({
      ben: { energy: 9, out: { ...out, leader: 'gate-0', champion: 'gate-1', 'enchanter-1': 'enchantment-board', 'enchanter-2': 'enchantment-board' } },
    });
    allOut.ana.plays('place', { figure: 'merchant-1', at: 'fire-bazaar' });
    allOut.ana.plays('endTurn');
    expect(allOut.ben.player).toMatchObject({ hasPassed: true, energy: 9 });
  });

  test('GM-TURN-08 anyone may pass with Energy and figures left', () => {
    const { ana, ben, table } = scenario();
    ana.plays('pass');
    expect(ana.player).toMatchObject({ hasPassed: true, energy: 11 });
    table.isBackTo(ben, 'playOrPass');
  });

  test('GM-TURN-10 a placed figure stays until the reset and is not placed again', () => {
    const { ana, ben, table, allPass } = scenario();
    ana.plays('place', { figure: 'leader', at: 'gate-0' });
    ana.plays('endTurn');
    ben.plays('pass');
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-1' }).rule).toBe('GM-TURN-10');
    const { at } = ana.player.figures[3]!;
    allPass();
    expect(at).not.toBe(HOME);
    expect(ana.player.figures[3]!.at).toBe(HOME);
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    if (!ana.isAsked) ben.plays('pass');
    ana.plays('place', { figure: 'leader', at: 'gate-1' });
  });

  test('GM-TURN-11 abilities left at the end of the turn are lost', () => {
    const { ana, ben } = scenario();
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-shifting' });
    ana.plays('endTurn');
    ben.plays('pass');
    expect(ana.cannot('use', { ability: 'chaos-shifting' }).rule).toBe('GM-TURN-11');
    ana.plays('place', { figure: 'merchant-2', at: 'chaos-crucible' });
    expect(ana.cannot('use', { ability: 'chaos-shifting' }).rule).toBe('GM-REALM-01');
  });
});

describe('Energy', () => {
  test.each([
    ['leader', 'chaos-crucible', 3],
    ['champion', 'chaos-crucible', 2],
    ['enchanter-1', 'enchantment-board', 2],
    ['specialist', 'chaos-crucible', 1],
    ['merchant-2', 'chaos-crucible', 1],
  ])('GM-ENERGY-01 placing the %s on %s costs %i Energy', (figure, at, energy) => {
    const { ana } = scenario({ ana: { energy } });
    ana.plays('place', { figure, at });
    expect(ana.player.energy).toBe(0);
  });

  test.each([
    ['leader', 'chaos-crucible', 2],
    ['champion', 'chaos-crucible', 1],
    ['enchanter-1', 'enchantment-board', 1],
  ])('GM-ENERGY-02 the %s is not placed on %s with only %i Energy', (figure, at, energy) => {
    const { ana } = scenario({ ana: { energy } });
    expect(ana.cannot('place', { figure, at })).toMatchObject({ rule: 'GM-ENERGY-02', missing: { energy: 1 } });
    expect(ana.offered('place').some((move) => move.do === 'place' && move.figure === figure)).toBe(false);
  });

  test('GM-ENERGY-03 abilities are paid from the same track, never below 0', () => {
    const { ana } = scenario({ ana: { tribe: 'antid', energy: 3 } });
    ana.plays('place', { figure: 'specialist', at: 'fire-banner-1' });
    expect(ana.player.energy).toBe(2);
    ana.plays('use', { ability: 'fire-banner-1' });
    ana.plays('attach', { figure: 'champion' });
    expect(ana.cannot('use', { ability: 'antid-specialist' })).toMatchObject({ rule: 'GM-ABIL-05', missing: { energy: 1 } });
    expect(ana.player.energy).toBe(1);
  });

  test('GM-ENERGY-04 gained Energy stops at 11', () => {
    const { ana } = scenario({
      ana: { gems: { fire: 1, earth: 1 }, cards: { leader: ['ash-armor'], 'merchant-1': ['banner-of-energy', 'banner-of-energy'] } },
    });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    ana.plays('use', { ability: 'banner-of-energy' });
    expect(ana.player.energy).toBe(11);
    expect(ana.cannot('use', { ability: 'banner-of-energy' }).rule).toBe('GM-ABIL-16');
    const other = scenario({ ana: { energy: 11, tribe: 'antid', gems: { fire: 1, earth: 1 }, cards: { specialist: ['ash-armor'] } } });
    other.ana.plays('place', { figure: 'specialist', at: 'chaos-crucible' });
    other.ana.plays('use', { ability: 'ash-armor' });
    expect(other.ana.player.energy).toBe(11);
  });

  test('GM-ENERGY-05 what is left sets the turn order and is then set back to 11', () => {
    const { ana, ben, game, allPass } = scenario({ ana: { energy: 4 }, ben: { energy: 6 } });
    allPass();
    expect(game.turnOrder).toEqual([1, 0]);
    expect([ana.player.energy, ben.player.energy]).toEqual([11, 11]);
  });
});
