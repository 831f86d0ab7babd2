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
