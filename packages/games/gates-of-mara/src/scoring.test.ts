import { describe, expect, test } from 'vitest';
import { gatesOfMara } from './index.ts';
import { outlookOf } from './rules/outlook.ts';
import { type PlayerSpec, scenario, type TableSpec } from './scenario.ts';
import { finalScores, majority, resultOf } from './scoring.ts';

const four: TableSpec = { realms: ['fire', 'water', 'air', 'earth'], lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, round: 4 };
/** The game ends as the players are described. */
const finished = (players: Partial<Record<'ana' | 'ben' | 'cleo' | 'dan', PlayerSpec>>, spec: TableSpec = four) => {
  const scene = scenario({ ...spec, ana: {}, ben: {}, cleo: {}, dan: {}, ...players });
  scene.allPass();
  scene.table.isOver();
  return scene.game.result!;
};

describe('final scoring', () => {
  test('GM-END-01 Claims, Keys, gems and Onyx come on top of the points so far', () => {
    const result = finished({ ana: { points: 7, claims: { fire: 1 }, keys: 1, gems: { fire: 2, air: 2 }, onyx: 1 } });
    expect(result.scores).toEqual([7 + 20 + 20 + 2 + 3, 0, 0, 0]);
  });

  test('GM-END-02 every realm, Chaos too: 20 for the most Claims, 10 for the second-most', () => {
    const result = finished({ ana: { claims: { chaos: 5, earth: 1 } }, ben: { claims: { chaos: 3, earth: 4 } }, cleo: { claims: { chaos: 1 } } });
    expect(result.scores).toEqual([20 + 10, 10 + 20, 0, 0]);
  });

  test('GM-END-03 20 for the most Keys, 10 for the second-most', () => {
    expect(finished({ ana: { keys: 2 }, ben: { keys: 5 }, dan: { keys: 1 } }).scores).toEqual([10, 20, 0, 0]);
  });

  test('GM-END-04 first place shared: 10 each, nobody second', () => {
    expect(majority([3, 3, 2, 0])).toEqual([10, 10, 0, 0]);
    expect(majority([3, 3, 3, 3])).toEqual([10, 10, 10, 10]);
    expect(finished({ ana: { keys: 2, claims: { air: 2 } }, ben: { keys: 2, claims: { air: 2 } }, cleo: { keys: 1, claims: { air: 1 } } }).scores).toEqual([
      20, 20, 0, 0,
    ]);
  });

  test('GM-END-05 tied for second behind one: 5 each', () => {
    expect(majority([4, 2, 2, 1])).toEqual([20, 5, 5, 0]);
    expect(majority([4, 2, 2, 2])).toEqual([20, 5, 5, 5]);
  });

  test('GM-END-06 nothing wins nothing', () => {
    expect(majority([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(majority([1, 0, 0, 0])).toEqual([20, 0, 0, 0]);
    expect(finished({}).scores).toEqual([0, 0, 0, 0]);
  });

  test('GM-END-07 a point for two gems, all types together, rounded down', () => {
    expect(finished({ ana: { gems: { fire: 1, water: 1, air: 1 } }, ben: { gems: { fire: 1 } }, cleo: { gems: { earth: 4 } } }).scores).toEqual([1, 0, 2, 0]);
  });

  test('GM-END-08 three points for each Onyx', () => {
    expect(finished({ ana: { onyx: 2 } }, { ...four, objectives: ['study-the-arcane', 'display-devotion'] }).scores).toEqual([6, 0, 0, 0]);
  });

  test('GM-END-09 Caravans, Energy and Attachments score nothing', () => {
    expect(
      finished({ ana: { caravans: 5, energy: 11, cards: { leader: ['ash-armor', 'banner-of-victory'] } }, ben: { caravans: 0, energy: 0 } }).scores,
    ).toEqual([0, 0, 0, 0]);
  });
});

describe('victory', () => {
  test('GM-VICTORY-01 the most points win', () => {
    expect(finished({ ana: { points: 3 }, dan: { points: 4 } })).toMatchObject({ winners: [3], how: 'points' });
  });

  test.each([
    ['keys', { ana: { points: 30, keys: 1 }, ben: { points: 20, keys: 2 }, cleo: { points: 9, onyx: 1 } }, [1]],
    [
      'attachments',
      { ana: { points: 5, cards: { leader: ['ash-armor'] } }, ben: { points: 5, cards: { leader: ['ash-armor'], champion: ['fire-banner'] } } },
      [1],
    ],
    ['claims', { ana: { points: 0, claims: { fire: 2 } }, ben: { points: 0, claims: { water: 1 } } }, [0]],
    ['onyx', { ana: { points: 3 }, ben: { onyx: 1 } }, [1]],
  ] as const)('GM-VICTORY-02 a tie in points is broken by %s', (how, players, winners) => {
    expect(finished(players as Record<string, PlayerSpec>)).toMatchObject({ winners, how });
  });

  const MORE: Record<string, PlayerSpec> = {
    keys: { keys: 1 },
    attachments: { cards: { leader: ['ash-armor'] } },
    claims: { claims: { fire: 1 } },
    onyx: { onyx: 1 },
  };
  test.each([
    ['keys', 'attachments'],
    ['keys', 'claims'],
    ['keys', 'onyx'],
    ['attachments', 'claims'],
    ['attachments', 'onyx'],
    ['claims', 'onyx'],
  ])('GM-VICTORY-02 more %s go before more %s', (first, second) => {
    const { game } = scenario({ ...four, ana: MORE[second]!, ben: MORE[first]! });
    const totals = finalScores(game).map(({ total }) => total);
    game.players.forEach((player, seat) => {
      player.scored[0] = Math.max(...totals) - totals[seat]!;
    });
    expect(resultOf(game)).toMatchObject({ winners: [1], how: first });
  });

  test('GM-VICTORY-02 each step compares only those still tied', () => {
    const tied = {
      ana: { points: 20, keys: 2, cards: { leader: ['ash-armor'] } },
      ben: { points: 20, keys: 2 },
      cleo: { points: 30, cards: { leader: ['ash-armor', 'storm-armor'] } },
    };
    expect(finished(tied)).toMatchObject({ winners: [0], how: 'attachments', scores: [30, 30, 30, 0] });
  });

  test('GM-VICTORY-03 still tied: the victory is shared', () => {
    expect(finished({ ana: { points: 5 }, cleo: { points: 5 } })).toMatchObject({ winners: [0, 2], how: 'shared' });
  });
});

describe('what is shown of scores', () => {
  test('the score sheet names each part, and its sum is the standing', () => {
    const { game } = scenario({ ana: { points: 4, claims: { fire: 2 }, keys: 1, gems: { fire: 3 }, onyx: 2 } });
    const [sheet] = finalScores(game);
    expect(sheet).toEqual({ scored: 4, claims: [0, 20, 0], keys: 20, gems: 1, onyx: 6, total: 51 });
    expect(gatesOfMara.standings(game)).toEqual([51, 0]);
    expect(resultOf(game).winners).toEqual([0]);
  });

  test('the outlook is what the end of the round really brings', () => {
    const { game, allPass, ana, ben } = scenario({
      round: 4,
      lords: { 'air-lord': 'water', 'earth-lord': 'fire' },
      objectives: ['push-the-state-of-the-art', 'form-an-embassy'],
      ana: {
        onyx: 3,
        influence: { fire: 3, water: 2 },
        out: { leader: 'central-gate', champion: 'gate-1', 'merchant-1': 'fire-bazaar' },
        caravansOn: ['fire-caravan-1'],
      },
      ben: { influence: { fire: 3, water: 1, chaos: 1 } },
    });
    const outlook = outlookOf(gatesOfMara.viewFor(game, 'spectator'));
    expect(outlook.realms.map(({ claims }) => claims)).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
    expect([outlook.keys, outlook.objectives.map(({ progress }) => progress.map(({ isMet }) => isMet))]).toEqual([
      [1, 0],
      [
        [true, false],
        [true, false],
      ],
    ]);
    allPass();
    expect(game.result?.scores).toEqual(outlook.scores.map(({ total }) => total));
    expect([ana.player.keys, ben.player.keys]).toEqual([1, 0]);
  });
});
