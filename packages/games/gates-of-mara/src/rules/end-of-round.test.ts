import { describe, expect, test } from 'vitest';
import { type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';

const quiet: TableSpec = { lords: { 'air-lord': 'water', 'water-lord': 'air' }, realms: ['fire', 'water', 'air', 'earth'] };
/** Four players with so much Influence in the Fire Realm; the round ends. */
const ended = (influence: number[], spec: TableSpec = quiet) => {
  const names = ['ana', 'ben', 'cleo', 'dan'] as const;
  const players = Object.fromEntries(names.map((name, i) => [name, { ...(spec[name] ?? {}), influence: { fire: influence[i] ?? 0 } }]));
  const scene = scenario({ ...spec, ...players });
  scene.allPass();
  const all = [scene.ana, scene.ben, scene.cleo, scene.dan];
  return { ...scene, claims: all.map((actor) => actor.claims('fire')), points: all.map((actor) => actor.points) };
};

describe('Claims', () => {
  test('GM-ROUND-01 all Claims clockwise from Chaos, then Keys, then Objectives', () => {
    const { table, allPass } = scenario({
      realms: ['fire', 'water'],
      lords: { 'air-lord': 'water', 'water-lord': 'fire' },
      objectives: ['push-the-state-of-the-art', 'study-the-arcane'],
      ana: { onyx: 3, influence: { water: 1, chaos: 1, fire: 1 }, out: { leader: 'central-gate', champion: 'gate-1' }, caravansOn: ['fire-caravan-1'] },
    });
    table.heard();
    allPass();
    const told = table
      .heard()
      .flatMap((event) => ('realm' in event && 'seat' in event ? [`${event.is} ${event.realm}`] : event.is === 'objectiveMet' ? [event.is] : []));
    expect(told).toEqual(['claimsPlaced chaos', 'claimsPlaced fire', 'claimsPlaced water', 'keyWon fire', 'objectiveMet']);
  });

  test('GM-ROUND-02 GM-ROUND-03 most Influence places 2 Claims, second-most 1', () => {
    const { claims, points } = ended([3, 5, 2, 0]);
    expect([claims, points]).toEqual([
      [1, 2, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('GM-ROUND-04 at least 1 Influence is needed', () => {
    expect(ended([0, 0, 0, 0]).claims).toEqual([0, 0, 0, 0]);
    expect(ended([0, 1, 0, 0])).toMatchObject({ claims: [0, 2, 0, 0], points: [0, 0, 0, 0] });
  });

  test('GM-ROUND-05 tied for most: 1 Claim each and no second place', () => {
    expect(ended([4, 4, 3, 0])).toMatchObject({ claims: [1, 1, 0, 0], points: [0, 0, 0, 0] });
    expect(ended([4, 4, 4, 4]).claims).toEqual([1, 1, 1, 1]);
  });

  test('GM-ROUND-06 tied for second behind one: 2 points each, no Claim', () => {
    expect(ended([4, 3, 3, 1])).toMatchObject({ claims: [2, 0, 0, 0], points: [0, 2, 2, 0] });
  });

  test('GM-ROUND-07 Claims add up and stay', () => {
    const { ana, table, allPass } = scenario({ ana: { claims: { water: 3 }, influence: { water: 1 } } });
    allPass();
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    expect(ana.claims('water')).toBe(5);
  });
});

describe('the Fire Lord', () => {
  const fire: TableSpec = { lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, realms: ['fire', 'water', 'air', 'earth'] };

  test('GM-ROUND-FIRE-01 below 4 Influence a player is left out', () => {
    expect(ended([6, 3, 3, 0], fire)).toMatchObject({ claims: [2, 0, 0, 0], points: [0, 0, 0, 0] });
    expect(ended([3, 2, 1, 1], fire).claims).toEqual([0, 0, 0, 0]);
  });

  test('GM-ROUND-FIRE-02 exactly 4 is enough and no tie', () => {
    expect(ended([4, 3, 0, 0], fire).claims).toEqual([2, 0, 0, 0]);
    expect(ended([5, 4, 0, 0], fire).claims).toEqual([2, 1, 0, 0]);
  });

  test('GM-ROUND-FIRE-03 the others are ranked among themselves', () => {
    expect(ended([6, 5, 4, 0], fire).claims).toEqual([2, 1, 0, 0]);
    expect(ended([6, 4, 4, 2], fire)).toMatchObject({ claims: [2, 0, 0, 0], points: [0, 2, 2, 0] });
    expect(ended([4, 4, 0, 0], fire).claims).toEqual([1, 1, 0, 0]);
  });

  test('GM-ROUND-FIRE-04 who places a Claim may take one Fire Banner, with room for it', () => {
    const { ana, ben, table } = ended([6, 5, 0, 0], fire);
    table.isBackTo(ana, 'attachFireBanner');
    ana.plays('attach', { figure: 'champion' });
    table.isBackTo(ben, 'attachFireBanner');
    ben.plays('decline');
    expect([ana.cardsOn('champion'), table.question]).toEqual([['fire-banner'], 'placeLord']);
    const laden: PlayerSpec = {
      cards: {
        'merchant-1': ['banner-of-energy', 'banner-of-energy'],
        'merchant-2': ['firewater', 'heatstone', 'everflame'],
        specialist: ['banner-of-energy'],
        leader: ['banner-of-energy'],
        champion: ['banner-of-energy', 'banner-of-energy'],
      },
    };
    expect(ended([6, 0, 0, 0], { ...fire, ana: laden }).table.question).toBe('placeLord');
  });

  test('GM-ROUND-FIRE-05 points for a tie bring no Fire Banner', () => {
    const { ana, table } = ended([6, 4, 4, 0], fire);
    ana.plays('decline');
    expect(table.question).toBe('placeLord');
  });

  test('GM-ROUND-FIRE-06 first place before second, ties in turn order, after round 4 too', () => {
    const { ana, ben, table } = ended([5, 6, 0, 0], { ...fire, round: 4 });
    table.isBackTo(ben, 'attachFireBanner');
    ben.plays('attach', { figure: 'leader' });
    table.isBackTo(ana, 'attachFireBanner');
    ana.plays('attach', { figure: 'leader' });
    table.isOver();
    const tied = ended([5, 5, 0, 0], { ...fire, turnOrder: ['cleo', 'ben', 'dan', 'ana'] });
    tied.table.isBackTo(tied.ben, 'attachFireBanner');
    tied.ben.plays('decline');
    tied.table.isBackTo(tied.ana, 'attachFireBanner');
  });

  test('GM-ROUND-FIRE-06 Fire Banners come with their realm, before the next one is settled', () => {
    const spec: TableSpec = { ...fire, ana: { influence: { fire: 5, earth: 1 } }, ben: {}, cleo: {}, dan: {} };
    const { ana, allPass, table } = scenario(spec);
    allPass();
    table.isBackTo(ana, 'attachFireBanner');
    expect([ana.claims('fire'), ana.claims('earth')]).toEqual([2, 0]);
    ana.plays('decline');
    expect(ana.claims('earth')).toBe(2);
  });
});

describe('Keys', () => {
  const keys = (ana: PlayerSpec, spec: TableSpec = {}) => {
    const { allPass, ana: actor } = scenario({
      realms: ['fire', 'water'],
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
      wanderer: 'chaos',
      ...spec,
      ana,
    });
    allPass();
    return actor.player.keys;
  };

  test('GM-ROUND-KEY-01 three pieces at a lord win a Key, two do not', () => {
    expect(keys({ out: { leader: 'fire-bazaar', champion: 'fire-character', 'merchant-1': 'fire-banner-1' } })).toBe(1);
    expect(keys({ out: { leader: 'fire-bazaar', champion: 'fire-character' } })).toBe(0);
    expect(keys({ out: { leader: 'chaos-keyhole', champion: 'chaos-crucible', 'merchant-1': 'chaos-shifting' } })).toBe(0);
  });

  test('GM-ROUND-KEY-02 figures on the realm, on its gates, on the Central Gate, and Caravans count', () => {
    expect(keys({ out: { leader: 'central-gate', champion: 'gate-0' }, caravansOn: ['fire-caravan-1'] })).toBe(1);
    expect(keys({ out: { leader: 'gate-0', champion: 'gate-1', 'merchant-1': 'fire-bazaar' } })).toBe(1);
    expect(keys({ out: { leader: 'gate-2', champion: 'gate-0', 'merchant-1': 'fire-bazaar' } })).toBe(0);
    expect(keys({ out: { leader: 'gate-0' }, caravansOn: ['fire-caravan-1', 'water-caravan-1'] })).toBe(0);
  });

  test("GM-ROUND-KEY-03 Enchanters do not count, nor does the Wanderer's realm", () => {
    expect(keys({ out: { leader: 'fire-bazaar', champion: 'fire-character', 'enchanter-1': 'enchantment-board', 'enchanter-2': 'enchantment-board' } })).toBe(
      0,
    );
    expect(keys({ out: { leader: 'chaos-keyhole', champion: 'chaos-crucible', 'merchant-1': 'chaos-shifting' } }, { wanderer: 'chaos' })).toBe(0);
  });

  test('GM-ROUND-KEY-04 a piece may count for both lords; two Keys at most', () => {
    expect(keys({ out: { leader: 'central-gate', champion: 'gate-1' }, caravansOn: ['fire-caravan-1', 'water-caravan-1'] })).toBe(2);
    expect(
      keys({
        out: { leader: 'central-gate', champion: 'gate-1', 'merchant-1': 'fire-bazaar', 'merchant-2': 'fire-character' },
        caravansOn: ['fire-caravan-1', 'water-caravan-1', 'fire-caravan-3'],
      }),
    ).toBe(2);
  });

  test('GM-ROUND-KEY-05 several players can win the Key of one realm', () => {
    const { allPass, ana, ben } = scenario({
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
      ana: { out: { leader: 'fire-bazaar', champion: 'fire-character' }, caravansOn: ['fire-caravan-1'] },
      ben: { out: { leader: 'central-gate', champion: 'gate-0' }, caravansOn: ['fire-caravan-3'] },
    });
    allPass();
    expect([ana.player.keys, ben.player.keys]).toEqual([1, 1]);
  });

  test("GM-ROUND-KEY-06 the Fire Lord's realm gives its Key without 4 Influence", () => {
    const spec: TableSpec = { lords: { 'fire-lord': 'fire', 'earth-lord': 'water' } };
    expect(keys({ influence: { fire: 1 }, out: { leader: 'fire-bazaar', champion: 'fire-character', 'merchant-1': 'fire-banner-1' } }, spec)).toBe(1);
  });
});
