import { frameOf } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { FIRST_ENCHANTER } from '../cards/places.ts';
import { gatesOfMara } from '../index.ts';
import { type MaraActor, scenario } from '../scenario.ts';
import { reset } from './reset.ts';

const placesFor = (actor: MaraActor, figure: string): string[] =>
  actor
    .offered('place')
    .flatMap((move) => (move.do === 'place' && move.figure === figure ? [move.at] : []))
    .sort();

const REALM_SPACES = [
  'chaos-crucible',
  'chaos-keyhole',
  'chaos-shifting',
  'chaos-wayfarer',
  'fire-banner-1',
  'fire-banner-2',
  'fire-bazaar',
  'fire-character',
  'water-banner-1',
  'water-banner-2',
  'water-bazaar',
  'water-character',
];
const GATES = ['gate-0', 'gate-1', 'gate-2'];

describe('where figures go', () => {
  test('GM-PLACE-01 GM-PLACE-14 a space with a figure of anybody is taken', () => {
    const { ana, ben } = scenario({ ana: { out: { champion: 'fire-bazaar' } }, ben: { out: { champion: 'chaos-crucible' } } });
    for (const at of ['fire-bazaar', 'chaos-crucible']) {
      expect(placesFor(ana, 'leader')).not.toContain(at);
      expect(ana.cannot('place', { figure: 'leader', at }).rule).toBe('GM-PLACE-01');
    }
    ana.plays('pass');
    expect(ben.cannot('place', { figure: 'leader', at: 'fire-bazaar' }).rule).toBe('GM-PLACE-01');
  });

  test('GM-PLACE-02 GM-PLACE-06 the Leader goes on realm spaces, Standard Gates and the Central Gate', () => {
    const { ana } = scenario();
    expect(placesFor(ana, 'leader')).toEqual([...REALM_SPACES, 'central-gate', ...GATES].sort());
    expect(ana.cannot('place', { figure: 'leader', at: 'enchantment-board' }).rule).toBe('GM-PLACE-06');
  });

  test('GM-PLACE-03 the Champion goes on realm spaces and Standard Gates', () => {
    const { ana } = scenario();
    expect(placesFor(ana, 'champion')).toEqual([...REALM_SPACES, ...GATES].sort());
    expect(ana.cannot('place', { figure: 'champion', at: 'central-gate' }).rule).toBe('GM-PLACE-03');
    expect(ana.cannot('place', { figure: 'champion', at: 'enchantment-board' }).rule).toBe('GM-PLACE-06');
  });

  test.each(['specialist', 'merchant-1'])('GM-PLACE-04 GM-PLACE-06 the %s goes on realm spaces only', (figure) => {
    const { ana } = scenario();
    expect(placesFor(ana, figure)).toEqual(REALM_SPACES);
    expect(ana.cannot('place', { figure, at: 'gate-0' }).rule).toBe('GM-PLACE-04');
    expect(ana.cannot('place', { figure, at: 'central-gate' }).rule).toBe('GM-PLACE-04');
    expect(ana.cannot('place', { figure, at: 'enchantment-board' }).rule).toBe('GM-PLACE-06');
  });

  test('GM-PLACE-05 Enchanters fill the row from the arrow on', () => {
    const { ana, ben } = scenario({ ben: { out: { 'enchanter-2': 'enchantment-board' } } });
    expect(placesFor(ana, 'enchanter-1')).toEqual(['enchantment-board']);
    expect(ana.cannot('place', { figure: 'enchanter-1', at: 'chaos-crucible' }).rule).toBe('GM-PLACE-05');
    ana.plays('place', { figure: 'enchanter-2', at: 'enchantment-board' });
    ana.plays('endTurn');
    ben.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    expect(ben.player.figures.slice(5).map(({ at }) => at)).toEqual([FIRST_ENCHANTER + 2, FIRST_ENCHANTER]);
    expect(ana.player.figures[6]?.at).toBe(FIRST_ENCHANTER + 1);
  });

  test('GM-PLACE-07 permissions open no gate and no Enchanter space', () => {
    const unity = { leader: ['banner-of-unity'], champion: ['banner-of-unity'] };
    const { ana } = scenario({ ana: { cards: unity }, ben: { out: { leader: 'central-gate', champion: 'gate-0', 'enchanter-1': 'enchantment-board' } } });
    expect(ana.cannot('place', { figure: 'leader', at: 'central-gate', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-07');
    expect(ana.cannot('place', { figure: 'champion', at: 'gate-0', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-07');
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-1', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-07');
    expect(ana.cannot('place', { figure: 'enchanter-1', at: 'enchantment-board', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-07');
  });
});

describe('sharing a space', () => {
  const taken = { ben: { out: { champion: 'fire-bazaar', leader: 'chaos-crucible' } }, lords: { 'fire-lord': 'fire', 'air-lord': 'water' } } as const;

  test('GM-PLACE-08 GM-SPEC-DRAGONKIN-01 the Dragonkin Specialist shares for 2 Energy, 3 in all, and gains 1 more Influence', () => {
    const { ana } = scenario({ ...taken, ana: { tribe: 'dragonkin', energy: 3 } });
    ana.plays('place', { figure: 'specialist', at: 'chaos-crucible', by: 'dragonkin-specialist' });
    expect([ana.player.energy, ana.influence('chaos')]).toEqual([0, 2]);
    const poor = scenario({ ...taken, ana: { tribe: 'dragonkin', energy: 2 } });
    expect(poor.ana.cannot('place', { figure: 'specialist', at: 'chaos-crucible', by: 'dragonkin-specialist' })).toMatchObject({
      rule: 'GM-PLACE-13',
      missing: { energy: 1 },
    });
    const elf = scenario({ ...taken, ana: { tribe: 'elf' } });
    expect(elf.ana.cannot('place', { figure: 'specialist', at: 'chaos-crucible', by: 'dragonkin-specialist' }).rule).toBe('GM-PLACE-01');
  });

  test('GM-PLACE-08 GM-BANNER-07 the Banner of Unity shares for free', () => {
    const { ana } = scenario({ ...taken, ana: { cards: { 'merchant-1': ['banner-of-unity'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible', by: 'banner-of-unity' });
    expect([ana.player.energy, ana.influence('chaos')]).toEqual([10, 1]);
    expect(ana.cannot('use', { ability: 'banner-of-unity' }).rule).toBe('GM-BANNER-07');
  });

  test('GM-PLACE-08 GM-CARD-17 the Emblem of Fazzar shares only where a lord stands', () => {
    const { ana } = scenario({ ...taken, ana: { cards: { champion: ['emblem-of-fazzar'] } } });
    expect(ana.cannot('place', { figure: 'champion', at: 'chaos-crucible', by: 'emblem-of-fazzar' }).rule).toBe('GM-CARD-17');
    ana.plays('place', { figure: 'champion', at: 'fire-bazaar', by: 'emblem-of-fazzar' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([9, 2]);
  });

  test.each(['mist-armor', 'glacier-mines'])('GM-PLACE-08 GM-PLACE-12 %s shares for its gems, paid before the Influence comes', (card) => {
    const { ana, table } = scenario({ ...taken, ana: { gems: { water: 1, air: 1, earth: 1 }, cards: { champion: [card] } } });
    ana.plays('place', { figure: 'champion', at: 'fire-bazaar', by: card, pay: ['water', 'air', 'earth'] });
    expect(ana.gems).toEqual({ fire: 0, water: 0, air: 0, earth: 0 });
    expect(table.heard().map(({ is }) => is)).toEqual(['roundBegan', 'figurePlaced', 'influenceGained']);
  });

  test('GM-PLACE-09 one permission is used, the one the player picks', () => {
    const cards = { specialist: ['banner-of-unity', 'emblem-of-fazzar'] };
    const { ana } = scenario({ ...taken, ana: { tribe: 'dragonkin', cards } });
    const ways = ana.offered('place').flatMap((move) => (move.do === 'place' && move.at === 'fire-bazaar' && move.figure === 'specialist' ? [move.by] : []));
    expect(ways).toEqual(['dragonkin-specialist', 'banner-of-unity', 'emblem-of-fazzar']);
    expect(ana.cannot('place', { figure: 'specialist', at: 'fire-bazaar', by: undefined, pay: undefined }).rule).toBe('GM-PLACE-09');
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar', by: 'banner-of-unity' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([10, 1]);
  });

  test('GM-PLACE-10 any number may share, own figures among them', () => {
    const out = { 'merchant-1': 'fire-bazaar', leader: 'fire-bazaar' };
    const { ana } = scenario({ ana: { out, cards: { 'merchant-2': ['banner-of-unity'] } }, ben: { out: { champion: 'fire-bazaar' } } });
    ana.plays('place', { figure: 'merchant-2', at: 'fire-bazaar', by: 'banner-of-unity' });
    expect(ana.influence('fire')).toBe(1);
  });

  test('GM-PLACE-11 who shares a space uses its ability', () => {
    const { ana } = scenario({ ...taken, ana: { cards: { 'merchant-1': ['banner-of-unity'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-bazaar', by: 'banner-of-unity' });
    ana.plays('use', { ability: 'fire-bazaar' });
    ana.plays('takeGems', { gems: ['earth'] });
    expect(ana.gems).toMatchObject({ fire: 1, earth: 1 });
  });

  test('GM-PLACE-12 Influence, then Keys, then abilities', () => {
    const { ana, table } = scenario({ centralKeys: 2, ana: { gems: { fire: 3 } }, lords: { 'water-lord': 'fire', 'fire-lord': 'water' } });
    ana.plays('place', { figure: 'leader', at: 'central-gate' });
    expect([ana.player.energy, ana.player.keys, table.question]).toEqual([8, 0, 'influenceOrPoints']);
    ana.plays('takeInfluence');
    expect([ana.player.keys, table.question]).toEqual([2, 'useAbilities']);
  });

  test('GM-PLACE-13 the permission and its whole cost must be there before', () => {
    const { ana } = scenario({ ...taken, ana: { gems: { water: 1, air: 1 }, cards: { champion: ['mist-armor'], 'merchant-1': ['banner-of-unity'] } } });
    expect(ana.cannot('place', { figure: 'champion', at: 'fire-bazaar', by: 'mist-armor' })).toMatchObject({ rule: 'GM-PLACE-13', missing: { any: 1 } });
    expect(ana.cannot('place', { figure: 'champion', at: 'fire-bazaar', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-13');
    expect(ana.cannot('place', { figure: 'leader', at: 'fire-bazaar', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-01');
  });

  test('GM-PLACE-14 on a free space no permission is used or paid', () => {
    const { ana } = scenario({ ...taken, ana: { cards: { 'merchant-1': ['banner-of-unity'] } } });
    expect(ana.cannot('place', { figure: 'merchant-1', at: 'fire-character', by: 'banner-of-unity' }).rule).toBe('GM-PLACE-14');
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
  });

  test('GM-SPEC-DRAGONKIN-02 not on a free space, nor together with another permission', () => {
    const { ana } = scenario({ ...taken, ana: { tribe: 'dragonkin', cards: { specialist: ['banner-of-unity'] } } });
    expect(ana.cannot('place', { figure: 'specialist', at: 'fire-character', by: 'dragonkin-specialist' }).rule).toBe('GM-SPEC-DRAGONKIN-02');
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar', by: 'banner-of-unity' });
    expect([ana.player.energy, ana.influence('fire')]).toEqual([10, 1]);
    expect(ana.cannot('use', { ability: 'dragonkin-specialist' }).rule).toBe('GM-SPEC-DRAGONKIN-02');
  });

  test('GM-SPEC-DRAGONKIN-03 the extra Influence is a gain of its own right after the placement', () => {
    const { ana, table } = scenario({ ...taken, ana: { tribe: 'dragonkin' }, lords: { 'water-lord': 'fire', 'air-lord': 'water' } });
    ana.plays('place', { figure: 'specialist', at: 'fire-bazaar', by: 'dragonkin-specialist' });
    ana.plays('takePoints');
    table.isBackTo(ana, 'influenceOrPoints');
    ana.plays('takeInfluence');
    expect([ana.points, ana.influence('fire'), table.question]).toEqual([1, 1, 'useAbilities']);
  });
});

describe('placement Influence', () => {
  const row = (figure: string, at: string, gained: [number, number, number]) => ({ figure, at, gained });
  test.each([
    { id: 'GM-INF-01', ...row('leader', 'fire-bazaar', [0, 3, 0]) },
    { id: 'GM-INF-02', ...row('leader', 'gate-0', [2, 2, 0]) },
    { id: 'GM-INF-02', ...row('leader', 'gate-2', [2, 0, 2]) },
    { id: 'GM-INF-03', ...row('leader', 'central-gate', [1, 1, 1]) },
    { id: 'GM-INF-04', ...row('champion', 'water-bazaar', [0, 0, 2]) },
    { id: 'GM-INF-05', ...row('champion', 'gate-1', [0, 1, 1]) },
    { id: 'GM-INF-06', ...row('specialist', 'chaos-crucible', [1, 0, 0]) },
    { id: 'GM-INF-06', ...row('merchant-1', 'fire-bazaar', [0, 1, 0]) },
    { id: 'GM-INF-07', ...row('enchanter-1', 'enchantment-board', [0, 0, 0]) },
  ])('$id the $figure on $at gains $gained in Chaos, Fire and Water', ({ figure, at, gained }) => {
    const { ana } = scenario();
    ana.plays('place', { figure, at });
    expect([ana.influence('chaos'), ana.influence('fire'), ana.influence('water')]).toEqual(gained);
  });

  test('GM-INF-08 what does not fit on the track is lost', () => {
    const { ana, table } = scenario({ ana: { influence: { fire: 8 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(ana.influence('fire')).toBe(10);
    expect(table.heard()).toContainEqual({ is: 'influenceLost', seat: 0, realm: 'fire', amount: 1 });
  });

  test('GM-INF-09 cards of the figure do not change it', () => {
    const cards = { leader: ['fire-banner', 'fireflower-boots', 'storm-armor'] };
    const { ana } = scenario({ ana: { cards, gems: { fire: 5, air: 5 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(ana.influence('fire')).toBe(3);
  });

  test('GM-INF-10 Influence only rises in a round, and players may be level', () => {
    const { ana, ben } = scenario();
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    ana.plays('endTurn');
    ben.plays('place', { figure: 'leader', at: 'fire-character' });
    expect([ana.influence('fire'), ben.influence('fire')]).toEqual([3, 3]);
  });

  test.each([2, 3, 4])('GM-INF-10 in no random game of %i does Influence fall before the reset, swaps with the Water Lord included', (seats) => {
    let risen = 0;
    for (let seed = 1; seed <= 5; seed++) {
      let [round, before]: [number, number[]] = [0, []];
      stroll(gatesOfMara, { seats, seed, bound: 2000, options: { lords: 'Water Lord, then Earth Lord' } }, ({ state }) => {
        const now = state.realms.flatMap(({ influence }) => influence);
        const isReset = frameOf(state, reset) !== undefined;
        if (state.round === round && !isReset) {
          expect(now.filter((held, i) => held < before[i]!)).toEqual([]);
          risen += now.filter((held, i) => held > before[i]!).length;
        }
        [round, before] = [isReset ? 0 : state.round, now];
      });
    }
    expect(risen).toBeGreaterThan(100);
  });

  test('GM-INF-11 it comes by itself and cannot be declined', () => {
    const { ana, table } = scenario();
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect([ana.influence('fire'), table.question]).toEqual([3, 'useAbilities']);
    const swap = scenario({ lords: { 'water-lord': 'fire', 'air-lord': 'water' } });
    swap.ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(swap.ana.offered().map((move) => move.do)).toEqual(['takeInfluence', 'takePoints']);
  });

  test('GM-KEY-01 the Leader on the Central Gate takes all Keys; nobody else does', () => {
    const { ana, game } = scenario({ centralKeys: 3, ana: { energy: 3, keys: 1 } });
    ana.plays('place', { figure: 'leader', at: 'central-gate' });
    expect([ana.player.keys, ana.player.keysThisRound, game.centralKeys, ana.player.energy]).toEqual([4, 3, 0, 0]);
    const gate = scenario({ centralKeys: 3 });
    gate.ana.plays('place', { figure: 'leader', at: 'gate-0' });
    expect([gate.ana.player.keys, gate.game.centralKeys]).toEqual([0, 3]);
  });

  test('GM-KEY-02 without Keys there the Leader still gains the Influence', () => {
    const { ana } = scenario({ centralKeys: 0 });
    ana.plays('place', { figure: 'leader', at: 'central-gate' });
    expect([ana.player.keys, ana.influence('chaos'), ana.influence('water')]).toEqual([0, 1, 1]);
  });

  test('a figure like another one is accepted in its stead, but not for more', () => {
    const { ana } = scenario();
    expect(placesFor(ana, 'merchant-2')).toEqual([]);
    expect(ana.cannot('place', { figure: 'merchant-2', at: 'gate-0' }).rule).toBe('GM-PLACE-04');
    ana.plays('place', { figure: 'merchant-2', at: 'chaos-crucible' });
    expect(ana.player.figures.map(({ at }) => at >= 0)).toEqual([false, true, false, false, false, false, false]);
  });
});
