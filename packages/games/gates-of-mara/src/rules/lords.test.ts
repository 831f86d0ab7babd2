import { describe, expect, test } from 'vitest';
import { type MaraActor, scenario, type TableSpec } from '../scenario.ts';

const open = (actor: MaraActor): string[] => [...new Set(actor.offered('use').flatMap((move) => (move.do === 'use' ? [move.ability] : [])))];
const place = (spec: TableSpec, figure: string, at: string) => {
  const scene = scenario(spec);
  scene.ana.plays('place', { figure, at });
  return scene;
};
const water: TableSpec = { lords: { 'water-lord': 'fire', 'fire-lord': 'water' }, wanderer: 'water' };
const air: TableSpec = { lords: { 'air-lord': 'fire', 'fire-lord': 'water' }, wanderer: 'water' };
const earth: TableSpec = { lords: { 'earth-lord': 'fire', 'fire-lord': 'water' }, wanderer: 'water' };

describe('lords', () => {
  test('GM-LORD-01 a lord answers figures in its realm and on touching gates', () => {
    for (const at of ['fire-character', 'gate-0', 'gate-1']) expect(open(place(air, 'champion', at).ana)).toContain('air-lord');
    expect(open(place(air, 'leader', 'central-gate').ana)).toContain('air-lord');
    for (const at of ['gate-2', 'chaos-crucible', 'water-character']) {
      const { ana } = place(air, 'champion', at);
      expect(open(ana)).not.toContain('air-lord');
      expect(ana.cannot('use', { ability: 'air-lord' }).rule).toBe('GM-LORD-01');
    }
  });

  test('GM-LORD-02 two lords reached by one placement can both be used', () => {
    const { ana } = place({ lords: { 'air-lord': 'fire', 'water-lord': 'water' }, wanderer: 'chaos', ana: { gems: { water: 1 } } }, 'champion', 'gate-1');
    ana.plays('takeInfluence');
    ana.plays('use', { ability: 'air-lord' });
    ana.plays('takeGems', { gems: ['water'] });
    ana.plays('use', { ability: 'water-lord' });
    ana.plays('exchange', { reward: 1 });
    expect(ana.player.onyx).toBe(1);
  });

  test("GM-LORD-03 a lord's realm is where it stands, whatever the elements", () => {
    const { ana } = place({ lords: { 'air-lord': 'earth', 'earth-lord': 'air' }, realms: ['earth', 'air'] }, 'champion', 'earth-bazaar');
    expect(open(ana)).toContain('air-lord');
    expect(open(place({ lords: { 'air-lord': 'earth', 'earth-lord': 'air' }, realms: ['earth', 'air'] }, 'champion', 'air-bazaar').ana)).not.toContain(
      'air-lord',
    );
  });

  test("GM-LORD-WATER-01 a figure in the Water Lord's realm may activate the Wanderer", () => {
    const { ana } = place({ ...water, ana: { gems: { water: 2 } } }, 'merchant-1', 'fire-character');
    ana.plays('takeInfluence');
    ana.plays('use', { ability: 'water-lord' });
    ana.plays('exchange', { reward: 2 });
    expect(ana.player.keys).toBe(1);
  });

  test('GM-LORD-WATER-02 Influence there may be points instead, whatever gives it', () => {
    const placed = place(water, 'leader', 'fire-character').ana;
    placed.plays('takePoints');
    expect([placed.points, placed.influence('fire')]).toEqual([3, 0]);
    const bought = place({ ...water, ana: { gems: { fire: 2 } } }, 'merchant-1', 'fire-character').ana;
    bought.plays('takeInfluence');
    bought.plays('use', { ability: 'fire-character' });
    bought.plays('takePoints');
    expect([bought.points, bought.influence('fire')]).toEqual([2, 1]);
    const caravan = place(water, 'champion', 'fire-character').ana;
    caravan.plays('takeInfluence');
    caravan.plays('use', { ability: 'champion' });
    caravan.plays('placeCaravan', { space: 'fire-caravan-1' });
    caravan.plays('takePoints');
    expect([caravan.points, caravan.influence('fire')]).toEqual([1, 2]);
    expect(scenario(water).ana.cannot('takePoints').rule).toBe('GM-LORD-WATER-02');
  });

  test('GM-LORD-WATER-03 a gain is swapped whole or not at all', () => {
    const { ana } = place(water, 'leader', 'fire-character');
    expect(ana.offered()).toEqual([{ do: 'takeInfluence' }, { do: 'takePoints' }]);
    ana.plays('takeInfluence');
    expect([ana.points, ana.influence('fire')]).toEqual([0, 3]);
  });

  test('GM-LORD-WATER-04 only what still fits can be swapped', () => {
    const tight = place({ ...water, ana: { influence: { fire: 9 } } }, 'leader', 'fire-character').ana;
    tight.plays('takePoints');
    expect([tight.points, tight.influence('fire')]).toEqual([1, 9]);
    const tight2 = place({ ...water, ana: { influence: { fire: 9 } } }, 'leader', 'fire-character').ana;
    tight2.plays('takeInfluence');
    expect([tight2.points, tight2.influence('fire')]).toEqual([0, 10]);
    const full = place({ ...water, ana: { influence: { fire: 10 } } }, 'leader', 'fire-character');
    expect([full.ana.points, full.table.question]).toEqual([0, 'useAbilities']);
  });

  test("GM-LORD-WATER-05 from a gate only the Water Lord's share can be swapped", () => {
    const { ana } = place(water, 'leader', 'gate-1');
    ana.plays('takePoints');
    expect([ana.points, ana.influence('fire'), ana.influence('water')]).toEqual([2, 0, 2]);
    const centre = place(water, 'leader', 'central-gate').ana;
    centre.plays('takePoints');
    expect([centre.points, centre.influence('chaos'), centre.influence('fire'), centre.influence('water')]).toEqual([1, 1, 0, 1]);
  });

  test('GM-LORD-WATER-06 each gain is decided by itself, as it comes', () => {
    const cards = { leader: ['fire-banner'] };
    const { ana } = place({ ...water, ana: { cards } }, 'leader', 'fire-character');
    ana.plays('takePoints');
    ana.plays('use', { ability: 'fire-banner' });
    ana.plays('takeInfluence');
    expect([ana.points, ana.influence('fire')]).toEqual([3, 1]);
  });

  test("GM-LORD-AIR-01 a figure in the Air Lord's realm brings a gem of any type", () => {
    const { ana } = place(air, 'merchant-1', 'fire-character');
    ana.plays('use', { ability: 'air-lord' });
    expect(ana.offered('takeGems')).toHaveLength(4);
    ana.plays('takeGems', { gems: ['earth'] });
    expect([ana.gems.earth, ana.player.energy]).toEqual([1, 10]);
  });

  test("GM-LORD-EARTH-01 each Caravan in the Earth Lord's realm brings 1 Influence, whatever sent it", () => {
    const near = place(earth, 'champion', 'gate-0').ana;
    near.plays('use', { ability: 'champion', realm: 'fire' });
    near.plays('placeCaravan', { space: 'fire-caravan-3' });
    near.plays('takeInfluence');
    expect(near.influence('fire')).toBe(2);
    const elsewhere = place(earth, 'champion', 'gate-0');
    elsewhere.ana.plays('use', { ability: 'champion', realm: 'chaos' });
    elsewhere.ana.plays('placeCaravan', { space: 'chaos-caravan-1' });
    expect(elsewhere.table.question).toBe('useAbilities');
    const figure = place(earth, 'merchant-1', 'fire-character').ana;
    expect([open(figure), figure.cannot('use', { ability: 'earth-lord' }).rule]).toEqual([[], 'GM-LORD-EARTH-01']);
  });

  test('GM-LORD-EARTH-02 it is taken or declined before the space is resolved', () => {
    const { ana, table } = place({ ...earth, ana: { influence: { fire: 7 } } }, 'champion', 'fire-character');
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([table.question, ana.influence('fire')]).toEqual(['earthLord', 9]);
    ana.plays('takeInfluence');
    expect(ana.influence('fire')).toBe(10);
    const declined = place(earth, 'champion', 'fire-character');
    declined.ana.plays('use', { ability: 'champion' });
    declined.ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    declined.ana.plays('decline');
    expect([declined.ana.influence('fire'), declined.table.question]).toEqual([3, 'useAbilities']);
    const full = place({ ...earth, ana: { influence: { fire: 10 } } }, 'champion', 'fire-character');
    full.ana.plays('use', { ability: 'champion' });
    full.ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect(full.table.question).toBe('useAbilities');
  });

  test('GM-LORD-FIRE-01 the Fire Lord gives nothing to figures, but holds 4 Influence', () => {
    const fire: TableSpec = { lords: { 'fire-lord': 'fire', 'water-lord': 'water' }, wanderer: 'chaos' };
    const { ana, allPass } = place({ ...fire, ana: {} }, 'leader', 'fire-character');
    expect([open(ana), ana.cannot('use', { ability: 'fire-lord' }).rule]).toEqual([[], 'GM-LORD-FIRE-01']);
    ana.plays('endTurn');
    allPass();
    expect(ana.claims('fire')).toBe(0);
  });
});

describe('the Wanderer', () => {
  test('GM-WAND-01 a figure in its realm, or on a touching gate, may activate it', () => {
    const spec: TableSpec = { wanderer: 'fire', ana: { gems: { water: 2 } } };
    for (const at of ['fire-character', 'gate-0', 'gate-1']) expect(open(place(spec, 'champion', at).ana)).toContain('wanderer');
    const { ana } = place(spec, 'champion', 'gate-2');
    expect(ana.cannot('use', { ability: 'wanderer' }).rule).toBe('GM-WAND-01');
  });

  test('GM-WAND-02 one payment, one reward, once', () => {
    const { ana } = place({ wanderer: 'fire', ana: { gems: { water: 4 } } }, 'merchant-1', 'fire-character');
    ana.plays('use', { ability: 'wanderer' });
    expect(ana.cannot('exchange', { reward: 3 }).rule).toBe('GM-WAND-02');
    ana.plays('exchange', { reward: 1 });
    expect([ana.gems.water, ana.player.onyx, ana.player.keys, ana.points]).toEqual([2, 1, 0, 0]);
    expect(ana.cannot('use', { ability: 'wanderer' }).rule).toBe('GM-ABIL-03');
    expect(ana.cannot('exchange', { reward: 1 }).rule).toBe('GM-WAND-02');
  });

  test('GM-WAND-03 abilities activate it from anywhere', () => {
    const { ana } = place(
      { wanderer: 'water', ana: { gems: { water: 2 }, cards: { 'merchant-1': ['banner-of-the-wanderer'] } } },
      'merchant-1',
      'fire-character',
    );
    ana.plays('use', { ability: 'banner-of-the-wanderer' });
    ana.plays('exchange', { reward: 1 });
    expect(ana.player.onyx).toBe(1);
  });

  test('GM-WAND-04 several sources are several activations', () => {
    const cards = { 'merchant-1': ['banner-of-the-wanderer'] };
    const lords = { 'water-lord': 'chaos', 'air-lord': 'water' } as const;
    const { ana } = place({ wanderer: 'chaos', ana: { gems: { water: 7 }, cards }, lords }, 'merchant-1', 'chaos-wayfarer');
    ana.plays('takeInfluence');
    for (const ability of ['wanderer', 'water-lord', 'banner-of-the-wanderer']) {
      ana.plays('use', { ability });
      ana.plays('exchange', { reward: 1 });
    }
    ana.plays('use', { ability: 'chaos-wayfarer' });
    ana.plays('takeGems', { gems: ['water'] });
    ana.plays('exchange', { reward: 1 });
    expect([ana.player.onyx, ana.gems.water]).toEqual([4, 0]);
  });

  test.each([
    ['wanderer-water', 'water'],
    ['wanderer-fire', 'fire'],
    ['wanderer-air', 'air'],
    ['wanderer-earth', 'earth'],
  ] as const)('GM-WAND-05 %s: 2 %s for 2 gems and a point, an Onyx or a Key', (wandererCard, element) => {
    const begin = () => {
      const { ana } = place({ wanderer: 'fire', wandererCard, ana: { gems: { [element]: 2 } } }, 'merchant-1', 'fire-character');
      ana.plays('use', { ability: 'wanderer' });
      return ana;
    };
    const gems = begin();
    gems.plays('exchange', { reward: 0 });
    gems.plays('takeGems', { gems: ['fire', 'fire'] });
    expect([gems.gems.fire, gems.points]).toEqual([2, 1]);
    const onyx = begin();
    onyx.plays('exchange', { reward: 1 });
    expect([onyx.gems[element], onyx.player.onyx]).toEqual([0, 1]);
    const key = begin();
    key.plays('exchange', { reward: 2 });
    expect([key.gems[element], key.player.keys]).toEqual([0, 1]);
    const poor = place({ wanderer: 'fire', wandererCard, ana: { gems: { [element]: 1 } } }, 'merchant-1', 'fire-character').ana;
    expect(open(poor)).not.toContain('wanderer');
  });

  test('GM-WAND-06 the fifth card: any 3 gems for richer rewards', () => {
    const begin = () => {
      const spec: TableSpec = {
        wanderer: 'water',
        wandererCard: 'wanderer-chaos',
        ana: { gems: { fire: 1, air: 2 }, cards: { 'merchant-1': ['banner-of-the-wanderer'] } },
      };
      const { ana } = place(spec, 'merchant-1', 'fire-character');
      ana.plays('use', { ability: 'banner-of-the-wanderer' });
      return ana;
    };
    const gems = begin();
    gems.plays('exchange', { reward: 0, pay: ['fire', 'air', 'air'] });
    gems.plays('takeGems', { gems: ['water', 'earth'] });
    expect([gems.gems, gems.points]).toEqual([{ fire: 0, water: 1, air: 0, earth: 1 }, 3]);
    const onyx = begin();
    onyx.plays('exchange', { reward: 1 });
    expect([onyx.player.onyx, onyx.points]).toEqual([1, 1]);
    const key = begin();
    key.plays('exchange', { reward: 2 });
    expect([key.player.keys, key.points]).toEqual([1, 1]);
  });

  test('GM-WAND-07 an exchange may be declined, or be too dear; the rest goes on', () => {
    const cards = { 'merchant-1': ['manipulate-flame'] };
    const { ana, table } = place({ wanderer: 'water', ana: { energy: 5, gems: { fire: 1, water: 1 }, cards } }, 'merchant-1', 'fire-character');
    ana.plays('use', { ability: 'manipulate-flame' });
    ana.plays('takeGems', { gems: ['water'] });
    ana.plays('decline');
    expect([ana.gems.water, ana.player.energy, table.question]).toEqual([2, 5, 'useAbilities']);
    const poor = place({ wanderer: 'water', ana: { energy: 5, gems: { fire: 1 }, cards } }, 'merchant-1', 'fire-character');
    poor.ana.plays('use', { ability: 'manipulate-flame' });
    poor.ana.plays('takeGems', { gems: ['water'] });
    expect([poor.ana.gems.water, poor.table.question]).toEqual([1, 'useAbilities']);
  });
});
