import { createMatch, fastRandom, hearing } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import {
  banners,
  deckOf,
  enchantments,
  figureInfo,
  figureNames,
  isBanner,
  lords,
  objectives,
  realmBoards,
  trackEnd,
  tribes,
  wandererCards,
} from './cards/cards.ts';
import { CENTRAL, FIRST_ENCHANTER, FIRST_GATE, HOME, PLACES, spacesOf } from './cards/places.ts';
import { ELEMENTS } from './cards/schema.ts';
import { gatesOfMara } from './index.ts';
import { scenario } from './scenario.ts';
import { setup } from './setup.ts';
import { isIn, type MaraState, piecesIn, realmsAt } from './state.ts';
import { boardOf } from './view/board.ts';

const deal = (seats: number, seed = 1, lordsOption = 'random'): MaraState => setup(seats, { lords: lordsOption }, fastRandom(seed));
const many = (seats: number): MaraState[] => Array.from({ length: 60 }, (_, seed) => deal(seats, seed));
const counts = [2, 3, 4];

describe('pieces and terms', () => {
  test('GM-COMP-01 two to four play, each another of the four tribes', () => {
    expect(gatesOfMara.seats).toEqual({ min: 2, max: 4 });
    expect(() => createMatch(gatesOfMara, { seats: 5 })).toThrow('2 to 4');
    expect(tribes().map(({ id }) => id)).toEqual(['antid', 'dragonkin', 'elf', 'goblin']);
    for (const game of many(4)) expect(new Set(game.players.map(({ tribe }) => tribe)).size).toBe(4);
  });

  test('GM-COMP-02 a tribe has seven figures of four shapes', () => {
    expect(
      figureInfo()
        .map(({ id, shape }) => `${id} ${shape}`)
        .sort(),
    ).toEqual(['champion square', 'enchanter hexagon', 'enchanter hexagon', 'leader triangle', 'merchant circle', 'merchant circle', 'specialist circle']);
    expect(deal(3).players.map(({ figures }) => figures.length)).toEqual([7, 7, 7]);
  });

  test('GM-COMP-03 supplies without an end: more gems, Onyx, Keys and Claims than the box holds', () => {
    const spec = { gems: { fire: 90 }, onyx: 40, keys: 60, claims: { water: 30 }, influence: { water: 5 } };
    const { ana, allPass } = scenario({ lords: { 'air-lord': 'fire', 'earth-lord': 'water' }, centralKeys: 3, ana: spec });
    ana.plays('place', { figure: 'leader', at: 'central-gate' });
    ana.plays('use', { ability: 'leader', pay: ['fire', 'fire', 'fire'] });
    ana.plays('use', { ability: 'air-lord' });
    ana.plays('takeGems', { gems: ['fire'] });
    ana.plays('endTurn');
    allPass();
    expect([ana.gems.fire, ana.player.onyx, ana.player.keys, ana.claims('water')]).toEqual([88, 41, 63, 32]);
  });

  test('GM-COMP-04 the limited pieces are as many as the box holds', () => {
    const game = deal(2);
    expect(game.players.map(({ caravans }) => caravans)).toEqual([5, 5]);
    expect([banners(), enchantments(), objectives(), wandererCards()].map((cards) => deckOf(cards).length)).toEqual([25, 48, 16, 5]);
    expect(enchantments()).toHaveLength(41);
  });

  test('GM-COMP-05 Onyx is neither paid nor taken as a gem', () => {
    const { ana } = scenario({ ana: { gems: { fire: 2 }, onyx: 3 } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(ana.cannot('use', { ability: 'leader', pay: ['fire', 'fire', 'onyx'] })).toMatchObject({ rule: 'GM-ABIL-05', missing: { any: 1 } });
    ana.plays('use', { ability: 'fire-bazaar' });
    expect(ana.cannot('takeGems', { gems: ['onyx'] }).rule).toBe('GM-COMP-05');
    ana.plays('takeGems', { gems: ['air'] });
    expect(ana.cannot('use', { ability: 'leader', pay: ['fire', 'fire', 'onyx'] }).rule).toBe('GM-COMP-05');
    ana.plays('use', { ability: 'leader', pay: ['fire', 'fire', 'fire'] });
    expect(ana.player.onyx).toBe(4);
  });

  test('GM-COMP-06 Banners, Fire Banners and Enchantments are Attachments, a Caravan is no figure', () => {
    const { ana, game } = scenario({ ana: { cards: { champion: ['banner-of-victory', 'fire-banner', 'ash-armor'] } } });
    expect(ana.cardsOn('champion').map(isBanner)).toEqual([true, true, false]);
    ana.plays('place', { figure: 'champion', at: 'chaos-crucible' });
    ana.plays('use', { ability: 'champion' });
    ana.plays('placeCaravan', { space: 'chaos-caravan-1' });
    expect(game.players[0]!.figures).toHaveLength(7);
    expect(boardOf(gatesOfMara.viewFor(game, 0)).players[0]).toMatchObject({ attachments: 3, caravans: 4 });
  });

  test('GM-COMP-07 four lords, and the Wanderer is none of them: its realm gives no Key', () => {
    expect(
      lords()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['air-lord', 'earth-lord', 'fire-lord', 'water-lord']);
    const { ana, allPass } = scenario({
      ana: { out: { 'merchant-1': 'chaos-crucible', 'merchant-2': 'chaos-keyhole', leader: 'chaos-wayfarer' } },
      wanderer: 'chaos',
    });
    allPass();
    expect(ana.player.keys).toBe(0);
  });

  test('GM-COMP-08 all viewers see the same open table, and nobody the order of a deck', () => {
    const game = deal(3);
    const bare = (viewer: number | 'spectator') => {
      const { viewer: _, ...rest } = gatesOfMara.viewFor(game, viewer);
      return JSON.stringify(rest);
    };
    expect(bare(1)).toBe(bare('spectator'));
    const turned = { ...game, enchantmentDeck: game.enchantmentDeck.toReversed(), bannerDeck: game.bannerDeck.toReversed() };
    expect(JSON.stringify(gatesOfMara.viewFor(turned, 0))).toBe(JSON.stringify(gatesOfMara.viewFor(game, 0)));
  });

  test('GM-COMP-09 each Merchant and each Enchanter has its own home and cards', () => {
    const { ana } = scenario({ ana: { cards: { 'merchant-2': ['banner-of-victory'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'chaos-crucible' });
    expect(ana.offered('use').map((move) => move.do === 'use' && move.ability)).not.toContain('banner-of-victory');
    expect(ana.player.figures.map(({ at }) => at === HOME)).toEqual([false, true, true, true, true, true, true]);
    expect(ana.cardsOn('merchant-1')).toEqual([]);
  });
});

describe('layout', () => {
  test('GM-LAYOUT-01 Chaos and an elemental realm for each player', () => {
    expect(counts.map((seats) => deal(seats).realms.length)).toEqual([3, 4, 5]);
    for (const seats of counts)
      expect(
        deal(seats)
          .realms.map(({ id }) => id)
          .filter((id) => id === 'chaos'),
      ).toEqual(['chaos']);
  });

  test('GM-LAYOUT-02 which elemental realms lie out is drawn, and undrawn ones are not there', () => {
    const drawn = many(2).map(({ realms }) => realms.slice(1).map(({ id }) => id));
    expect(new Set(drawn.flat())).toEqual(new Set(ELEMENTS));
    const { ana } = scenario({ realms: ['fire', 'water'], ana: {} });
    expect(ana.cannot('place', { figure: 'leader', at: 'earth-bazaar' }).rule).toBe('GM-LAYOUT-02');
  });

  test('GM-LAYOUT-03 GM-LAYOUT-09 GM-LAYOUT-10 two players use the small sides, more players the large ones', () => {
    const sizes = (seats: number) => deal(seats).realms.map((realm) => [spacesOf(deal(seats), realm.id).length, realm.caravans.length, realm.banners.length]);
    expect(sizes(2)).toEqual([
      [4, 2, 0],
      [4, 2, 2],
      [4, 2, 2],
    ]);
    expect(sizes(4)).toEqual([[5, 3, 0], ...Array(4).fill([5, 3, 2])]);
    expect(sizes(3)).toEqual(sizes(4).slice(0, 4));
    const { ana } = scenario({ ana: {} });
    expect(ana.cannot('place', { figure: 'leader', at: 'chaos-echo' }).rule).toBe('GM-LAYOUT-03');
  });

  test('GM-LAYOUT-04 GM-LAYOUT-05 GM-LAYOUT-06 a closed ring: gate i touches realm i and the next', () => {
    for (const seats of counts) {
      const game = deal(seats);
      const touching = game.realms.map((_, gate) => realmsAt(game, FIRST_GATE + gate));
      expect(touching).toEqual(game.realms.map((_, gate) => [gate, (gate + 1) % game.realms.length]));
      for (const realm of game.realms.keys()) expect(touching.filter((touched) => touched.includes(realm))).toHaveLength(2);
    }
    const { ana } = scenario({ ana: {} });
    expect(ana.offered('place').filter((move) => move.do === 'place' && move.at.startsWith('gate-') && move.figure === 'leader')).toHaveLength(3);
    expect(ana.cannot('place', { figure: 'leader', at: 'gate-3' }).rule).toBe('GM-LAYOUT-05');
  });

  test('GM-LAYOUT-07 the Central Gate touches every realm', () => {
    for (const seats of counts) expect(realmsAt(deal(seats), CENTRAL)).toEqual(deal(seats).realms.map((_, realm) => realm));
  });

  test('GM-LAYOUT-08 one figure on a Standard Gate, one Leader on the Central Gate', () => {
    const { ben, ana } = scenario({ ana: { out: { leader: 'central-gate', champion: 'gate-1' } }, ben: {} });
    ana.plays('pass');
    expect(ben.cannot('place', { figure: 'leader', at: 'central-gate' }).rule).toBe('GM-PLACE-01');
    expect(ben.cannot('place', { figure: 'champion', at: 'gate-1' }).rule).toBe('GM-PLACE-01');
    ben.plays('place', { figure: 'champion', at: 'gate-0' });
  });

  test('GM-LAYOUT-11 Influence goes from 0 to 10', () => {
    expect(realmBoards.map(({ id }) => trackEnd(id))).toEqual([10, 10, 10, 10, 10]);
    const { ana } = scenario({ ana: { influence: { fire: 9 } } });
    ana.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    expect(ana.influence('fire')).toBe(10);
  });

  test('GM-LAYOUT-12 the Enchantment board: 6 cards, 2 Objectives, a Wanderer card, 4 rounds, 8 Enchanter spaces', () => {
    const view = boardOf(gatesOfMara.viewFor(deal(4), 0));
    expect([view.enchantmentBoard.slots.length, view.objectives.length, view.rounds, view.enchantmentBoard.row.length]).toEqual([6, 2, 4, 8]);
    expect(view.wanderer.card).not.toBe('');
    expect(PLACES.length - FIRST_ENCHANTER).toBe(8);
  });

  test('GM-LAYOUT-13 the order of the elemental realms is drawn too', () => {
    const orders = new Set(many(4).map(({ realms }) => realms.map(({ id }) => id).join()));
    expect(orders.size).toBeGreaterThan(15);
    for (const order of orders) expect(order.startsWith('chaos,')).toBe(true);
  });

  test('GM-LAYOUT-14 lords and the Wanderer take no figure space', () => {
    const { ana } = scenario({ ana: {}, lords: { 'fire-lord': 'fire', 'air-lord': 'water' }, wanderer: 'fire' });
    const free = ana.offered('place').filter((move) => move.do === 'place' && move.figure === 'leader' && move.at.startsWith('fire-'));
    expect(free).toHaveLength(4);
  });

  test('GM-LAYOUT-15 a figure on the neighbouring board is not in a realm', () => {
    const { game, ana } = scenario({ ana: { out: { leader: 'fire-bazaar', champion: 'gate-1' }, caravansOn: ['fire-caravan-1'] }, realms: ['fire', 'water'] });
    const water = 2;
    expect(isIn(game, ana.player.figures[3]!.at, water)).toBe(false);
    expect(piecesIn(game, ana.player, 0, water)).toBe(1);
    expect(piecesIn(game, ana.player, 0, 1)).toBe(3);
  });
});

describe('setup', () => {
  test('GM-SETUP-01 GM-SETUP-02 GM-SETUP-06 one Key on the Central Gate, the Wanderer in Chaos, round 1', () => {
    expect(deal(3)).toMatchObject({ centralKeys: 1, wanderer: 0, round: 1 });
    expect(deal(3).realms[0]?.id).toBe('chaos');
  });

  test('GM-SETUP-03 two lords are drawn, or those the table agreed on', () => {
    const pairs = new Set(many(2).map(({ lords: drawn }) => drawn.map(({ id }) => id).join()));
    expect(pairs.size).toBeGreaterThan(8);
    for (const game of many(2)) expect(new Set(game.lords.map(({ id }) => id)).size).toBe(2);
    expect(deal(2, 1, 'Water Lord, then Fire Lord').lords.map(({ id }) => id)).toEqual(['water-lord', 'fire-lord']);
    const { ana, allPass } = scenario({ ana: { energy: 5 }, lords: { 'fire-lord': 'fire', 'air-lord': 'water' } });
    allPass();
    expect(ana.cannot('placeLord', { lord: 'earth-lord', realm: 'fire' }).rule).toBe('GM-SETUP-03');
  });

  test('GM-SETUP-04 the first lord stands after Chaos, the second after that', () => {
    for (const seats of counts) expect(deal(seats).lords.map(({ realm }) => realm)).toEqual([1, 2]);
  });

  test('GM-SETUP-05 a Banner on each slot of every elemental realm, none of them a Fire Banner', () => {
    for (const seats of counts) {
      const game = deal(seats);
      const lying = game.realms.flatMap((realm) => realm.banners);
      expect(lying).toHaveLength(2 * seats);
      expect([...lying, ...game.bannerDeck].sort()).toEqual(deckOf(banners()).sort());
    }
    expect(new Set(many(2).map(({ realms }) => realms[1]?.banners[0])).size).toBe(5);
  });

  test('GM-SETUP-07 GM-SETUP-08 GM-SETUP-09 Wanderer card, Enchantments and Objectives are dealt from shuffled decks', () => {
    const game = deal(3);
    expect([game.wandererCard, ...game.wandererDeck.cards].sort()).toEqual(deckOf(wandererCards()).sort());
    expect([...game.enchantments, ...game.enchantmentDeck].sort()).toEqual(deckOf(enchantments()).sort());
    expect([...game.objectives, ...game.objectiveDeck.cards].sort()).toEqual(deckOf(objectives()).sort());
    expect([game.wandererDeck.cards.length, game.enchantments.length, game.objectives.length]).toEqual([4, 6, 2]);
    expect(new Set(many(2).map(({ wandererCard }) => wandererCard)).size).toBe(5);
    expect(new Set(many(2).map((one) => one.enchantments[0])).size).toBeGreaterThan(15);
    expect(new Set(many(2).map((one) => one.objectives[0])).size).toBeGreaterThan(10);
  });

  test('GM-SETUP-10 only with the Fire Lord is there a threshold of 4 and a Fire Banner', () => {
    const without = scenario({ ana: { influence: { fire: 3 } }, lords: { 'water-lord': 'fire', 'air-lord': 'water' } });
    without.allPass();
    expect([without.ana.claims('fire'), without.table.question]).toEqual([2, 'placeLord']);
    const withLord = scenario({ ana: { influence: { fire: 4 } }, lords: { 'fire-lord': 'fire', 'air-lord': 'water' } });
    withLord.allPass();
    expect([withLord.ana.claims('fire'), withLord.table.question]).toEqual([2, 'attachFireBanner']);
  });

  test('GM-SETUP-11 tribes are drawn; all figures are at home without cards', () => {
    expect(new Set(many(2).map(({ players }) => players[0]?.tribe)).size).toBe(4);
    for (const { figures } of deal(4).players) expect(figures).toEqual(Array(7).fill({ at: HOME, attachments: [] }));
  });

  test('GM-SETUP-12 everybody begins with the same supplies', () => {
    for (const player of deal(4).players)
      expect(player).toMatchObject({ gems: [1, 1, 1, 1], onyx: 0, keys: 0, scored: [0, 0, 0, 0, 0], caravans: 5, energy: 11 });
  });

  test('GM-SETUP-13 Influence is 0 in each realm in play', () => {
    for (const seats of counts) for (const { influence } of deal(seats).realms) expect(influence).toEqual(Array(seats).fill(0));
  });

  test('GM-SETUP-14 the first turn order is drawn', () => {
    expect(new Set(many(3).map(({ turnOrder }) => turnOrder.join())).size).toBe(6);
  });

  test('GM-SETUP-15 the homes from the left', () => {
    expect(figureNames).toEqual(['merchant-1', 'merchant-2', 'specialist', 'leader', 'champion', 'enchanter-1', 'enchanter-2']);
  });

  test('figure spots outnumber the figures that want them by little: 16, 25 and 31', () => {
    const spots = (seats: number): number =>
      deal(seats).realms.reduce((sum, { id }) => sum + spacesOf(deal(seats), id).length, 0) + deal(seats).realms.length + 1;
    expect(counts.map(spots)).toEqual([16, 25, 31]);
  });

  test('who is placed where is told at the start', () => {
    const { told } = hearing(() => deal(2, 3, 'Air Lord, then Earth Lord'));
    expect(told.map(({ event }) => event.is)).toEqual(['lordPlaced', 'lordPlaced', 'objectivesDealt']);
  });
});
