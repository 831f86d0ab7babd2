import { describe, expect, test } from 'vitest';
import { scenario, type TableSpec } from '../scenario.ts';

const champion = (spec: TableSpec, at = 'fire-character') => {
  const scene = scenario({ wanderer: 'water', ...spec });
  scene.ana.plays('place', { figure: 'champion', at });
  return scene;
};

describe('Caravans', () => {
  test('GM-CARAVAN-01 only an ability places a Caravan', () => {
    const { ana } = champion({});
    expect(ana.cannot('placeCaravan', { space: 'fire-caravan-1' }).rule).toBe('GM-CARAVAN-01');
  });

  test('GM-CARAVAN-02 one Caravan a space; the player picks among the free ones', () => {
    const { ana } = champion({ cleo: {}, ben: { caravansOn: ['fire-caravan-2'] } });
    ana.plays('use', { ability: 'champion' });
    expect(ana.cannot('placeCaravan', { space: 'fire-caravan-2' }).rule).toBe('GM-CARAVAN-02');
    expect(ana.cannot('placeCaravan', { space: 'water-caravan-1' }).rule).toBe('GM-CARAVAN-02');
    expect(ana.offered('placeCaravan').map((move) => move.do === 'placeCaravan' && move.space)).toEqual(['fire-caravan-1', 'fire-caravan-3']);
  });

  test('GM-CARAVAN-03 the space is resolved at once, by the placing player, for nothing', () => {
    const { ana, ben, table } = champion({ realms: ['earth', 'water'], wanderer: 'chaos' }, 'earth-bazaar');
    ana.plays('use', { ability: 'champion' });
    expect(ana.cannot('decline').rule).toBe('GM-ABIL-17');
    ana.plays('placeCaravan', { space: 'earth-caravan-3' });
    expect([ana.player.onyx, ben.player.onyx]).toEqual([1, 0]);
    table.isBackTo(ana, 'useAbilities');
  });

  test('GM-CARAVAN-04 without a Caravan or a free space the rest of the ability still happens', () => {
    const { ana, table } = champion({ ana: { tribe: 'elf', caravans: 0 } }, 'fire-bazaar');
    ana.plays('endTurn');
    table.actors[1]?.plays('pass');
    ana.plays('place', { figure: 'specialist', at: 'fire-character' });
    ana.plays('use', { ability: 'elf-specialist' });
    expect([ana.influence('fire'), ana.player.caravans, table.question]).toEqual([4, 0, 'useAbilities']);
    const full = scenario({ ana: { tribe: 'elf' }, ben: { caravansOn: ['fire-caravan-1', 'fire-caravan-3'] } });
    full.ana.plays('place', { figure: 'specialist', at: 'fire-character' });
    full.ana.plays('use', { ability: 'elf-specialist' });
    expect([full.ana.influence('fire'), full.ana.player.caravans, full.table.question]).toEqual([2, 5, 'useAbilities']);
  });

  test('GM-CARAVAN-05 a Caravan brings no Influence by itself', () => {
    const { ana } = champion({});
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect(ana.influence('fire')).toBe(2);
  });

  test('GM-CARAVAN-06 two Caravans go to one realm, one after the other; the second may stay at home', () => {
    const cards = { champion: ['root-armor'] };
    const { ana, table } = champion({ ana: { gems: { earth: 2, water: 1 }, cards } });
    ana.plays('use', { ability: 'root-armor' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([ana.influence('fire'), table.question]).toEqual([3, 'placeSecondCaravan']);
    expect(ana.offered()).toEqual([{ do: 'placeCaravan', space: 'fire-caravan-3' }, { do: 'decline' }]);
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect([ana.player.caravans, ana.player.energy]).toEqual([3, 10]);
    const lazy = champion({ ana: { gems: { earth: 2, water: 1 }, cards } });
    lazy.ana.plays('use', { ability: 'root-armor' });
    lazy.ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    lazy.ana.plays('decline');
    expect([lazy.ana.player.caravans, lazy.table.question]).toEqual([4, 'useAbilities']);
    const last = champion({ ana: { caravans: 1, gems: { earth: 2, water: 1 }, cards } });
    last.ana.plays('use', { ability: 'root-armor' });
    last.ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([last.ana.player.caravans, last.table.question]).toEqual([0, 'useAbilities']);
  });

  test('GM-CARAVAN-07 Caravans stay until the reset gives them back', () => {
    const { ana, game, allPass } = champion({});
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    ana.plays('endTurn');
    expect(game.realms[1]?.caravans).toEqual([0, -1]);
    allPass();
    expect([game.realms[1]?.caravans, ana.player.caravans]).toEqual([[-1, -1], 5]);
  });

  test('GM-CARAVAN-08 its Influence comes in the realm of the space', () => {
    const { ana } = champion({}, 'gate-1');
    ana.plays('use', { ability: 'champion', realm: 'water' });
    ana.plays('placeCaravan', { space: 'water-caravan-1' });
    expect([ana.influence('fire'), ana.influence('water')]).toEqual([1, 2]);
  });

  test('GM-CARAVAN-09 no figure uses a Caravan space, and a Caravan lying there gives nothing', () => {
    const { ana } = champion({ ana: { caravansOn: ['fire-caravan-1'] } });
    expect(ana.cannot('use', { ability: 'fire-caravan-1' }).rule).toBe('GM-CARAVAN-09');
    expect(ana.influence('fire')).toBe(2);
  });

  test('GM-CARAVAN-10 placing a Caravan is not placing a figure', () => {
    const { ana, table } = champion({ ana: { gems: { water: 2 } }, lords: { 'air-lord': 'water', 'fire-lord': 'fire' } }, 'gate-0');
    ana.plays('use', { ability: 'champion', realm: 'fire' });
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    table.isBackTo(ana, 'useAbilities');
    expect(ana.cannot('use', { ability: 'air-lord' }).rule).toBe('GM-LORD-01');
    const writ: TableSpec = {
      ana: { gems: { water: 3 }, cards: { 'enchanter-1': ['writ-of-shassa'] } },
      lords: { 'air-lord': 'fire', 'water-lord': 'water' },
      wanderer: 'fire',
    };
    const afar = scenario(writ);
    afar.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    afar.ana.plays('use', { ability: 'writ-of-shassa', realm: 'fire' });
    afar.ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect(afar.ana.offered().map((move) => move.do)).toEqual(['endTurn']);
  });
});
