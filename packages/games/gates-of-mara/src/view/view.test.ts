import { seenBy } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { gatesOfMara, type MaraState } from '../index.ts';
import { scenario } from '../scenario.ts';
import { boardOf } from './board.ts';
import { optionsFor } from './options.ts';
import { planOf } from './plan.ts';

const view = gatesOfMara.viewFor;
const board = (game: MaraState, viewer: number | 'spectator') => boardOf(view(game, viewer));

describe('a plan', () => {
  test('says what placing a figure changes: Energy, Influence, Claims and whom it passes', () => {
    const { game } = scenario({
      ana: { energy: 2, influence: { fire: 1 }, cards: { champion: ['banner-of-unity'] } },
      ben: { influence: { fire: 2 }, out: { leader: 'fire-bazaar' } },
    });
    expect(planOf(view(game, 0), 0, { figure: 'champion', at: 'fire-character' })).toEqual({
      energy: 2,
      opens: ['fire-character', 'champion'],
      shifts: [{ realm: 'fire', from: 1, to: 3, claims: [0, 0], passes: [1] }],
    });
  });

  test('says what a placement would open: space, figure, lords and the Wanderer of every realm touched, cards', () => {
    const { game } = scenario({
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
      wanderer: 'chaos',
      banners: { fire: ['banner-of-unity', null] },
      ana: { energy: 9, cards: { leader: ['banner-of-victory', 'banner-of-unity'] } },
    });
    const opens = (figure: string, at: string): string[] => planOf(view(game, 0), 0, { figure, at }).opens;
    expect(opens('leader', 'gate-0')).toEqual(['leader', 'wanderer', 'air-lord', 'banner-of-victory']);
    expect(opens('enchanter-1', 'enchantment-board')).toEqual(['enchantment-board']);
    expect(opens('merchant-1', 'fire-banner-1')).toEqual(['fire-banner-1', 'air-lord']);
    expect(opens('merchant-1', 'fire-banner-2')).toEqual(['air-lord']);
  });
});

describe('options', () => {
  test('tell the seat that is asked why an ability is closed to it, and nobody else', () => {
    const { ana, game } = scenario({ ana: { gems: { fire: 1 }, cards: { leader: ['banner-of-victory'] } } });
    expect(optionsFor(game, 0)).toEqual({ closed: {} });
    ana.plays('place', { figure: 'leader', at: 'fire-character' });
    const { closed } = optionsFor(game, 0);
    expect(Object.keys(closed)).toEqual(['fire-character', 'leader']);
    expect(closed['fire-character']).toMatchObject({ rule: 'GM-ABIL-05', reason: 'You lack 1 Fire.', missing: { fire: 1 } });
    expect(optionsFor(game, 1)).toEqual({ closed: {} });
    expect(seenBy(gatesOfMara, game, 0, [0]).options).toEqual({ closed });
    for (const viewer of [1, 'spectator'] as const) expect(seenBy(gatesOfMara, game, viewer, [0])).not.toHaveProperty('options');
  });
});

describe('the view', () => {
  test('holds ids and numbers, and nothing that the catalogue knows', () => {
    const text = JSON.stringify(view(scenario({ dan: {} }).game, 0));
    expect(text).not.toMatch(/[A-Z][a-z]+ [A-Za-z]|\. /);
    expect(text.length).toBeLessThan(8000);
  });

  test('marks the realms where claims hang on a single Influence', () => {
    const lords = { 'air-lord': 'fire', 'earth-lord': 'water' } as const;
    const { game } = scenario({ lords, ana: { influence: { fire: 3, water: 4 } }, ben: { influence: { fire: 3, water: 3, chaos: 1 } } });
    const edges = (viewer: 0 | 'spectator') => board(game, viewer).realms.map(({ edge }) => edge);
    expect(edges(0)).toEqual([
      { gain: 1, loss: 0 },
      { gain: 1, loss: 0 },
      { gain: 0, loss: 1 },
    ]);
    expect(edges('spectator')).toEqual([null, null, null]);
    const alone = scenario({ lords, ana: { influence: { fire: 3 } } });
    expect(board(alone.game, 0).realms.map(({ edge }) => edge)).toEqual([null, null, null]);
    const below = scenario({ lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, ana: { influence: { fire: 3 } }, ben: { influence: { fire: 5 } } });
    expect(board(below.game, 0).realms[1]?.edge).toEqual({ gain: 1, loss: 0 });
  });

  test('shows costs and gains as symbols, and the Banner of a space', () => {
    const { game } = scenario({ banners: { fire: ['banner-of-unity', null] } });
    const [chaos, fire] = board(game, 1).realms;
    expect(fire?.spaces[0]).toMatchObject({ banner: 'banner-of-unity', ability: { cost: { pieces: { energy: 1 } }, pictures: [{ what: 'banner', n: 1 }] } });
    expect(fire?.spaces[1]?.banner).toBeNull();
    expect(chaos?.spaces.find(({ id }) => id === 'chaos-keyhole')?.ability.cost).toEqual({
      pieces: { any: 2 },
      different: true,
      words: '2 gems of different types',
    });
    expect(fire?.caravanSpaces[0]).toMatchObject({ owner: null, ability: { pictures: [{ what: 'influence', n: 1 }] } });
  });

  test('lists the abilities of the placement under way: open, used, and why not', () => {
    const { ana, game } = scenario({ ana: { gems: { fire: 1 }, cards: { leader: ['banner-of-victory'] } } });
    ana.plays('place', { figure: 'leader', at: 'fire-character' });
    ana.plays('use', { ability: 'banner-of-victory' });
    const placement = boardOf(seenBy(gatesOfMara, game, 0, [0])).placement!;
    expect([placement.figure, placement.at, placement.realms]).toEqual(['leader', 'fire-character', ['fire']]);
    expect(placement.abilities.map(({ ability, state, refusal }) => [ability.id, state, refusal?.missing ?? null])).toEqual([
      ['fire-character', 'open', { fire: 1 }],
      ['leader', 'open', { any: 2 }],
      ['banner-of-victory', 'used', null],
    ]);
  });

  test('an ability keeps its place in the list once it is used', () => {
    const { ana, game } = scenario({ ana: { gems: { fire: 4, water: 1 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-character' });
    ana.plays('use', { ability: 'fire-character' });
    expect(board(game, 0).placement?.abilities.map(({ ability, state }) => [ability.id, state])).toEqual([
      ['fire-character', 'used'],
      ['leader', 'open'],
    ]);
  });

  test('says what is asked', () => {
    const { ana, game } = scenario({ lords: { 'water-lord': 'fire', 'earth-lord': 'water' }, ana: { gems: { water: 2 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-character' });
    expect(view(game, 0).question).toEqual({ about: 'influenceOrPoints', realm: 'fire', amount: 3, points: 3 });
    ana.plays('takeInfluence');
    ana.plays('use', { ability: 'water-lord' });
    expect(view(game, 0).question).toEqual({ about: 'exchange' });
    ana.plays('exchange', { reward: 0 });
    expect(view(game, 0).question).toEqual({ about: 'takeGems', amount: 2, of: ['fire', 'water', 'air', 'earth'], different: false });
  });

  test('tells a Caravan from the Earth Lord that answers it', () => {
    const { ana, game } = scenario({ lords: { 'earth-lord': 'fire', 'air-lord': 'water' } });
    ana.plays('place', { figure: 'champion', at: 'fire-character' });
    ana.plays('use', { ability: 'champion' });
    expect(view(game, 0).question).toEqual({ about: 'placeCaravan', realm: 'fire', isSecond: false });
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect(view(game, 0).question).toEqual({ about: 'earthLord', realm: 'fire', influence: 1 });
  });

  test('names what each realm needs and holds, and what figures can still carry', () => {
    const { game } = scenario({
      lords: { 'fire-lord': 'fire', 'air-lord': 'water' },
      wanderer: 'water',
      ana: { out: { champion: 'gate-1' }, caravansOn: ['fire-caravan-1'], cards: { 'merchant-1': ['banner-of-unity', 'firewater'] } },
    });
    const { realms, players, gates } = board(game, 'spectator');
    expect(realms.map(({ lord, hasWanderer, threshold }) => [lord, hasWanderer, threshold])).toEqual([
      [null, false, 1],
      ['fire-lord', false, 4],
      ['air-lord', true, 1],
    ]);
    expect(players[0]?.figures.map(({ room }) => room)).toEqual([1, 3, 3, 3, 3, 3, 3]);
    expect(gates.map(({ id, realms: touched, figures }) => [id, touched, figures.length])).toEqual([
      ['gate-0', ['chaos', 'fire'], 0],
      ['gate-1', ['fire', 'water'], 1],
      ['gate-2', ['chaos', 'water'], 0],
    ]);
  });

  test('shows the Enchantments with their points now and whether the viewer could buy one', () => {
    const { game } = scenario({ round: 3, enchantments: ['ash-armor', null, 'firewater', null, null, null], ana: { gems: { fire: 1, water: 1 } } });
    const [armor, empty, water] = board(game, 0).enchantmentBoard.slots;
    expect([armor?.points, armor?.isInReach, empty, water?.isInReach]).toEqual([5, false, null, true]);
    expect(board(game, 1).enchantmentBoard.slots.map((slot) => slot?.isInReach ?? false)).toEqual([false, false, false, false, false, false]);
  });

  test('knows how many cards the decks still hold', () => {
    const { game } = scenario({ enchantmentDeck: ['firewater', 'ash-armor', 'firewater'] });
    expect(view(game, 0).decks.enchantments).toBe(3);
  });

  test('has a phase: turns, end of round, reset, over', () => {
    const { game, ana, allPass, table } = scenario({ lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, ana: { influence: { fire: 4 }, energy: 9 } });
    const phase = (): string => view(game, 0).phase;
    expect(phase()).toBe('turns');
    allPass();
    expect(phase()).toBe('endOfRound');
    ana.plays('decline');
    expect(phase()).toBe('reset');
    game.round = 3;
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    allPass();
    expect([phase(), view(game, 0).result === null]).toEqual(['over', false]);
  });
});
