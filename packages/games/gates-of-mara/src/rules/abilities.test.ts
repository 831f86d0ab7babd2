import { describe, expect, test } from 'vitest';
import { type MaraActor, scenario, type TableSpec } from '../scenario.ts';

const open = (actor: MaraActor): string[] => [...new Set(actor.offered('use').flatMap((move) => (move.do === 'use' ? [move.ability] : [])))];
const realmsFor = (actor: MaraActor, ability: string): (string | undefined)[] =>
  actor.offered('use').flatMap((move) => (move.do === 'use' && move.ability === ability ? [move.realm] : []));

describe('using abilities', () => {
  test('GM-ABIL-01 nothing has to be used', () => {
    const { ana, ben, table } = scenario({ ana: { gems: { fire: 3 } } });
    ana.plays('place', { figure: 'leader', at: 'chaos-shifting' });
    expect(open(ana)).toEqual(['chaos-shifting', 'leader']);
    ana.plays('endTurn');
    expect([ana.gems.fire, ana.player.onyx]).toEqual([3, 0]);
    table.isBackTo(ben, 'playOrPass');
  });

  test('GM-ABIL-02 what a placement opens: space, figure, lord, Wanderer, own cards, Enchantment board', () => {
    const spec: TableSpec = {
      ana: { gems: { fire: 4, water: 2 }, cards: { leader: ['banner-of-victory', 'fireflower-boots'], 'enchanter-1': ['firewater'] } },
      lords: { 'air-lord': 'fire', 'fire-lord': 'water' },
      wanderer: 'fire',
      enchantments: ['fireflower-boots', null, null, null, null, null],
    };
    const { ana } = scenario(spec);
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(open(ana)).toEqual(['fire-bazaar', 'leader', 'air-lord', 'wanderer', 'banner-of-victory', 'fireflower-boots']);
    const enchanter = scenario(spec).ana;
    enchanter.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    expect(open(enchanter)).toEqual(['enchantment-board', 'firewater']);
  });

  test('GM-ABIL-03 GM-ATT-05 each works once a placement, two copies twice', () => {
    const { ana } = scenario({ ana: { gems: { fire: 3 }, cards: { 'merchant-1': ['guild-charter', 'guild-charter'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-shifting' });
    ana.plays('use', { ability: 'chaos-shifting' });
    ana.plays('takeGems', { gems: ['air', 'earth'] });
    expect(ana.cannot('use', { ability: 'chaos-shifting' }).rule).toBe('GM-ABIL-03');
    ana.plays('use', { ability: 'guild-charter', pay: ['fire'] });
    ana.plays('use', { ability: 'guild-charter', pay: ['fire'] });
    expect(ana.cannot('use', { ability: 'guild-charter' }).rule).toBe('GM-ABIL-03');
    expect(ana.player.onyx).toBe(2);
  });

  test('GM-ABIL-04 any order, and what one gives pays for the next', () => {
    const { ana } = scenario({ ana: { gems: { fire: 1 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(ana.cannot('use', { ability: 'leader' }).rule).toBe('GM-ABIL-05');
    ana.plays('use', { ability: 'fire-bazaar' });
    ana.plays('takeGems', { gems: ['air'] });
    ana.plays('use', { ability: 'leader' });
    expect([ana.player.onyx, ana.gems]).toEqual([1, { fire: 0, water: 0, air: 0, earth: 0 }]);
    const other = scenario({ ana: { gems: { fire: 3 } } }).ana;
    other.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    other.plays('use', { ability: 'leader' });
    other.plays('use', { ability: 'fire-bazaar' });
    other.plays('takeGems', { gems: ['air'] });
    expect([other.player.onyx, other.gems.fire]).toEqual([1, 1]);
  });

  test('GM-ABIL-05 the whole cost or no use', () => {
    const { ana } = scenario({ ana: { gems: { fire: 1 } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    expect(ana.cannot('use', { ability: 'fire-character' })).toMatchObject({ rule: 'GM-ABIL-05', missing: { fire: 1 } });
    expect(open(ana)).toEqual([]);
  });

  test('GM-ABIL-06 effects in printed order, an impossible one passed over', () => {
    const { ana, table } = scenario({ ana: { gems: { fire: 1, air: 1 }, caravans: 0, cards: { 'merchant-1': ['smoke-familiar'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    table.heard();
    ana.plays('use', { ability: 'smoke-familiar' });
    table.isBackTo(ana, 'takeGems');
    ana.plays('takeGems', { gems: ['water'] });
    expect(ana.gems).toEqual({ fire: 0, water: 1, air: 0, earth: 0 });
    table.isBackTo(ana, 'useAbilities');
    const goblin = scenario({ ana: { tribe: 'goblin', gems: { water: 1 }, influence: { fire: 10 } } });
    goblin.ana.plays('place', { figure: 'specialist', at: 'fire-character' });
    goblin.ana.plays('use', { ability: 'goblin-specialist' });
    goblin.ana.plays('takeGems', { gems: ['water'] });
    goblin.table.isBackTo(goblin.ana, 'exchange');
  });

  test('GM-ABIL-07 only the figure just placed uses its ability and its cards', () => {
    const spec = { ana: { gems: { fire: 9 }, out: { leader: 'fire-bazaar' }, cards: { leader: ['banner-of-victory'], champion: ['fire-banner'] } } };
    const { ana } = scenario(spec);
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    expect(ana.cannot('use', { ability: 'leader' }).rule).toBe('GM-ABIL-07');
    expect(ana.cannot('use', { ability: 'banner-of-victory' }).rule).toBe('GM-ABIL-07');
    expect(ana.cannot('use', { ability: 'fire-banner' }).rule).toBe('GM-ABIL-07');
  });

  test('GM-ABIL-08 a card attached this turn works from the next placement on', () => {
    const banners = { fire: ['banner-of-victory', 'banner-of-energy'] };
    const { ana, ben, allPass, table } = scenario({ banners, ana: { out: { specialist: 'water-bazaar' } } });
    ana.plays('place', { figure: 'champion', at: 'fire-banner-1' });
    ana.plays('use', { ability: 'fire-banner-1' });
    ana.plays('attach', { figure: 'champion' });
    expect(ana.cannot('use', { ability: 'banner-of-victory' }).rule).toBe('GM-ABIL-08');
    ana.plays('endTurn');
    allPass();
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    if (ben.isAsked) ben.plays('pass');
    ana.plays('place', { figure: 'champion', at: 'fire-character' });
    ana.plays('use', { ability: 'banner-of-victory' });
    expect(ana.points).toBe(1);
  });

  test('GM-ABIL-09 GM-ABIL-10 a figure on a gate is in both realms and picks one for an ability', () => {
    const { ana } = scenario();
    ana.plays('place', { figure: 'champion', at: 'gate-1' });
    expect(realmsFor(ana, 'champion')).toEqual(['fire', 'water']);
    expect(ana.cannot('use', { ability: 'champion', realm: 'chaos' }).rule).toBe('GM-ABIL-10');
    expect(ana.cannot('use', { ability: 'champion', realm: undefined }).rule).toBe('GM-ABIL-10');
    ana.plays('use', { ability: 'champion', realm: 'water' });
    expect(ana.offered('placeCaravan').map((move) => move.do === 'placeCaravan' && move.space)).toEqual(['water-caravan-1', 'water-caravan-3']);
  });

  test('GM-ABIL-09 a Leader on the Central Gate is in all realms', () => {
    const { ana } = scenario({ ana: { gems: { fire: 1 }, cards: { leader: ['fireflower-boots'] } }, wanderer: 'water' });
    ana.plays('place', { figure: 'leader', at: 'central-gate' });
    expect(realmsFor(ana, 'fireflower-boots')).toEqual(['chaos', 'fire', 'water']);
    ana.plays('use', { ability: 'fireflower-boots', realm: 'chaos' });
    expect([ana.influence('chaos'), ana.influence('fire')]).toEqual([3, 1]);
  });

  test('GM-ABIL-11 a figure on a gate has no realm space', () => {
    const { ana } = scenario();
    ana.plays('place', { figure: 'champion', at: 'gate-1' });
    expect(open(ana)).toEqual(['champion', 'air-lord']);
    expect(ana.cannot('use', { ability: 'fire-bazaar' }).rule).toBe('GM-ABIL-11');
  });

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

  test('GM-ABIL-13 all effects of an ability use the realm picked; another ability may pick another', () => {
    const cards = { champion: ['water-elemental-ally', 'fire-banner'] };
    const { ana } = scenario({ ana: { gems: { water: 1 }, cards } });
    ana.plays('place', { figure: 'champion', at: 'gate-1' });
    ana.plays('use', { ability: 'water-elemental-ally', realm: 'fire' });
    expect(ana.offered('placeCaravan').every((move) => move.do === 'placeCaravan' && move.space.startsWith('fire-'))).toBe(true);
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    ana.plays('use', { ability: 'fire-banner', realm: 'water' });
    expect([ana.influence('fire'), ana.influence('water'), ana.gems.fire]).toEqual([2, 2, 1]);
  });

  test('GM-ABIL-14 the Earth Lord, the swap and Caravan spaces answer every event of a placement', () => {
    const { ana } = scenario({
      ana: { gems: { earth: 1, water: 2 }, cards: { leader: ['root-armor'] } },
      lords: { 'earth-lord': 'fire', 'water-lord': 'water' },
    });
    ana.plays('place', { figure: 'leader', at: 'gate-1' });
    ana.plays('takePoints');
    ana.plays('use', { ability: 'root-armor', realm: 'fire' });
    for (const space of ['fire-caravan-1', 'fire-caravan-3']) {
      ana.plays('placeCaravan', { space });
      ana.plays('takeInfluence');
    }
    expect([ana.influence('fire'), ana.influence('water'), ana.points, ana.player.energy]).toEqual([5, 0, 2, 9]);
    const swaps = scenario({
      ana: { tribe: 'dragonkin', cards: { specialist: ['fire-banner'] } },
      ben: { out: { leader: 'fire-bazaar' } },
      lords: { 'water-lord': 'fire', 'air-lord': 'water' },
    }).ana;
    swaps.plays('place', { figure: 'specialist', at: 'fire-bazaar', by: 'dragonkin-specialist' });
    swaps.plays('takePoints');
    swaps.plays('takePoints');
    swaps.plays('use', { ability: 'fire-banner' });
    swaps.plays('takePoints');
    expect([swaps.points, swaps.influence('fire')]).toEqual([3, 0]);
  });

  test('GM-ABIL-15 an ability and what it sets off is finished before the next', () => {
    const { ana, table } = scenario({ ana: { tribe: 'elf', gems: { water: 2 } }, wanderer: 'chaos' });
    ana.plays('place', { figure: 'specialist', at: 'chaos-shifting' });
    ana.plays('use', { ability: 'elf-specialist' });
    expect(ana.cannot('use', { ability: 'chaos-shifting' }).rule).toBe('GM-ABIL-15');
    expect(ana.cannot('endTurn').rule).toBe('GM-ABIL-17');
    ana.plays('placeCaravan', { space: 'chaos-caravan-3' });
    table.isBackTo(ana, 'exchange');
    expect(ana.cannot('use', { ability: 'chaos-shifting' }).rule).toBe('GM-ABIL-15');
    ana.plays('exchange', { reward: 1 });
    table.isBackTo(ana, 'useAbilities');
  });

  test('GM-ABIL-17 effects of a used ability cannot be refused, but an exchange can', () => {
    const { ana, table } = scenario({ ana: { gems: { water: 2 } } });
    ana.plays('place', { figure: 'champion', at: 'chaos-wayfarer' });
    ana.plays('use', { ability: 'champion' });
    expect(ana.cannot('decline').rule).toBe('GM-ABIL-17');
    ana.plays('placeCaravan', { space: 'chaos-caravan-1' });
    ana.plays('use', { ability: 'chaos-wayfarer' });
    expect(ana.cannot('decline').rule).toBe('GM-ABIL-17');
    ana.plays('takeGems', { gems: ['fire'] });
    ana.plays('decline');
    table.isBackTo(ana, 'useAbilities');
  });

  test('GM-ABIL-18 an Enchanter is in no realm: no lord, no Wanderer', () => {
    const { ana } = scenario({ ana: { gems: { water: 2 } }, lords: { 'air-lord': 'fire', 'water-lord': 'water' }, wanderer: 'fire' });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    expect(open(ana)).toEqual([]);
    expect(ana.cannot('use', { ability: 'air-lord' }).rule).toBe('GM-LORD-01');
    expect(ana.cannot('use', { ability: 'wanderer' }).rule).toBe('GM-WAND-01');
  });
});

describe('GM-ABIL-16 not open where nothing would change', () => {
  const blocked = (spec: TableSpec, place: { figure: string; at: string; realm?: string }, ability: string, rule = 'GM-ABIL-16'): void => {
    const { ana } = scenario(spec);
    ana.plays('place', { figure: place.figure, at: place.at });
    expect(open(ana)).not.toContain(ability);
    expect(ana.cannot('use', place.realm ? { ability, realm: place.realm } : { ability }).rule).toBe(rule);
  };

  test('GM-ABIL-16 no Caravan at hand, or no free space', () => {
    blocked({ ana: { caravans: 0 } }, { figure: 'champion', at: 'fire-bazaar' }, 'champion');
    blocked({ ben: { caravansOn: ['fire-caravan-1', 'fire-caravan-3'] } }, { figure: 'champion', at: 'fire-bazaar' }, 'champion');
  });

  test('GM-ABIL-16 a full track', () => {
    blocked({ ana: { gems: { fire: 2 }, influence: { fire: 10 } } }, { figure: 'merchant-1', at: 'fire-character' }, 'fire-character');
    blocked({ ana: { tribe: 'antid', influence: { fire: 9 } } }, { figure: 'specialist', at: 'fire-character' }, 'antid-specialist');
  });

  test('GM-ABIL-16 Energy at its highest', () => {
    const spec: TableSpec = { ana: { cards: { 'merchant-1': ['banner-of-energy', 'banner-of-energy'] } } };
    const { ana } = scenario(spec);
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    ana.plays('use', { ability: 'banner-of-energy' });
    expect(open(ana)).toEqual([]);
  });

  test('GM-ABIL-16 nothing affordable to exchange or buy', () => {
    blocked({ ana: { gems: { water: 1 } }, wanderer: 'fire' }, { figure: 'merchant-1', at: 'fire-character' }, 'wanderer');
    blocked({ ana: { gems: { water: 1 } } }, { figure: 'enchanter-1', at: 'enchantment-board' }, 'enchantment-board');
    const { ana } = scenario({ ana: { gems: { water: 2 } }, wanderer: 'fire' });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    expect(open(ana)).toEqual(['wanderer']);
  });

  test('GM-ABIL-16 judged once the cost is paid', () => {
    const cards = { 'merchant-1': ['silk-tongue'] };
    const { ana } = scenario({ ana: { gems: { air: 2, earth: 1 }, caravans: 0, cards }, wandererCard: 'wanderer-air' });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    const ways = ana.offered('use').flatMap((move) => (move.do === 'use' && move.ability === 'silk-tongue' ? [move.pay] : []));
    expect(ways).toEqual([['earth']]);
  });

  test('GM-ABIL-16 judged in the realm picked', () => {
    const { ana } = scenario({ ana: { influence: { fire: 9 }, gems: { fire: 1 }, cards: { champion: ['fireflower-boots'] } } });
    ana.plays('place', { figure: 'champion', at: 'gate-1' });
    expect(realmsFor(ana, 'fireflower-boots')).toEqual(['water']);
    expect(ana.cannot('use', { ability: 'fireflower-boots', realm: 'fire' }).rule).toBe('GM-ABIL-16');
  });
});

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
