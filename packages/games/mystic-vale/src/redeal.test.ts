import { fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { redeal } from './redeal.ts';
import { scenario } from './scenario.ts';
import { viewFor } from './view/index.ts';

const deck = ['blank + oakling top', 'blank + oakling middle', 'blank + oakling bottom', 'blank', 'fertile-land', 'cursed-land'];

test('R-51 decks are dealt anew for everybody, their own owner included', () => {
  const { game } = scenario({ ana: { deck }, ben: { deck } });
  const orders = [0, 1].map((seat) => new Set(Array.from({ length: 20 }, (_, seed) => redeal(game, 0, fastRandom(seed)).players[seat]!.deck.join())).size);
  for (const different of orders) expect(different).toBeGreaterThan(10);
});

test('cards buried openly stay at the bottom, and so does a known vale on top of its deck', () => {
  const { ana, game } = scenario({
    at: 'harvestUnlessSpoiled',
    valeDecks: [['azure-lake', 'world-tree', 'exodus-road'], []],
    ana: { token: 'deepriver-crystal', active: true, field: ['blank + golden-hart top', 'blank'], deck, vales: ['crystal-cavern'] },
  });
  ana.plays('evoke');
  ana.plays('bury', { on: 0 });
  ana.plays('useVale', { card: 'crystal-cavern' });
  for (let seed = 0; seed < 10; seed++) {
    const dealt = redeal(game, 1, fastRandom(seed));
    expect([dealt.players[0]!.deck[0], dealt.valeDecks[0]!.at(-1)]).toEqual([0, game.valeDecks[0]!.at(-1)]);
  }
});

test('MV-CARD-CLEANSING-RAIN-01 the top card stays for who has looked at it, and for nobody else', () => {
  const { ana, game } = scenario({ ana: { onDeck: 'blank + cleansing-rain top', deck } });
  ana.plays('push');
  const tops = (seat: number): Set<number | undefined> =>
    new Set(Array.from({ length: 20 }, (_, seed) => redeal(game, seat, fastRandom(seed)).players[0]!.deck.at(-1)));
  expect(tops(0)).toEqual(new Set([1]));
  expect(tops(1).size).toBeGreaterThan(3);
  expect(viewFor(redeal(game, 0, fastRandom(1)), 0)).toEqual(viewFor(game, 0));
});

test('MV-SETUP-04 which level 1 advancements were left out is dealt anew too', () => {
  const { game } = scenario({ decks: [['oakling top', 'seedling top'], [], []] });
  game.cut = [game.decks[0]!.pop()!];
  const cuts = new Set(Array.from({ length: 20 }, (_, seed) => redeal(game, 0, fastRandom(seed)).cut.join()));
  expect(cuts.size).toBe(2);
});
