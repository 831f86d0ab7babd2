import { expect, test } from 'vitest';
import { gatesOfMara } from '../index.ts';
import { type Scene, scenario, type TableSpec } from '../scenario.ts';

const prompt = ({ game }: Scene) => gatesOfMara.rulebook.settle(game)[0]!;
const lords = { 'water-lord': 'fire', 'earth-lord': 'water' } as const;

/** Leads a scene to a question. */
const leading: Record<string, { spec: TableSpec; moves: [Parameters<Scene['ana']['plays']>[0], object][]; otherwise: object }> = {
  playOrPass: { spec: {}, moves: [], otherwise: { do: 'pass' } },
  useAbilities: { spec: {}, moves: [['place', { figure: 'leader', at: 'gate-2' }]], otherwise: { do: 'endTurn' } },
  influenceOrPoints: { spec: { lords }, moves: [['place', { figure: 'leader', at: 'fire-bazaar' }]], otherwise: { do: 'takeInfluence' } },
  earthLord: {
    spec: { lords },
    moves: [
      ['place', { figure: 'champion', at: 'water-bazaar' }],
      ['use', { ability: 'champion' }],
      ['placeCaravan', { space: 'water-caravan-1' }],
    ],
    otherwise: { do: 'takeInfluence' },
  },
  placeSecondCaravan: {
    spec: { ana: { gems: { earth: 1, water: 2 }, cards: { champion: ['root-armor'] } } },
    moves: [
      ['place', { figure: 'champion', at: 'fire-bazaar' }],
      ['use', { ability: 'root-armor' }],
      ['placeCaravan', { space: 'fire-caravan-1' }],
    ],
    otherwise: { do: 'decline' },
  },
  exchange: {
    spec: { wanderer: 'fire', ana: { gems: { water: 2 } } },
    moves: [
      ['place', { figure: 'merchant-1', at: 'fire-bazaar' }],
      ['use', { ability: 'wanderer' }],
    ],
    otherwise: { do: 'decline' },
  },
  buyEnchantment: {
    spec: { enchantments: ['firewater', null, null, null, null, null], ana: { gems: { fire: 1, water: 1 } } },
    moves: [
      ['place', { figure: 'enchanter-1', at: 'enchantment-board' }],
      ['use', { ability: 'enchantment-board' }],
    ],
    otherwise: { do: 'done' },
  },
  attachFireBanner: {
    spec: { ana: { influence: { fire: 4 } }, lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, ben: { passed: true } },
    moves: [['pass', {}]],
    otherwise: { do: 'decline' },
  },
};

test.each(Object.entries(leading))('whose time is up at %s does nothing rash', (ask, { spec, moves, otherwise }) => {
  const scene = scenario(spec);
  for (const [kind, details] of moves) scene.ana.plays(kind, details as Record<string, unknown>);
  expect(prompt(scene)).toMatchObject({ seat: 0, ask, otherwise });
  expect(prompt(scene).moves).toContainEqual(otherwise);
});

test('both purchases made, only finishing is left, and it can still be taken back', () => {
  const scene = scenario({ enchantments: ['firewater', 'heatstone', 'everflame', null, null, null], ana: { gems: { fire: 5, water: 5, earth: 5, air: 5 } } });
  scene.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
  scene.ana.plays('use', { ability: 'enchantment-board' });
  const { walls } = scene.game;
  for (const card of ['firewater', 'heatstone']) {
    scene.ana.plays('buy', { card });
    scene.ana.plays('attach', { figure: 'merchant-1' });
  }
  expect([prompt(scene).ask, prompt(scene).moves, scene.game.walls]).toEqual(['finishEnchanting', [{ do: 'done' }], walls]);
  scene.ana.plays('done');
  expect(scene.game.walls).toBeGreaterThan(walls);
});

test('a single way is taken by itself', () => {
  const only = scenario({ ben: { caravansOn: ['fire-caravan-3'] } });
  only.ana.plays('place', { figure: 'champion', at: 'fire-bazaar' });
  only.ana.plays('use', { ability: 'champion' });
  expect([only.ana.influence('fire'), only.table.question]).toEqual([3, 'useAbilities']);
});
