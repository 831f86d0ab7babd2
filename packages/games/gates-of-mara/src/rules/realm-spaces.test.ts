import { describe, expect, test } from 'vitest';
import { realmBoards } from '../cards/cards.ts';
import type { RealmId } from '../cards/schema.ts';
import { type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';

/** Ana's Merchant on a space; three at the table, so that every space is there. */
const merchantOn = (at: string, ana: PlayerSpec = {}, spec: TableSpec = {}) => {
  const scene = scenario({
    realms: ['fire', 'water', 'air'],
    cleo: {},
    lords: { 'fire-lord': 'fire', 'earth-lord': 'water' },
    wanderer: 'water',
    ...spec,
    ana,
  });
  scene.ana.plays('place', { figure: 'merchant-1', at });
  return scene;
};
const earthly: TableSpec = { realms: ['earth', 'water', 'air'], lords: { 'fire-lord': 'air', 'earth-lord': 'water' } };
const state = ({ ana }: ReturnType<typeof merchantOn>) => ({
  ...ana.gems,
  onyx: ana.player.onyx,
  keys: ana.player.keys,
  points: ana.points,
  energy: ana.player.energy,
});
const NOTHING = { fire: 0, water: 0, air: 0, earth: 0, onyx: 0, keys: 0, points: 0, energy: 10 };

describe('realm spaces', () => {
  test('GM-REALM-01 a space is used for its cost, or not at all', () => {
    const { ana } = merchantOn('fire-character', { gems: { fire: 2 } });
    ana.plays('use', { ability: 'fire-character' });
    expect([ana.gems.fire, ana.influence('fire')]).toEqual([0, 3]);
    const energy = merchantOn('chaos-echo', { energy: 1 }).ana;
    expect(energy.cannot('use', { ability: 'chaos-echo', realm: 'air' })).toMatchObject({ rule: 'GM-ABIL-05', missing: { energy: 1 } });
  });

  test('GM-REALM-02 a Banner space sells the Banner of its own slot for 1 Energy', () => {
    const banners = { fire: ['banner-of-victory', 'banner-of-unity'] };
    const { ana, game } = merchantOn('fire-banner-2', { energy: 2 }, { banners });
    ana.plays('use', { ability: 'fire-banner-2' });
    ana.plays('attach', { figure: 'leader' });
    expect([ana.cardsOn('leader'), game.realms[1]?.banners, ana.player.energy]).toEqual([['banner-of-unity'], ['banner-of-victory', null], 0]);
    const tired = merchantOn('fire-banner-1', { energy: 1 }).ana;
    expect(tired.cannot('use', { ability: 'fire-banner-1' }).missing).toEqual({ energy: 1 });
  });

  test('GM-REALM-03 with its slot empty a Banner space has no ability until the reset', () => {
    const { ana, ben, cleo, game } = merchantOn('fire-banner-1', { cards: { 'merchant-2': ['banner-of-unity'] } }, { bannerDeck: ['banner-of-energy'] });
    ana.plays('use', { ability: 'fire-banner-1' });
    ana.plays('attach', { figure: 'champion' });
    ana.plays('endTurn');
    ben.plays('pass');
    cleo.plays('pass');
    ana.plays('place', { figure: 'merchant-2', at: 'fire-banner-1', by: 'banner-of-unity' });
    expect(ana.cannot('use', { ability: 'fire-banner-1' }).rule).toBe('GM-REALM-03');
    expect(game.realms[1]?.banners).toEqual([null, 'banner-of-energy']);
    const empty = merchantOn('fire-banner-1', {}, { banners: { fire: [null, 'banner-of-energy'] } }).ana;
    expect(empty.offered('use')).toEqual([]);
    expect(empty.cannot('use', { ability: 'fire-banner-1' }).rule).toBe('GM-REALM-03');
  });

  test.each([
    ['fire-harvest', 'fire'],
    ['water-harvest', 'water'],
    ['air-harvest', 'air'],
  ])('GM-REALM-04 %s gives 2 %s', (at, element) => {
    const scene = merchantOn(at);
    scene.ana.plays('use', { ability: at });
    expect(state(scene)).toEqual({ ...NOTHING, [element]: 2 });
  });
  test('GM-REALM-04 earth-harvest gives 2 earth; with two players there is no harvest', () => {
    const scene = merchantOn('earth-harvest', {}, earthly);
    scene.ana.plays('use', { ability: 'earth-harvest' });
    expect(state(scene)).toEqual({ ...NOTHING, earth: 2 });
    expect(scenario().ana.cannot('place', { figure: 'merchant-1', at: 'fire-harvest' }).rule).toBe('GM-LAYOUT-03');
  });

  test.each([
    ['fire-bazaar', 'fire', {}],
    ['water-bazaar', 'water', {}],
    ['air-bazaar', 'air', {}],
    ['earth-bazaar', 'earth', earthly],
  ] as const)('GM-REALM-05 %s gives 1 %s and a gem of any type', (at, element, spec) => {
    const scene = merchantOn(at, {}, spec);
    scene.ana.plays('use', { ability: at });
    expect(scene.ana.offered('takeGems')).toHaveLength(4);
    scene.ana.plays('takeGems', { gems: [element] });
    expect(state(scene)).toEqual({ ...NOTHING, [element]: 2 });
  });

  test('GM-REALM-FIRE-01 GM-REALM-WATER-01 GM-REALM-AIR-01 the character spaces', () => {
    const fire = merchantOn('fire-character', { gems: { fire: 2 } });
    fire.ana.plays('use', { ability: 'fire-character' });
    expect([fire.ana.influence('fire'), fire.ana.gems.fire]).toEqual([3, 0]);
    const water = merchantOn('water-character', { gems: { water: 1 } });
    water.ana.plays('use', { ability: 'water-character' });
    expect(state(water)).toEqual({ ...NOTHING, points: 3 });
    const air = merchantOn('air-character', { gems: { air: 1 } });
    air.ana.plays('use', { ability: 'air-character' });
    air.ana.plays('takeGems', { gems: ['fire', 'earth', 'earth'] });
    expect(state(air)).toEqual({ ...NOTHING, fire: 1, earth: 2 });
  });

  test('GM-REALM-EARTH-01 the Earth character space sends a Caravan for 1 Earth', () => {
    const { ana } = merchantOn('earth-character', { gems: { earth: 1 } }, earthly);
    ana.plays('use', { ability: 'earth-character' });
    ana.plays('placeCaravan', { space: 'earth-caravan-3' });
    expect([ana.player.onyx, ana.gems.earth, ana.player.caravans]).toEqual([1, 0, 4]);
  });

  const caravanTo = (space: string, spec: TableSpec = {}) => {
    const realm = space.split('-')[0] as RealmId;
    const lords = { 'fire-lord': realm === 'fire' ? 'water' : 'fire', 'air-lord': 'air' } as const;
    const scene = scenario({ realms: ['fire', 'water', 'air'], cleo: {}, wanderer: 'chaos', lords, ...spec, ana: { energy: 7, gems: { water: 2 } } });
    scene.ana.plays('place', { figure: 'champion', at: realm === 'chaos' ? 'chaos-crucible' : `${realm}-bazaar` });
    scene.ana.plays('use', { ability: 'champion' });
    scene.ana.plays('placeCaravan', { space });
    return scene;
  };
  const after = { fire: 0, water: 2, air: 0, earth: 0, onyx: 0, keys: 0, points: 0, energy: 4 };
  const E: TableSpec = { realms: ['earth', 'water', 'air'], lords: { 'fire-lord': 'water', 'air-lord': 'air' } };

  test.each([
    ['GM-REALM-FIRE-01', 'fire-caravan-1', {}, 3, {}],
    ['GM-REALM-FIRE-01', 'fire-caravan-2', { fire: 2 }, 2, {}],
    ['GM-REALM-FIRE-01', 'fire-caravan-3', { energy: 5 }, 2, {}],
    ['GM-REALM-WATER-01', 'water-caravan-1', {}, 3, {}],
    ['GM-REALM-WATER-01', 'water-caravan-2', { water: 4 }, 2, {}],
    ['GM-REALM-WATER-01', 'water-caravan-3', { points: 2 }, 2, {}],
    ['GM-REALM-AIR-01', 'air-caravan-1', {}, 3, {}],
    ['GM-REALM-AIR-01', 'air-caravan-2', { air: 2 }, 2, {}],
    ['GM-REALM-EARTH-01', 'earth-caravan-1', {}, 3, E],
    ['GM-REALM-EARTH-01', 'earth-caravan-2', { earth: 2 }, 2, E],
    ['GM-REALM-EARTH-01', 'earth-caravan-3', { onyx: 1 }, 2, E],
    ['GM-REALM-CHAOS-02', 'chaos-caravan-1', {}, 3, {}],
  ])('%s a Caravan on %s gives %j, and Influence is %i', (_id, space, gains, influence, spec) => {
    const scene = caravanTo(space, spec as TableSpec);
    expect(state(scene)).toEqual({ ...after, ...gains });
    expect(scene.ana.influence(space.split('-')[0] as RealmId)).toBe(influence);
  });

  test('GM-REALM-AIR-01 a Caravan on air-caravan-3 gives 2 gems of different types', () => {
    const { ana } = caravanTo('air-caravan-3');
    expect(ana.offered('takeGems')).toHaveLength(6);
    ana.plays('takeGems', { gems: ['fire', 'earth'] });
    expect(ana.gems).toEqual({ fire: 1, water: 2, air: 0, earth: 1 });
  });

  test('GM-REALM-CHAOS-02 the other Chaos Caravan spaces: a gem and a point, or the Wanderer', () => {
    const cache = caravanTo('chaos-caravan-2');
    cache.ana.plays('takeGems', { gems: ['earth'] });
    expect(state(cache)).toEqual({ ...after, earth: 1, points: 1 });
    const camp = caravanTo('chaos-caravan-3');
    camp.ana.plays('exchange', { reward: 2 });
    expect(state(camp)).toEqual({ ...after, water: 0, keys: 1 });
  });

  test('GM-REALM-CHAOS-01 the Chaos spaces', () => {
    const shifting = merchantOn('chaos-shifting');
    shifting.ana.plays('use', { ability: 'chaos-shifting' });
    shifting.ana.plays('takeGems', { gems: ['fire', 'earth'] });
    expect(state(shifting)).toEqual({ ...NOTHING, fire: 1, earth: 1 });
    const wayfarer = merchantOn('chaos-wayfarer', { gems: { water: 1 } });
    wayfarer.ana.plays('use', { ability: 'chaos-wayfarer' });
    wayfarer.ana.plays('takeGems', { gems: ['water'] });
    wayfarer.ana.plays('exchange', { reward: 1 });
    expect(state(wayfarer)).toEqual({ ...NOTHING, onyx: 1 });
    const crucible = merchantOn('chaos-crucible', { gems: { fire: 2 } });
    crucible.ana.plays('use', { ability: 'chaos-crucible', pay: ['fire', 'fire'] });
    expect(state(crucible)).toEqual({ ...NOTHING, onyx: 1 });
    const keyhole = merchantOn('chaos-keyhole', { gems: { fire: 1, air: 1 } });
    keyhole.ana.plays('use', { ability: 'chaos-keyhole', pay: ['fire', 'air'] });
    expect(state(keyhole)).toEqual({ ...NOTHING, keys: 1 });
    const alike = merchantOn('chaos-keyhole', { gems: { fire: 4 } }).ana;
    expect(alike.cannot('use', { ability: 'chaos-keyhole' })).toMatchObject({ rule: 'GM-ABIL-05', missing: { any: 1 } });
  });

  test('GM-REALM-CHAOS-01 the Echo Chamber gives 1 Influence in any realm for 1 Energy', () => {
    const { ana } = merchantOn('chaos-echo');
    expect(ana.offered('use').map((move) => move.do === 'use' && move.realm)).toEqual(['chaos', 'fire', 'water', 'air']);
    ana.plays('use', { ability: 'chaos-echo', realm: 'air' });
    expect([ana.influence('air'), ana.influence('chaos'), ana.player.energy]).toEqual([1, 1, 9]);
  });

  test('both sides show the same spaces, the large one a few more', () => {
    for (const { spaces, caravanSpaces } of realmBoards) {
      expect(spaces.filter(({ sides }) => !sides.includes('2'))).toHaveLength(1);
      expect(caravanSpaces.filter(({ sides }) => !sides.includes('2'))).toHaveLength(1);
      for (const { sides } of [...spaces, ...caravanSpaces]) expect(sides).toContain('3-4');
    }
  });
});
