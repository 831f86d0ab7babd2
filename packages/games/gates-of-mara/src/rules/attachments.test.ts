import { describe, expect, test } from 'vitest';
import { type MaraActor, type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';

const figuresOffered = (actor: MaraActor): string[] => actor.offered('attach').flatMap((move) => (move.do === 'attach' ? [move.figure] : []));
/** Ana's Champion fetches a Banner in the Fire Realm. */
const fetchBanner = (ana: PlayerSpec, spec: TableSpec = {}, banner = 'banner-of-victory') => {
  const scene = scenario({ banners: { fire: [banner, null] }, ...spec, ana });
  scene.ana.plays('place', { figure: 'champion', at: 'fire-banner-1' });
  scene.ana.plays('use', { ability: 'fire-banner-1' });
  return scene;
};
const buy = (ana: PlayerSpec, card: string, gems: object) => {
  const scene = scenario({ enchantments: [card, null, null, null, null, null], ana: { ...ana, gems } });
  scene.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
  return scene;
};
const THREE = ['ash-armor', 'storm-armor', 'root-armor'];

describe('Attachments', () => {
  test('GM-ATT-01 GM-ATT-06 a figure carries three cards at most', () => {
    const { ana } = fetchBanner({ cards: { 'merchant-1': ['firewater', 'heatstone', 'everflame'], champion: ['ash-armor', 'storm-armor'] } });
    expect(figuresOffered(ana)).toEqual(['merchant-2', 'specialist', 'leader', 'champion']);
    expect(ana.cannot('attach', { figure: 'merchant-1' }).rule).toBe('GM-ATT-01');
    ana.plays('attach', { figure: 'champion' });
    expect(ana.cardsOn('champion')).toHaveLength(3);
  });

  test('GM-ATT-02 GM-ATT-06 each figure has its own Banner limit, Fire Banners included', () => {
    const cards = {
      'merchant-1': ['banner-of-energy', 'fire-banner'],
      'merchant-2': ['banner-of-energy'],
      specialist: ['fire-banner'],
      leader: ['banner-of-unity'],
      champion: ['banner-of-energy', 'banner-of-energy'],
    };
    const { ana } = fetchBanner({ cards });
    for (const figure of ['merchant-1', 'specialist', 'leader', 'champion', 'enchanter-1'])
      expect(ana.player.figures.length && figuresOffered(ana)).not.toContain(figure);
    expect(ana.cardsOn('merchant-2')).toEqual(['banner-of-energy', 'banner-of-victory']);
    const one = fetchBanner({ cards: { 'merchant-1': ['banner-of-energy'], champion: ['banner-of-energy'] } }).ana;
    expect(figuresOffered(one)).toEqual(['merchant-1', 'merchant-2', 'specialist', 'leader', 'champion']);
    expect(one.cannot('attach', { figure: 'enchanter-1' }).rule).toBe('GM-ATT-02');
  });

  test('GM-ATT-02 a figure at its limit refuses another Banner', () => {
    const { ana } = fetchBanner({ cards: { leader: ['banner-of-unity'], specialist: ['fire-banner'] } });
    expect(ana.cannot('attach', { figure: 'leader' }).rule).toBe('GM-ATT-02');
    expect(ana.cannot('attach', { figure: 'specialist' }).rule).toBe('GM-ATT-02');
  });

  test('GM-ATT-03 Banner room need not be used: three Enchantments are fine', () => {
    const { ana } = buy({ cards: { leader: ['ash-armor', 'storm-armor'] } }, 'emblem-of-peace', { fire: 1, water: 1, air: 1, earth: 1 });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'emblem-of-peace' });
    expect(ana.cardsOn('leader')).toEqual(['ash-armor', 'storm-armor', 'emblem-of-peace']);
  });

  test('GM-ATT-04 cards stay attached for good', () => {
    const { ana, table, allPass } = scenario({ ana: { cards: { leader: THREE } } });
    expect(ana.cannot('attach', { figure: 'champion' }).rule).toBe('GM-ATT-04');
    allPass();
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    expect(ana.cardsOn('leader')).toEqual(THREE);
  });

  test('GM-ATT-05 the same title may sit on a figure twice', () => {
    const { ana } = fetchBanner({ cards: { 'merchant-1': ['banner-of-victory'] } });
    ana.plays('attach', { figure: 'merchant-1' });
    expect(ana.cardsOn('merchant-1')).toEqual(['banner-of-victory', 'banner-of-victory']);
  });
});

describe('Banners', () => {
  test('GM-BANNER-01 a Banner goes at once to any own figure with room', () => {
    const { ana, table } = fetchBanner({ out: { leader: 'gate-2' } });
    expect(figuresOffered(ana)).toEqual(['merchant-1', 'specialist', 'leader', 'champion']);
    ana.plays('attach', { figure: 'specialist' });
    expect(ana.cardsOn('specialist')).toEqual(['banner-of-victory']);
    table.isBackTo(ana, 'useAbilities');
  });

  const full = {
    'merchant-1': ['banner-of-energy', 'banner-of-energy'],
    'merchant-2': ['firewater', 'heatstone', 'everflame'],
    specialist: ['banner-of-energy'],
    leader: ['banner-of-energy'],
    champion: ['banner-of-energy', 'banner-of-energy'],
  };

  test('GM-BANNER-02 GM-BANNER-11 a Banner nobody can take is paid for, discarded and out', () => {
    const { ana, game, table } = fetchBanner({ energy: 3, cards: full });
    expect([game.discardedBanners, game.realms[1]?.banners, ana.player.energy]).toEqual([['banner-of-victory'], [null, null], 0]);
    expect(table.question).toBe('useAbilities');
    expect(game.bannerDeck).toHaveLength(21);
  });

  test('GM-BANNER-11 with room somewhere it must be attached', () => {
    const { ana } = fetchBanner({});
    expect(ana.cannot('decline').rule).toBe('GM-BANNER-11');
  });

  const withBanner = (banner: string, at: string, spec: TableSpec = {}, figure = 'champion') => {
    const scene = scenario({ wanderer: 'chaos', ...spec, ana: { energy: 8, gems: { water: 2 }, cards: { [figure]: [banner] } } });
    scene.ana.plays('place', { figure, at });
    return scene;
  };

  test('GM-BANNER-03 Banners work on realms and gates', () => {
    for (const at of ['fire-character', 'gate-1', 'central-gate']) {
      const { ana } = withBanner('banner-of-victory', at, {}, 'leader');
      ana.plays('use', { ability: 'banner-of-victory' });
      expect(ana.points).toBe(1);
    }
  });

  test('GM-BANNER-04 GM-BANNER-10 Banner of Caravans: a Caravan in this realm, free', () => {
    const { ana } = withBanner('banner-of-caravans', 'fire-character');
    ana.plays('use', { ability: 'banner-of-caravans' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([ana.influence('fire'), ana.player.caravans, ana.player.energy, ana.gems.water]).toEqual([3, 4, 6, 2]);
  });

  test('GM-BANNER-05 GM-BANNER-10 Banner of Energy: 1 Energy, free', () => {
    const { ana } = withBanner('banner-of-energy', 'gate-0');
    ana.plays('use', { ability: 'banner-of-energy' });
    expect([ana.player.energy, ana.gems.water]).toEqual([7, 2]);
  });

  test('GM-BANNER-06 Banner of the Wanderer: the Wanderer is activated', () => {
    const { ana, table } = withBanner('banner-of-the-wanderer', 'water-character');
    ana.plays('use', { ability: 'banner-of-the-wanderer' });
    table.isBackTo(ana, 'exchange');
    ana.plays('exchange', { reward: 1 });
    expect([ana.player.onyx, ana.gems.water]).toEqual([1, 0]);
  });

  test('GM-BANNER-07 Banner of Unity opens taken realm spaces, and is no ability afterwards', () => {
    const { ana } = scenario({ ana: { cards: { leader: ['banner-of-unity'] } }, ben: { out: { leader: 'fire-bazaar' } } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar', by: 'banner-of-unity' });
    expect(ana.influence('fire')).toBe(3);
    expect(ana.cannot('use', { ability: 'banner-of-unity' }).rule).toBe('GM-BANNER-07');
  });

  test('GM-BANNER-08 Banner of Victory: 1 point', () => {
    const { ana } = withBanner('banner-of-victory', 'gate-0');
    ana.plays('use', { ability: 'banner-of-victory' });
    expect([ana.points, ana.player.energy]).toEqual([1, 6]);
  });

  test('GM-BANNER-09 Fire Banner: 1 Influence here and 1 Fire', () => {
    const { ana } = withBanner('fire-banner', 'gate-1');
    ana.plays('use', { ability: 'fire-banner', realm: 'water' });
    expect([ana.influence('water'), ana.influence('fire'), ana.gems.fire]).toEqual([2, 1, 1]);
  });
});
