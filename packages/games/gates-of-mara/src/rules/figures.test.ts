import { describe, expect, test } from 'vitest';
import { type MaraActor, scenario } from '../scenario.ts';

const open = (actor: MaraActor): string[] => [...new Set(actor.offered('use').flatMap((move) => (move.do === 'use' ? [move.ability] : [])))];

describe('figures and tribes', () => {
  test('GM-FIG-LEADER-01 the Leader turns any 3 gems into 1 Onyx', () => {
    const { ana } = scenario({ ana: { gems: { fire: 1, water: 1, earth: 1 } } });
    ana.plays('place', { figure: 'leader', at: 'gate-0' });
    ana.plays('use', { ability: 'leader', pay: ['fire', 'water', 'earth'] });
    expect([ana.player.onyx, ana.gems]).toEqual([1, { fire: 0, water: 0, air: 0, earth: 0 }]);
    const poor = scenario({ ana: { gems: { fire: 2 } } }).ana;
    poor.plays('place', { figure: 'leader', at: 'gate-0' });
    expect(poor.cannot('use', { ability: 'leader' }).missing).toEqual({ any: 1 });
  });

  test('GM-FIG-CHAMPION-01 the Champion sends a Caravan for 1 Energy and its space is resolved', () => {
    const { ana } = scenario({ ana: { energy: 3 } });
    ana.plays('place', { figure: 'champion', at: 'fire-bazaar' });
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([ana.player.energy, ana.player.caravans, ana.influence('fire')]).toEqual([0, 4, 3]);
    const tired = scenario({ ana: { energy: 2 } }).ana;
    tired.plays('place', { figure: 'champion', at: 'fire-bazaar' });
    expect(tired.cannot('use', { ability: 'champion' }).missing).toEqual({ energy: 1 });
  });

  test('GM-FIG-MERCHANT-01 GM-FIG-ENCHANTER-01 Merchants and Enchanters can do nothing by themselves', () => {
    const { ana } = scenario({ wanderer: 'water' });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    expect(open(ana)).toEqual([]);
    expect(ana.cannot('use', { ability: 'merchant' }).rule).toBe('GM-FIG-MERCHANT-01');
    const enchanter = scenario().ana;
    enchanter.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    expect(open(enchanter)).toEqual([]);
    expect(enchanter.cannot('use', { ability: 'enchanter' }).rule).toBe('GM-FIG-ENCHANTER-01');
  });

  test('GM-SPEC-ANTID-01 the Antid gains 2 Influence for 2 Energy', () => {
    const { ana } = scenario({ ana: { tribe: 'antid', energy: 3 } });
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar' });
    ana.plays('use', { ability: 'antid-specialist' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([0, 3]);
  });

  test('GM-SPEC-ELF-01 the Elf gains 1 Influence and sends a Caravan for 2 Energy', () => {
    const { ana } = scenario({ ana: { tribe: 'elf', energy: 3 } });
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar' });
    ana.plays('use', { ability: 'elf-specialist' });
    expect(ana.influence('fire')).toBe(2);
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect([ana.player.energy, ana.player.caravans]).toEqual([1, 4]);
  });

  test('GM-SPEC-GOBLIN-01 the Goblin gains 1 Influence, then a gem, then the Wanderer, for 2 Energy', () => {
    const { ana, table } = scenario({ ana: { tribe: 'goblin', energy: 3, gems: { water: 1 } }, wanderer: 'chaos' });
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar' });
    ana.plays('use', { ability: 'goblin-specialist' });
    expect([ana.influence('fire'), table.question]).toEqual([2, 'takeGems']);
    ana.plays('takeGems', { gems: ['water'] });
    ana.plays('exchange', { reward: 2 });
    expect([ana.player.keys, ana.gems.water, ana.player.energy]).toEqual([1, 0, 0]);
  });
});
