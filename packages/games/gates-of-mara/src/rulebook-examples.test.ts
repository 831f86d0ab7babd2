import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

describe('the worked examples of the rulebook', () => {
  test('a Champion on a realm board, with Caravan and Banner', () => {
    const { ana } = scenario({ banners: { fire: ['banner-of-unity', null] }, ana: { energy: 11 } });
    ana.plays('place', { figure: 'champion', at: 'fire-banner-1' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([9, 2]);
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([8, 3]);
    ana.plays('use', { ability: 'fire-banner-1' });
    ana.plays('attach', { figure: 'specialist' });
    expect([ana.player.energy, ana.cardsOn('specialist')]).toEqual([7, ['banner-of-unity']]);
  });

  test('a Wanderer exchange: 2 Water for one of three rewards', () => {
    const { ana } = scenario({ wanderer: 'fire', wandererCard: 'wanderer-water', ana: { gems: { water: 2 } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    ana.plays('use', { ability: 'wanderer' });
    expect(ana.offered().map((move) => move.do)).toEqual(['exchange', 'exchange', 'exchange', 'decline']);
    ana.plays('exchange', { reward: 0 });
    ana.plays('takeGems', { gems: ['fire', 'earth'] });
    expect([ana.gems, ana.points]).toEqual([{ fire: 1, water: 0, air: 0, earth: 1 }, 1]);
  });

  test('enchanting with Manipulate Wind in round 2, and using it in round 3', () => {
    const { ana, ben, table, allPass } = scenario({
      round: 2,
      enchantments: ['manipulate-wind', null, null, null, null, null],
      ana: { tribe: 'goblin', gems: { air: 3 }, onyx: 1 },
    });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    expect(ana.player.energy).toBe(9);
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'manipulate-wind' });
    expect([ana.gems.air, ana.player.onyx, ana.points]).toEqual([1, 0, 7]);
    ana.plays('attach', { figure: 'merchant-1' });
    ana.plays('done');
    ana.plays('endTurn');
    allPass();
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    if (ben.isAsked) ben.plays('pass');
    ana.plays('place', { figure: 'merchant-1', at: 'fire-banner-1' });
    ana.plays('use', { ability: 'manipulate-wind' });
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    ana.plays('takeGems', { gems: ['earth'] });
    expect(ana.gems).toMatchObject({ air: 0, earth: 1 });
  });

  test('capacities: the left Merchant takes one more Banner, the right one only an Enchantment', () => {
    const cards = { 'merchant-1': ['banner-of-energy', 'firewater'], 'merchant-2': ['banner-of-energy', 'banner-of-victory'] };
    const { ana } = scenario({ banners: { fire: ['banner-of-unity', null] }, ana: { cards } });
    ana.plays('place', { figure: 'champion', at: 'fire-banner-1' });
    ana.plays('use', { ability: 'fire-banner-1' });
    expect(ana.cannot('attach', { figure: 'merchant-2' }).rule).toBe('GM-ATT-02');
    ana.plays('attach', { figure: 'merchant-1' });
    const buyer = scenario({ enchantments: ['guild-charter', null, null, null, null, null], ana: { cards, gems: { fire: 3 } } }).ana;
    buyer.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    buyer.plays('use', { ability: 'enchantment-board' });
    buyer.plays('buy', { card: 'guild-charter' });
    buyer.plays('attach', { figure: 'merchant-2' });
    expect(buyer.cardsOn('merchant-2')).toHaveLength(3);
  });

  test('winning Claims: Goblins 2, Elves 1', () => {
    const { ana, ben, allPass } = scenario({ ana: { tribe: 'goblin', influence: { water: 4 } }, ben: { tribe: 'elf', influence: { water: 2 } } });
    allPass();
    expect([ana.claims('water'), ben.claims('water')]).toEqual([2, 1]);
  });

  test('competing with the Fire Lord: Antids claim and earn a Fire Banner, Dragonkin with 3 nothing', () => {
    const { ana, ben, allPass, table } = scenario({
      lords: { 'fire-lord': 'fire', 'air-lord': 'water' },
      ana: { tribe: 'antid', influence: { fire: 5 } },
      ben: { tribe: 'dragonkin', influence: { fire: 3 } },
    });
    allPass();
    ana.plays('attach', { figure: 'leader' });
    expect([ana.claims('fire'), ana.cardsOn('leader'), ben.claims('fire'), ben.player.figures.flatMap(({ attachments }) => attachments)]).toEqual([
      2,
      ['fire-banner'],
      0,
      [],
    ]);
    expect(table.question).toBe('placeLord');
  });

  test('winning Keys: 2 figures and a Caravan; 1 figure, 1 on a gate and 1 on the Central Gate', () => {
    const { ana, ben, allPass } = scenario({
      lords: { 'earth-lord': 'fire', 'air-lord': 'water' },
      ana: { tribe: 'antid', out: { champion: 'fire-bazaar', 'merchant-1': 'fire-character' }, caravansOn: ['fire-caravan-1'] },
      ben: { tribe: 'goblin', out: { 'merchant-1': 'fire-banner-1', champion: 'gate-1', leader: 'central-gate' } },
    });
    allPass();
    expect([ana.player.keys, ben.player.keys]).toEqual([1, 1]);
  });
});
