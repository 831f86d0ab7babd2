import { describe, expect, test } from 'vitest';
import { FIRST_ENCHANTER, HOME } from '../cards/places.ts';
import { figureNumber } from '../moves.ts';
import { scenario, type TableSpec } from '../scenario.ts';

/** The round ends and the lords are placed by whoever is asked. */
const nextRound = (spec: TableSpec = {}) => {
  const scene = scenario(spec);
  scene.allPass();
  return scene;
};
const placeLords = ({ table }: ReturnType<typeof nextRound>): void => {
  while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
};
const four: TableSpec = { realms: ['fire', 'water', 'air', 'earth'], lords: { 'fire-lord': 'fire', 'air-lord': 'water' } };

describe('turn order', () => {
  test('GM-RESET-01 most Energy left goes first, then in falling order', () => {
    const { game } = nextRound({ ...four, ana: { energy: 3 }, ben: { energy: 7 }, cleo: { energy: 1 }, dan: { energy: 5 } });
    expect(game.turnOrder).toEqual([1, 3, 0, 2]);
  });

  test('GM-RESET-02 equal Energy: the Enchanter nearer the arrow, and one beats none', () => {
    const spec: TableSpec = {
      ...four,
      cleo: { energy: 4, out: { 'enchanter-1': 'enchantment-board' } },
      ana: { energy: 4 },
      dan: { energy: 4 },
      ben: { energy: 6 },
    };
    const scene = scenario(spec);
    scene.ana.plays('pass');
    scene.ben.plays('place', { figure: 'enchanter-2', at: 'enchantment-board' });
    scene.ben.plays('endTurn');
    scene.allPass();
    expect(scene.game.turnOrder).toEqual([2, 1, 0, 3]);
  });

  test.each([
    ['the nearer of two counts', { ana: [2, 0], ben: [1] }, [0, 1]],
    ['whichever of the two it is', { ana: [0, 2], ben: [1] }, [0, 1]],
    ['two are no better than one nearer', { ana: [1, 2], ben: [0] }, [1, 0]],
  ])('GM-RESET-02 with two Enchanters %s', (_, { ana, ben }, order) => {
    const scene = scenario({ ana: {}, ben: {}, turnOrder: order[0] === 0 ? ['ben', 'ana'] : ['ana', 'ben'] });
    for (const [seat, rows] of [ana, ben].entries())
      for (const [i, row] of rows.entries()) scene.game.players[seat]!.figures[figureNumber(`enchanter-${i + 1}`)]!.at = FIRST_ENCHANTER + row;
    scene.allPass();
    expect(scene.game.turnOrder).toEqual(order);
  });

  test('GM-RESET-03 still equal: the old order between them stays', () => {
    const { game } = nextRound({ ...four, ana: {}, ben: {}, cleo: {}, dan: { energy: 2 }, turnOrder: ['dan', 'cleo', 'ana', 'ben'] });
    expect(game.turnOrder).toEqual([2, 0, 1, 3]);
    const mixed = nextRound({
      ...four,
      dan: {},
      cleo: {},
      ana: {},
      ben: { out: { 'enchanter-1': 'enchantment-board' } },
      turnOrder: ['dan', 'cleo', 'ana', 'ben'],
    });
    expect(mixed.game.turnOrder).toEqual([1, 3, 2, 0]);
  });
});

describe('the reset', () => {
  test('GM-RESET-00 after round 4 nothing is reset', () => {
    const { game, table, ana } = nextRound({ round: 4, centralKeys: 1, ana: { energy: 6, out: { leader: 'gate-0' }, influence: { water: 2 } } });
    table.isOver();
    expect([game.round, game.centralKeys, ana.player.energy, ana.influence('water'), ana.player.figures[3]?.at === HOME]).toEqual([4, 1, 6, 2, false]);
  });

  test('GM-RESET-04 figures and Caravans go home, Claims and cards stay', () => {
    const { ana, ben, game } = nextRound({
      ana: {
        out: { leader: 'gate-0', 'enchanter-1': 'enchantment-board' },
        caravansOn: ['fire-caravan-1'],
        claims: { water: 4 },
        cards: { leader: ['ash-armor'] },
      },
      ben: { out: { champion: 'gate-1' } },
    });
    for (const { player } of [ana, ben]) expect(player.figures.every(({ at }) => at === HOME)).toBe(true);
    expect([ana.player.caravans, game.realms[1]?.caravans, ana.claims('water'), ana.cardsOn('leader')]).toEqual([5, [-1, -1], 4, ['ash-armor']]);
    expect(ana.player).toMatchObject({ hasPassed: false, keysThisRound: 0, enchantmentsThisRound: 0, claimsThisRound: [0, 0, 0] });
  });

  test('GM-RESET-05 all Influence goes back to 0', () => {
    const { ana, ben } = nextRound({ ana: { influence: { fire: 3, chaos: 1 } }, ben: { influence: { water: 9 } } });
    expect([ana.influence('fire'), ana.influence('chaos'), ben.influence('water')]).toEqual([0, 0, 0]);
  });

  test('GM-RESET-06 empty Banner slots are refilled clockwise, first slot first; the rest stays', () => {
    const banners = { fire: [null, 'banner-of-unity'], water: [null, null] };
    const { game } = nextRound({ realms: ['fire', 'water'], banners, bannerDeck: ['banner-of-energy', 'banner-of-caravans', 'banner-of-victory'] });
    expect(game.realms.slice(1).map((realm) => realm.banners)).toEqual([
      ['banner-of-victory', 'banner-of-unity'],
      ['banner-of-caravans', 'banner-of-energy'],
    ]);
    const short = nextRound({ realms: ['fire', 'water'], banners, bannerDeck: ['banner-of-energy', 'banner-of-caravans'] }).game;
    expect(short.realms[2]?.banners).toEqual(['banner-of-energy', null]);
  });

  test('GM-RESET-07 the Central Gate gets another Key, whatever lies there', () => {
    expect([nextRound({ centralKeys: 0 }).game.centralKeys, nextRound({ centralKeys: 2 }).game.centralKeys]).toEqual([1, 3]);
  });

  test('GM-RESET-08 the Wanderer card goes under its deck and the next is turned up', () => {
    const scene = scenario({ wandererCard: 'wanderer-chaos' });
    scene.game.wandererDeck = { cards: ['wanderer-air', 'wanderer-water', 'wanderer-fire', 'wanderer-earth'], under: 0 };
    scene.allPass();
    expect(scene.game.wandererCard).toBe('wanderer-earth');
    expect(scene.game.wandererDeck).toEqual({ cards: ['wanderer-chaos', 'wanderer-air', 'wanderer-water', 'wanderer-fire'], under: 1 });
  });

  test('GM-RESET-09 the Wanderer moves on clockwise, and back to Chaos after the last realm', () => {
    expect(nextRound({ wanderer: 'chaos' }).game.wanderer).toBe(1);
    expect(nextRound({ realms: ['fire', 'water'], wanderer: 'water' }).game.wanderer).toBe(0);
    const scene = nextRound({ realms: ['fire', 'water'], wanderer: 'chaos' });
    scene.table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord', { realm: 'fire' });
    expect(scene.game.lords.some(({ realm }) => realm === scene.game.wanderer)).toBe(true);
  });

  test('GM-RESET-10 both Objectives go under their deck and two others are dealt', () => {
    const scene = scenario({ objectives: ['form-an-embassy', 'display-devotion'] });
    scene.game.objectiveDeck = { cards: ['study-the-arcane', 'uplift-your-populace', 'align-natural-forces'], under: 0 };
    scene.allPass();
    expect(scene.game.objectives).toEqual(['align-natural-forces', 'uplift-your-populace']);
    expect(scene.game.objectiveDeck).toEqual({ cards: ['display-devotion', 'form-an-embassy', 'study-the-arcane'], under: 2 });
  });

  test('GM-RESET-11 everybody has 11 Energy again', () => {
    const { ana, ben } = nextRound({ ana: { energy: 2 }, ben: { energy: 5 } });
    expect([ana.player.energy, ben.player.energy]).toEqual([11, 11]);
  });

  test('GM-RESET-12 the new first player places either lord on an elemental realm', () => {
    const { cleo, dan, table } = nextRound({ ...four, ana: { energy: 1 }, ben: { energy: 8 }, cleo: { energy: 10 }, dan: { energy: 9 } });
    table.isBackTo(cleo, 'placeLord');
    expect(cleo.offered('placeLord')).toHaveLength(8);
    expect(cleo.cannot('pass').rule).toBe('GM-TURN-09');
    cleo.plays('placeLord', { lord: 'air-lord', realm: 'earth' });
    table.isBackTo(dan, 'placeLord');
  });

  test('GM-RESET-13 the second player places the other lord on another realm', () => {
    const { ana, ben, table, game } = nextRound({ ...four, ana: { energy: 9 }, ben: { energy: 8 }, cleo: { energy: 3 }, dan: { energy: 2 } });
    ana.plays('placeLord', { lord: 'air-lord', realm: 'earth' });
    table.isBackTo(ben, 'placeLord');
    expect(ben.cannot('placeLord', { lord: 'air-lord', realm: 'fire' }).rule).toBe('GM-RESET-13');
    expect(ben.cannot('placeLord', { lord: 'fire-lord', realm: 'earth' }).rule).toBe('GM-RESET-13');
    expect(ben.offered('placeLord')).toHaveLength(3);
    ben.plays('placeLord', { lord: 'fire-lord', realm: 'air' });
    expect(game.lords).toEqual([
      { id: 'fire-lord', realm: 3 },
      { id: 'air-lord', realm: 4 },
    ]);
    table.isBackTo(ana, 'playOrPass');
  });

  test('GM-RESET-14 never in Chaos; back to the old realm or beside the Wanderer is fine', () => {
    const { ana, game } = nextRound({ ...four, ana: { energy: 9 }, ben: { energy: 8 }, cleo: { energy: 3 }, dan: { energy: 2 }, wanderer: 'chaos' });
    expect(ana.cannot('placeLord', { lord: 'fire-lord', realm: 'chaos' }).rule).toBe('GM-RESET-14');
    expect(game.wanderer).toBe(1);
    ana.plays('placeLord', { lord: 'fire-lord', realm: 'fire' });
    expect(game.lords[0]).toEqual({ id: 'fire-lord', realm: 1 });
    expect(scenario({ ...four, dan: {} }).ana.cannot('placeLord', { lord: 'fire-lord', realm: 'fire' }).rule).toBe('GM-RESET-12');
  });

  test('GM-RESET-15 the Fire Lord holds 4 Influence in its new realm', () => {
    const { ana, ben, allPass, table, game } = nextRound({ realms: ['fire', 'water'], ana: { energy: 9 }, ben: { energy: 8 } });
    ana.plays('placeLord', { lord: 'fire-lord', realm: 'water' });
    game.realms[2]!.influence = [3, 4];
    game.realms[1]!.influence = [3, 0];
    allPass();
    expect([ana.claims('water'), ana.claims('fire')]).toEqual([0, 2]);
    table.isBackTo(ben, 'attachFireBanner');
  });

  test('GM-RESET-16 the round marker moves on last', () => {
    const scene = nextRound({ ana: { energy: 9 } });
    expect(scene.game.round).toBe(1);
    placeLords(scene);
    expect(scene.game.round).toBe(2);
  });

  test('GM-RESET-17 the Enchantments on show stay', () => {
    const enchantments = ['firewater', null, 'heatstone', 'everflame', 'everclean', 'ash-armor'];
    const scene = nextRound({ enchantments });
    placeLords(scene);
    expect(scene.game.enchantments).toEqual(enchantments);
  });
});
