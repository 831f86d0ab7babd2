import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('GM-ABIL-12 gems of your choice may be mixed, unless different types are asked for', () => {
  const { ana } = scenario({ ana: { gems: { fire: 2, air: 1 } } });
  ana.plays('place', { figure: 'leader', at: 'chaos-keyhole' });
  const ways = (ability: string) => ana.offered('use').flatMap((move) => (move.do === 'use' && move.ability === ability ? [move.pay] : []));
  expect(ways('leader')).toEqual([['fire', 'fire', 'air']]);
  expect(ways('chaos-keyhole')).toEqual([['fire', 'air']]);
  expect(ana.cannot('use', { ability: 'chaos-keyhole', pay: ['fire', 'fire'] }).rule).toBe('GM-ABIL-12');
  const crucible = scenario({ ana: { gems: { fire: 2, air: 1 } } }).ana;
  crucible.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
  expect(crucible.offered('use')).toHaveLength(2);
  crucible.plays('use', { ability: 'chaos-crucible', pay: ['fire', 'fire'] });
  expect([crucible.gems, crucible.player.onyx]).toEqual([{ fire: 0, water: 0, air: 1, earth: 0 }, 1]);
});

test('GM-ABIL-12 gems gained may be mixed, unless different types are asked for', () => {
  const { ana } = scenario({ realms: ['air', 'fire'], ana: { gems: { air: 1 } } });
  ana.plays('place', { figure: 'merchant-1', at: 'air-character' });
  ana.plays('use', { ability: 'air-character' });
  expect(ana.offered('takeGems')).toHaveLength(20);
  ana.plays('takeGems', { gems: ['fire', 'fire', 'earth'] });
  expect(ana.gems).toEqual({ fire: 2, water: 0, air: 0, earth: 1 });
  const shifting = scenario().ana;
  shifting.plays('place', { figure: 'merchant-1', at: 'chaos-shifting' });
  shifting.plays('use', { ability: 'chaos-shifting' });
  expect(shifting.offered('takeGems')).toHaveLength(6);
  expect(shifting.cannot('takeGems', { gems: ['fire', 'fire'] }).rule).toBe('GM-ABIL-12');
});

describe('GM-ABIL-12 a mix of gems has no order', () => {
  test('when gems are taken', () => {
    const { ana, table } = scenario({ realms: ['air', 'fire'], ana: { gems: { air: 1 } } });
    ana.plays('place', { figure: 'merchant-1', at: 'air-character' });
    ana.plays('use', { ability: 'air-character' });
    expect(ana.cannot('takeGems', { gems: ['earth', 'fire'] }).rule).toBe('GM-ABIL-12');
    expect(ana.cannot('takeGems', { gems: ['earth', 'fire', 'constructor'] }).rule).toBe('GM-ABIL-12');
    ana.plays('takeGems', { gems: ['earth', 'fire', 'fire'] });
    expect(ana.gems).toEqual({ fire: 2, water: 0, air: 0, earth: 1 });
    expect(table.heard()).toContainEqual({ is: 'gemsGained', seat: 0, gems: ['fire', 'fire', 'earth'] });
  });

  test('when an ability is paid', () => {
    const { ana } = scenario({ ana: { gems: { fire: 2, air: 1 } } });
    ana.plays('place', { figure: 'leader', at: 'chaos-keyhole' });
    ana.plays('use', { ability: 'chaos-keyhole', pay: ['air', 'fire'] });
    expect([ana.gems.fire, ana.gems.air, ana.player.keys]).toEqual([1, 0, 1]);
  });

  test.each(['merchant-1', 'merchant-2'])('when the %s shares a space', (figure) => {
    const cards = { 'merchant-1': ['mist-armor'], 'merchant-2': ['mist-armor'] };
    const { ana, table } = scenario({ ana: { gems: { water: 1, air: 1, earth: 1 }, cards }, ben: { out: { leader: 'fire-bazaar' } } });
    ana.plays('place', { figure, at: 'fire-bazaar', by: 'mist-armor', pay: ['earth', 'air', 'water'] });
    expect(ana.gems).toEqual({ fire: 0, water: 0, air: 0, earth: 0 });
    expect(table.heard()).toContainEqual(expect.objectContaining({ is: 'figurePlaced', figure, pay: ['water', 'air', 'earth'] }));
  });

  test('when the Wanderer is paid', () => {
    const { ana } = scenario({ wanderer: 'chaos', wandererCard: 'wanderer-chaos', ana: { gems: { fire: 1, water: 1, earth: 2 } } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    ana.plays('use', { ability: 'wanderer' });
    ana.plays('exchange', { reward: 1, pay: ['earth', 'water', 'fire'] });
    expect([ana.gems, ana.player.onyx]).toEqual([{ fire: 0, water: 0, air: 0, earth: 1 }, 1]);
  });

  test('when an Enchantment is bought', () => {
    const { ana } = scenario({ enchantments: ['guild-charter', null, null, null, null, null], ana: { gems: { fire: 1, water: 1, earth: 2 } } });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'guild-charter', pay: ['earth', 'water', 'fire'] });
    expect(ana.gems).toEqual({ fire: 0, water: 0, air: 0, earth: 1 });
  });
});
