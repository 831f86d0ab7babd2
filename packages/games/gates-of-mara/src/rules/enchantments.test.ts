import { describe, expect, test } from 'vitest';
import { type MaraActor, type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';

const cardsOffered = (actor: MaraActor): string[] => [...new Set(actor.offered('buy').flatMap((move) => (move.do === 'buy' ? [move.card] : [])))];
const figuresOffered = (actor: MaraActor): string[] => actor.offered('attach').flatMap((move) => (move.do === 'attach' ? [move.figure] : []));
const enchanting = (ana: PlayerSpec, enchantments: (string | null)[], spec: TableSpec = {}) => {
  const slots = Array.from({ length: 6 }, (_, i) => enchantments[i] ?? null);
  const scene = scenario({ enchantmentDeck: ['everclean', 'heatstone', 'firewater'], ...spec, enchantments: slots, ana });
  scene.ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
  return scene;
};

describe('Enchantments', () => {
  test('GM-ENCH-01 up to two cards from any slots, and only through an Enchanter', () => {
    const { ana } = enchanting({ gems: { fire: 9, water: 9 } }, ['fireflower-boots', null, null, 'firewater', null, 'water-elemental-ally']);
    expect(ana.cannot('buy', { card: 'firewater' }).rule).toBe('GM-ENCH-01');
    ana.plays('use', { ability: 'enchantment-board' });
    expect(ana.cannot('buy', { card: 'heatstone' }).rule).toBe('GM-ENCH-01');
    for (const card of ['water-elemental-ally', 'fireflower-boots']) {
      ana.plays('buy', { card });
      ana.plays('attach', { figure: 'leader' });
    }
    expect(ana.cannot('buy', { card: 'firewater' }).rule).toBe('GM-ENCH-01');
    ana.plays('done');
    const merchant = scenario({ ana: { gems: { fire: 9 } }, enchantments: ['fireflower-boots', null, null, null, null, null] }).ana;
    merchant.plays('place', { figure: 'merchant-1', at: 'fire-bazaar' });
    expect(merchant.cannot('use', { ability: 'enchantment-board' }).rule).toBe('GM-ENCH-01');
  });

  test('GM-ENCH-02 pay the whole price, score, attach', () => {
    const { ana, table } = enchanting({ gems: { fire: 2, earth: 1 } }, ['ash-armor', 'fireflower-boots']);
    ana.plays('use', { ability: 'enchantment-board' });
    table.heard();
    ana.plays('buy', { card: 'ash-armor' });
    expect([ana.gems.fire, ana.gems.earth, ana.points]).toEqual([1, 0, 3]);
    expect(ana.cannot('decline').rule).toBe('GM-ENCH-02');
    ana.plays('attach', { figure: 'champion' });
    expect(table.heard().map(({ is }) => is)).toEqual(['enchantmentBought', 'attached']);
    expect(ana.cannot('buy', { card: 'fireflower-boots' })).toMatchObject({ rule: 'GM-ENCH-02', missing: { fire: 1 } });
  });

  test.each([
    ['ash-armor', 1, 3],
    ['ash-armor', 4, 6],
    ['heatstone', 1, 1],
    ['heatstone', 3, 3],
  ])('GM-ENCH-03 %s in round %i scores %i: printed points plus the round', (card, round, points) => {
    const { ana } = enchanting({ gems: { fire: 1, earth: 1 } }, [card], { round });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card });
    expect(ana.points).toBe(points);
  });

  test.each([
    ['emblem-of-peace', ['leader']],
    ['guild-charter', ['merchant-1', 'specialist']],
    ['writ-of-varu', ['enchanter-1', 'enchanter-2']],
    ['ash-armor', ['leader', 'champion']],
    ['smoke-familiar', ['merchant-1', 'specialist', 'champion']],
  ])('GM-ENCH-04 %s goes to %j', (card, figures) => {
    const { ana } = enchanting({ gems: { fire: 3, water: 3, air: 3, earth: 3 }, cards: { 'enchanter-2': ['firewater'] } }, [card]);
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card });
    if (figures.length === 1) {
      expect(ana.cardsOn(figures[0]!)).toEqual([card]);
      return;
    }
    expect(figuresOffered(ana)).toEqual(figures);
    const other = ['merchant-1', 'champion', 'leader', 'enchanter-1'].find((figure) => !figures.includes(figure)) ?? '';
    expect(ana.cannot('attach', { figure: other }).rule).toBe('GM-ENCH-04');
  });

  test('GM-ENCH-05 a card that no own figure can take cannot be gained', () => {
    const cards = { leader: ['ash-armor', 'storm-armor', 'root-armor'] };
    const { ana } = enchanting({ gems: { fire: 2, water: 2, air: 2, earth: 2 }, cards }, ['emblem-of-peace', 'firewater']);
    ana.plays('use', { ability: 'enchantment-board' });
    expect(cardsOffered(ana)).toEqual(['firewater']);
    expect(ana.cannot('buy', { card: 'emblem-of-peace' }).rule).toBe('GM-ENCH-05');
  });

  test('GM-ENCH-06 slots are refilled after the purchases, not between; the other cards stay', () => {
    const { ana, game } = enchanting({ gems: { fire: 9, water: 9 } }, [
      'fireflower-boots',
      'firewater',
      'water-elemental-ally',
      'everflame',
      'ash-armor',
      'mud-familiar',
    ]);
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'firewater' });
    ana.plays('attach', { figure: 'merchant-1' });
    expect(game.enchantments).toEqual(['fireflower-boots', null, 'water-elemental-ally', 'everflame', 'ash-armor', 'mud-familiar']);
    ana.plays('buy', { card: 'fireflower-boots' });
    ana.plays('attach', { figure: 'leader' });
    expect(game.enchantments.slice(0, 2)).toEqual([null, null]);
    ana.plays('done');
    expect(game.enchantments).toEqual(['firewater', 'heatstone', 'water-elemental-ally', 'everflame', 'ash-armor', 'mud-familiar']);
    expect(game.enchantmentDeck).toEqual(['everclean']);
  });

  test('GM-ENCH-07 with the deck used up slots stay empty', () => {
    const { ana, game } = enchanting({ gems: { fire: 9 } }, ['fireflower-boots'], { enchantmentDeck: [] });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'fireflower-boots' });
    ana.plays('attach', { figure: 'leader' });
    ana.plays('done');
    expect(game.enchantments).toEqual([null, null, null, null, null, null]);
  });

  test('GM-ENCH-08 no other ability comes between the two purchases, but before or after', () => {
    const cards = { 'enchanter-1': ['firewater', 'heatstone'] };
    const { ana } = enchanting({ gems: { fire: 4, water: 2 }, cards }, ['fireflower-boots', 'water-elemental-ally']);
    ana.plays('use', { ability: 'firewater' });
    ana.plays('takeGems', { gems: ['fire'] });
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('buy', { card: 'fireflower-boots' });
    ana.plays('attach', { figure: 'leader' });
    expect(ana.cannot('use', { ability: 'heatstone' }).rule).toBe('GM-ABIL-15');
    ana.plays('buy', { card: 'water-elemental-ally' });
    ana.plays('attach', { figure: 'leader' });
    ana.plays('done');
    ana.plays('use', { ability: 'heatstone' });
    ana.plays('takeGems', { gems: ['earth'] });
    expect(ana.gems).toEqual({ fire: 3, water: 0, air: 0, earth: 1 });
  });

  test('GM-ENCH-09 Enchantments work on realms, gates and, for Enchanters, on the Enchantment board', () => {
    const spec = { ana: { gems: { fire: 4 }, cards: { leader: ['fireflower-boots'], 'enchanter-1': ['writ-of-varu'] } } };
    const realm = scenario(spec).ana;
    realm.plays('place', { figure: 'leader', at: 'fire-bazaar' });
    realm.plays('use', { ability: 'fireflower-boots' });
    expect(realm.influence('fire')).toBe(5);
    const gate = scenario(spec).ana;
    gate.plays('place', { figure: 'leader', at: 'gate-0' });
    gate.plays('use', { ability: 'fireflower-boots', realm: 'fire' });
    expect(gate.influence('fire')).toBe(4);
    const board = scenario(spec).ana;
    board.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    board.plays('use', { ability: 'writ-of-varu' });
    expect(board.player.keys).toBe(1);
  });

  test('GM-ENCH-10 an Enchanter need not buy anything', () => {
    const { ana, ben, table, game } = enchanting({ gems: { fire: 9 } }, ['fireflower-boots']);
    ana.plays('use', { ability: 'enchantment-board' });
    ana.plays('done');
    expect(game.enchantments[1]).toBe('firewater');
    ana.plays('endTurn');
    table.isBackTo(ben, 'playOrPass');
    const idle = enchanting({ gems: { fire: 9 } }, ['fireflower-boots']);
    idle.ana.plays('endTurn');
    expect([idle.ana.points, idle.game.enchantments[1]]).toEqual([0, null]);
  });

  test('GM-ENCH-11 price and room are judged card by card', () => {
    const cards = { leader: ['ash-armor', 'storm-armor'] };
    const { ana } = enchanting({ gems: { fire: 2, water: 2, air: 2, earth: 2 }, cards }, ['emblem-of-peace', 'emblem-of-peace', 'fireflower-boots']);
    ana.plays('use', { ability: 'enchantment-board' });
    expect(cardsOffered(ana)).toEqual(['emblem-of-peace', 'fireflower-boots']);
    ana.plays('buy', { card: 'emblem-of-peace' });
    expect(ana.cardsOn('leader')).toContain('emblem-of-peace');
    expect(ana.cannot('buy', { card: 'emblem-of-peace' }).rule).toBe('GM-ENCH-05');
    expect(ana.cannot('buy', { card: 'fireflower-boots' })).toMatchObject({ rule: 'GM-ENCH-02', missing: { fire: 1 } });
  });
});
