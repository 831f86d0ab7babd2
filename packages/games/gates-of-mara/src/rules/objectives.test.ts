import { describe, expect, test } from 'vitest';
import { objectives } from '../cards/cards.ts';
import { gatesOfMara } from '../index.ts';
import { type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';
import { SOURCES } from '../state.ts';
import { boardOf } from '../view/board.ts';
import { outlookOf } from './outlook.ts';

/** Whether Ana scores the Objective at the end of the round. */
function scores(objective: string, ana: PlayerSpec, spec: TableSpec): boolean {
  const other = objective === 'study-the-arcane' ? 'display-devotion' : 'study-the-arcane';
  const scene = scenario({ wanderer: 'chaos', lords: { 'air-lord': 'fire', 'water-lord': 'water' }, ...spec, objectives: [objective, other], ana });
  scene.allPass();
  const scored = scene.ana.player.scored[1];
  expect([0, 4]).toContain(scored);
  return scored === 4;
}

const row = (id: string, objective: string, yes: PlayerSpec, no: PlayerSpec, spec: TableSpec = {}) => ({ id, objective, yes, no, spec });
const three: TableSpec = { cleo: {} };
const pair = ['banner-of-victory', 'ash-armor'];

describe('each Objective, just met and just missed', () => {
  test.each([
    row(
      'GM-OBJ-PILGRIMAGE',
      'guide-a-mass-pilgrimage',
      { caravansOn: ['fire-caravan-1', 'fire-caravan-3', 'water-caravan-1', 'chaos-caravan-1'] },
      { caravansOn: ['fire-caravan-1', 'fire-caravan-3', 'water-caravan-1'] },
    ),
    row('GM-OBJ-SUMMIT', 'negotiate-at-the-summit', { influence: { fire: 2, water: 2, chaos: 2 } }, { influence: { fire: 2, water: 2, chaos: 1 } }),
    row('GM-OBJ-SUMMIT', 'negotiate-at-the-summit', { influence: { fire: 2, water: 2 } }, { influence: { fire: 5, water: 1, chaos: 5 } }, { wanderer: 'fire' }),
    row('GM-OBJ-COUP', 'achieve-a-diplomatic-coup', { influence: { fire: 2, water: 1 } }, { influence: { fire: 2 } }, { ben: { influence: { water: 3 } } }),
    row('GM-OBJ-IRRESISTIBLE', 'offer-something-irresistible', { influence: { fire: 5 } }, { influence: { fire: 4 } }),
    row(
      'GM-OBJ-IRRESISTIBLE',
      'offer-something-irresistible',
      { influence: { fire: 6 } },
      { influence: { fire: 5 } },
      { cleo: { influence: { fire: 5 } }, ben: { influence: { fire: 7 } } },
    ),
    row(
      'GM-OBJ-EMBASSY',
      'form-an-embassy',
      { out: { leader: 'central-gate', champion: 'gate-0', specialist: 'fire-bazaar' }, caravansOn: ['fire-caravan-1'] },
      { out: { leader: 'gate-2', champion: 'gate-0', specialist: 'fire-bazaar' }, caravansOn: ['fire-caravan-1'] },
    ),
    row('GM-OBJ-TRIANGULATE', 'triangulate-coordinates', { influence: { fire: 1, water: 1, chaos: 1 } }, { influence: { fire: 4, water: 4 } }),
    row(
      'GM-OBJ-DIASPORA',
      'plan-a-tribal-diaspora',
      { caravansOn: ['fire-caravan-1', 'water-caravan-1', 'chaos-caravan-1'] },
      { caravansOn: ['fire-caravan-1', 'fire-caravan-3', 'water-caravan-1', 'water-caravan-3'] },
    ),
    row(
      'GM-OBJ-COMMITTEE',
      'delegate-a-committee',
      { out: { 'merchant-1': 'fire-bazaar', 'merchant-2': 'water-bazaar', specialist: 'chaos-keyhole' } },
      { out: { 'merchant-1': 'fire-bazaar', leader: 'water-bazaar', specialist: 'chaos-keyhole' } },
    ),
    row('GM-OBJ-STATE-OF-THE-ART', 'push-the-state-of-the-art', { onyx: 3 }, { onyx: 2 }),
    row('GM-OBJ-MINING', 'establish-mining-operation', { gems: { earth: 3, fire: 2 }, onyx: 1 }, { gems: { earth: 9, fire: 1 }, onyx: 5 }),
    row(
      'GM-OBJ-FORCES',
      'align-natural-forces',
      { gems: { earth: 1, fire: 1, water: 1, air: 1 }, onyx: 1 },
      { gems: { earth: 5, fire: 5, water: 5 }, onyx: 5 },
    ),
    row('GM-OBJ-DEVOTION', 'display-devotion', { gems: { air: 5 } }, { gems: { air: 4, fire: 4, water: 4, earth: 4 } }),
    row(
      'GM-OBJ-POPULACE',
      'uplift-your-populace',
      { cards: { 'merchant-1': ['firewater'], 'merchant-2': ['fire-banner'], specialist: ['heatstone'] } },
      { cards: { 'merchant-1': ['firewater', 'heatstone'], leader: ['fire-banner'], specialist: ['heatstone'] } },
    ),
    row(
      'GM-OBJ-HEROES',
      'discover-legendary-heroes',
      { cards: { leader: pair, champion: ['fire-banner', 'ash-armor'], 'merchant-1': ['banner-of-unity', 'firewater'] } },
      { cards: { leader: pair, champion: ['fire-banner', 'banner-of-unity'], 'merchant-1': pair } },
    ),
  ])('$id $objective', ({ objective, yes, no, spec }) => {
    expect([scores(objective, yes, spec), scores(objective, no, spec)]).toEqual([true, false]);
  });

  test('GM-OBJ-EMISSARY three Keys gained this round, from anywhere', () => {
    const spec: TableSpec = {
      centralKeys: 2,
      objectives: ['become-the-divine-emissary', 'study-the-arcane'],
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
    };
    const play = (caravansOn: string[]) => {
      const scene = scenario({ ...spec, ana: { keys: 5, out: { champion: 'gate-1' }, caravansOn } });
      scene.ana.plays('place', { figure: 'leader', at: 'central-gate' });
      scene.ana.plays('endTurn');
      scene.allPass();
      return [scene.ana.player.keys, scene.ana.player.scored[1]];
    };
    expect(play(['fire-caravan-1'])).toEqual([8, 4]);
    expect(play([])).toEqual([7, 0]);
  });

  test('GM-OBJ-ARCANE three Enchantments gained this round', () => {
    const play = (purchases: number) => {
      const scene = scenario({
        objectives: ['study-the-arcane', 'display-devotion'],
        enchantments: ['firewater', 'fireflower-boots', 'water-elemental-ally', null, null, null],
        enchantmentDeck: [],
        ana: { gems: { fire: 4, water: 3 }, cards: { leader: ['heatstone'] } },
        ben: { passed: true },
      });
      for (let i = 0; i < purchases; i++) {
        if (i % 2 === 0) {
          scene.ana.plays('place', { figure: `enchanter-${i === 0 ? 1 : 2}`, at: 'enchantment-board' });
          scene.ana.plays('use', { ability: 'enchantment-board' });
        }
        scene.ana.plays('buy', { card: ['firewater', 'fireflower-boots', 'water-elemental-ally'][i] });
        scene.ana.plays('attach', { figure: 'merchant-1' });
        if (i % 2 === 1 || i === purchases - 1) {
          scene.ana.plays('done');
          scene.ana.plays('endTurn');
        }
      }
      scene.allPass();
      return scene.ana.player.scored[1];
    };
    expect([play(2), play(3)]).toEqual([0, 4]);
  });
});

describe('scoring Objectives', () => {
  test('GM-OBJ-01 every player who meets one gets 4 points, for both if both', () => {
    const { ana, ben, allPass } = scenario({
      objectives: ['push-the-state-of-the-art', 'display-devotion'],
      ana: { onyx: 3, gems: { fire: 5 } },
      ben: { onyx: 4 },
    });
    allPass();
    expect([ana.points, ben.points]).toEqual([8, 4]);
    expect(objectives().map(({ points }) => points)).toEqual(Array(16).fill(4));
  });

  test.each([1, 2, 3, 4])('GM-OBJ-02 after the Claims and Keys of round %i', (round) => {
    const { ana, allPass, game } = scenario({
      round,
      objectives: ['become-the-divine-emissary', 'achieve-a-diplomatic-coup'],
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
      ana: { influence: { water: 1, chaos: 1 }, out: { leader: 'gate-1', champion: 'fire-bazaar', 'merchant-1': 'fire-character' } },
    });
    game.players[0]!.keysThisRound = 2;
    expect(boardOf(gatesOfMara.viewFor(game, 0)).objectives.map(({ progress }) => progress[0]?.have)).toEqual([2, 0]);
    allPass();
    expect(ana.player.scored[SOURCES.indexOf('objectives')]).toBe(8);
  });

  test('GM-OBJ-02 what they bring in the fourth round counts for the victory', () => {
    const { ana, allPass, table, game } = scenario({
      round: 4,
      objectives: ['push-the-state-of-the-art', 'achieve-a-diplomatic-coup'],
      ana: { onyx: 3, influence: { water: 1, chaos: 1 } },
    });
    allPass();
    table.isOver();
    expect(ana.points).toBe(8);
    expect(game.result?.scores?.[0]).toBe(8 + 9 + 40);
  });

  const OF_A_ROUND = ['achieve-a-diplomatic-coup', 'triangulate-coordinates', 'offer-something-irresistible', 'become-the-divine-emissary', 'study-the-arcane'];
  const before: PlayerSpec = {
    keys: 5,
    claims: { chaos: 2, fire: 3, water: 2 },
    influence: { chaos: 0 },
    cards: { leader: ['ash-armor', 'storm-armor', 'root-armor'] },
  };

  test.each(OF_A_ROUND)('what lies there from earlier rounds does not count for %s', (objective) => {
    expect(scores(objective, before, three)).toBe(false);
  });

  test.each(OF_A_ROUND)('what counted for %s in one round does not count in the next', (objective) => {
    const scene = scenario({ ...three, objectives: [objective, 'display-devotion'] });
    Object.assign(scene.game.players[0]!, { keysThisRound: 3, enchantmentsThisRound: 3, claimsThisRound: [2, 2, 2, 2] });
    const scored = (): number | undefined => scene.ana.player.scored[SOURCES.indexOf('objectives')];
    scene.game.realms[0]!.influence[0] = objective === 'offer-something-irresistible' ? 5 : 0;
    scene.allPass();
    expect(scored()).toBe(4);
    while (scene.table.question === 'placeLord') scene.table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    scene.game.objectives = [objective, 'display-devotion'];
    scene.allPass();
    expect([scene.game.round, scored()]).toEqual([2, 4]);
  });

  test('GM-OBJ-03 what this end of round brought counts, and nothing is reset before', () => {
    const { ana, allPass, table } = scenario({
      objectives: ['uplift-your-populace', 'guide-a-mass-pilgrimage'],
      lords: { 'fire-lord': 'fire', 'air-lord': 'water' },
      ana: {
        influence: { fire: 4 },
        cards: { 'merchant-1': ['firewater'], specialist: ['heatstone'] },
        caravansOn: ['fire-caravan-1', 'fire-caravan-3', 'water-caravan-1', 'chaos-caravan-1'],
      },
    });
    allPass();
    table.isBackTo(ana, 'attachFireBanner');
    ana.plays('attach', { figure: 'merchant-2' });
    expect(ana.player.scored[1]).toBe(8);
  });

  test('Influence counts towards Offer Something Irresistible where a Claim is to be expected', () => {
    const { game } = scenario({
      objectives: ['offer-something-irresistible', 'display-devotion'],
      ana: { influence: { fire: 4, chaos: 3 } },
      ben: { influence: { chaos: 5 } },
    });
    expect(outlookOf(gatesOfMara.viewFor(game, 0)).objectives[0]?.progress[0]).toEqual({ have: 4, need: 5, isMet: false });
  });

  test('GM-OBJ-04 meeting an Objective takes nothing away', () => {
    const { ana, allPass } = scenario({
      objectives: ['push-the-state-of-the-art', 'align-natural-forces'],
      ana: { onyx: 3, keys: 2, gems: { fire: 1, water: 1, air: 1, earth: 1 } },
    });
    allPass();
    expect([ana.player.onyx, ana.player.keys, ana.gems]).toEqual([3, 2, { fire: 1, water: 1, air: 1, earth: 1 }]);
  });

  test('progress is shown to all, and the outlook counts the Claims to come', () => {
    const { game } = scenario({
      ...three,
      objectives: ['achieve-a-diplomatic-coup', 'display-devotion'],
      ana: { gems: { fire: 3 }, influence: { water: 2, chaos: 2 } },
    });
    const view = gatesOfMara.viewFor(game, 1);
    expect(boardOf(view).objectives[1]?.progress[0]).toEqual({ have: 3, need: 5, isMet: false });
    expect(outlookOf(view).objectives[0]?.progress[0]).toEqual({ have: 4, need: 3, isMet: true });
    expect(outlookOf(view).objectives[0]?.progress[1]).toEqual({ have: 0, need: 3, isMet: false });
  });
});
