import { describe, expect, test } from 'vitest';
import { gatesOfMara } from '../index.ts';
import { scenario } from '../scenario.ts';

const view = gatesOfMara.viewFor;

describe('the view', () => {
  test('says what each space means to the seat that is to place a figure, and to nobody else', () => {
    const { game } = scenario({
      ana: { energy: 2, influence: { fire: 1 }, cards: { champion: ['banner-of-unity'] } },
      ben: { influence: { fire: 2 }, out: { leader: 'fire-bazaar' } },
    });
    const [, fire] = view(game, 0).realms;
    const free = fire?.spaces.find(({ id }) => id === 'fire-character')?.options.find(({ figure }) => figure === 'champion');
    expect(free).toEqual({
      figure: 'champion',
      energy: 2,
      by: [],
      refusal: null,
      opens: ['fire-character', 'champion'],
      shifts: [{ realm: 'fire', from: 1, to: 3, claims: [0, 0], passes: [1] }],
    });
    const taken = fire?.spaces.find(({ id }) => id === 'fire-bazaar');
    expect(taken?.figures).toEqual([{ seat: 1, figure: 'leader', kind: 'leader' }]);
    expect(taken?.options.find(({ figure }) => figure === 'champion')).toMatchObject({ by: ['banner-of-unity'], refusal: null });
    expect(taken?.options.find(({ figure }) => figure === 'merchant-2')?.refusal?.rule).toBe('GM-PLACE-01');
    expect(taken?.options.find(({ figure }) => figure === 'leader')?.refusal?.missing).toEqual({ energy: 1 });
    for (const viewer of [1, 'spectator'] as const)
      expect(view(game, viewer).realms.flatMap(({ spaces }) => spaces.flatMap(({ options }) => options))).toEqual([]);
  });

  test('says what a placement would open: space, figure, lords and the Wanderer of every realm touched, cards', () => {
    const { game } = scenario({
      lords: { 'air-lord': 'fire', 'earth-lord': 'water' },
      wanderer: 'chaos',
      banners: { fire: ['banner-of-unity', null] },
      ana: { energy: 9, cards: { leader: ['banner-of-victory', 'banner-of-unity'] } },
    });
    const now = view(game, 0);
    const opensOn = (place: { options: { figure: string; opens: string[] }[] } | undefined, figure: string): string[] | undefined =>
      place?.options.find((option) => option.figure === figure)?.opens;
    expect(opensOn(now.gates[0], 'leader')).toEqual(['leader', 'wanderer', 'air-lord', 'banner-of-victory']);
    expect(opensOn(now.enchantmentBoard, 'enchanter-1')).toEqual(['enchantment-board']);
    const [, fire] = now.realms;
    const [full, bare] = fire?.spaces ?? [];
    expect(opensOn(full, 'merchant-1')).toEqual([full?.id, 'air-lord']);
    expect(opensOn(bare, 'merchant-1')).toEqual(['air-lord']);
    expect(now.abilities['banner-of-victory']).toMatchObject({ name: 'Banner of Victory', gives: [{ op: 'gain', resource: 'point', amount: 1 }] });
    expect(view(game, 1).abilities).toEqual({});
  });

  test('does not promise what cannot be placed', () => {
    const { game } = scenario({ ana: { energy: 2 } });
    const option = view(game, 0).realms[1]?.spaces[2]?.options.find(({ figure }) => figure === 'leader');
    expect([option?.refusal?.missing, option?.opens]).toEqual([{ energy: 1 }, []]);
  });

  test('marks the realms where claims hang on a single Influence', () => {
    const lords = { 'air-lord': 'fire', 'earth-lord': 'water' } as const;
    const { game } = scenario({ lords, ana: { influence: { fire: 3, water: 4 } }, ben: { influence: { fire: 3, water: 3, chaos: 1 } } });
    const edges = (viewer: 0 | 'spectator') => view(game, viewer).realms.map(({ edge }) => edge);
    expect(edges(0)).toEqual([
      { gain: 1, loss: 0 },
      { gain: 1, loss: 0 },
      { gain: 0, loss: 1 },
    ]);
    expect(edges('spectator')).toEqual([null, null, null]);
    const alone = scenario({ lords, ana: { influence: { fire: 3 } } });
    expect(view(alone.game, 0).realms.map(({ edge }) => edge)).toEqual([null, null, null]);
    const below = scenario({ lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, ana: { influence: { fire: 3 } }, ben: { influence: { fire: 5 } } });
    expect(view(below.game, 0).realms[1]?.edge).toEqual({ gain: 1, loss: 0 });
  });

  test('shows costs and gains as symbols, and the Banner of a space', () => {
    const { game } = scenario({ banners: { fire: ['banner-of-unity', null] } });
    const [chaos, fire] = view(game, 1).realms;
    expect(fire?.spaces[0]).toMatchObject({ banner: 'banner-of-unity', ability: { cost: { pieces: { energy: 1 } }, gives: [{ op: 'takeBanner' }] } });
    expect(fire?.spaces[1]?.banner).toBeNull();
    expect(chaos?.spaces.find(({ id }) => id === 'chaos-keyhole')?.ability.cost).toEqual({ pieces: { any: 2 }, different: true });
    expect(fire?.caravanSpaces[0]).toMatchObject({ owner: null, ability: { gives: [{ op: 'gainInfluence', realm: 'here', amount: 1 }] } });
  });

  test('lists the abilities of the placement under way: open, used, and why not', () => {
    const { ana, game } = scenario({ ana: { gems: { fire: 1 }, cards: { leader: ['banner-of-victory'] } } });
    ana.plays('place', { figure: 'leader', at: 'fire-character' });
    ana.plays('use', { ability: 'banner-of-victory' });
    const placement = view(game, 1).placement!;
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
    expect(view(game, 0).placement?.abilities.map(({ ability, state }) => [ability.id, state])).toEqual([
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
    const { realms, players, gates } = view(game, 'spectator');
    expect(realms.map(({ lord, hasWanderer, threshold, pieces }) => [lord, hasWanderer, threshold, pieces])).toEqual([
      [null, false, 1, [0, 0]],
      ['fire-lord', false, 4, [2, 0]],
      ['air-lord', true, 1, [1, 0]],
    ]);
    expect(players[0]?.figures.map(({ room, bannerRoom }) => [room, bannerRoom])).toEqual([
      [1, 1],
      [3, 2],
      [3, 1],
      [3, 1],
      [3, 2],
      [3, 0],
      [3, 0],
    ]);
    expect(gates.map(({ id, realms: touched, figures }) => [id, touched, figures.length])).toEqual([
      ['gate-0', ['chaos', 'fire'], 0],
      ['gate-1', ['fire', 'water'], 1],
      ['gate-2', ['chaos', 'water'], 0],
    ]);
  });

  test('shows the Enchantments with their points now and why the viewer could not buy one', () => {
    const { game } = scenario({ round: 3, enchantments: ['ash-armor', null, 'firewater', null, null, null], ana: { gems: { fire: 1, water: 1 } } });
    const [armor, empty, water] = view(game, 0).enchantmentBoard.slots;
    expect([armor?.points, armor?.refusal?.missing, empty, water?.refusal]).toEqual([5, { earth: 1 }, null, null]);
  });

  test('knows what the decks still hold, but not in which order', () => {
    const { game } = scenario({ enchantmentDeck: ['firewater', 'ash-armor', 'firewater'] });
    expect(view(game, 0).unseen.enchantments).toEqual({ 'ash-armor': 1, firewater: 2 });
    expect(view(game, 0).decks.enchantments).toBe(3);
  });

  test('has a phase: turns, end of round, reset, over', () => {
    const { game, ana, allPass, table } = scenario({ lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, ana: { influence: { fire: 4 }, energy: 9 } });
    const phase = (): string => view(game, 0).phase;
    expect([phase(), view(game, 0).outlook === null]).toEqual(['turns', false]);
    allPass();
    expect([phase(), view(game, 0).outlook]).toEqual(['endOfRound', null]);
    ana.plays('decline');
    expect(phase()).toBe('reset');
    game.round = 3;
    while (table.question === 'placeLord') table.actors.find(({ isAsked }) => isAsked)?.plays('placeLord');
    allPass();
    expect([phase(), view(game, 0).result === null]).toEqual(['over', false]);
  });
});
