import { fastRandom } from '@conclave/engine';
import { contract, stage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { market } from './market.ts';
import { CARDS, type MarketState, setup } from './rules.ts';

/** Amber 1, 2 and 3: the lowest cards of the first suit. */
const [LOW, MIDDLE, HIGH] = [0, 5, 10] as const;

function table(changes: Partial<MarketState>) {
  const scene = stage(market, { ...setup(4, {}, fastRandom(1)), ...changes }, ['ana', 'ben', 'cleo', 'dan']);
  return { scene, ana: scene.actors[0]!, ben: scene.actors[1]! };
}

test('a column must rise, or it is lost', () => {
  const { scene, ana } = table({ hands: [[LOW, MIDDLE, HIGH], [], [], []], discard: [] });
  ana.plays('play', { card: MIDDLE });
  for (const other of scene.actors.slice(1)) other.plays('draw');
  ana.plays('play', { card: HIGH });
  for (const other of scene.actors.slice(1)) other.plays('draw');
  expect(scene.game.score[0]).toBe(5);
  ana.plays('play', { card: LOW });
  expect([scene.game.score[0], scene.game.columns[0]?.[0], scene.game.discard]).toEqual([3, [], [MIDDLE, HIGH, LOW]]);
});

test('a full hand takes and draws no more, and an empty deck is made of the discard pile', () => {
  const hand = [0, 1, 2, 3, 4, 5, 6, 7];
  const { ana, ben, scene } = table({ hands: [hand, [], [], []], deck: [], discard: [40, 41] });
  expect([ana.offered('take'), ana.offered('draw'), ana.offered('dump').length]).toEqual([[], [], 8]);
  ana.plays('dump', { card: 0 });
  ben.plays('draw');
  expect([scene.game.deck.length, scene.game.discard, scene.game.score[0]]).toEqual([2, [], 1]);
});

test('who holds nothing and finds nothing passes', () => {
  const { ana } = table({ hands: [[], [], [], []], deck: [], discard: [], row: [] });
  expect(ana.offered()).toEqual([{ do: 'pass' }]);
});

for (const check of contract(market, {
  games: 10,
  bound: 100,
  secrets: ({ deck, hands }, seat) => ({ deck, hands: hands.toSpliced(seat, 1) }),
  count: ({ deck, discard, row, hands, columns }) => {
    const cards = [...deck, ...discard, ...row, ...hands.flat(), ...columns.flat(2)];
    return { cards: cards.length, different: new Set(cards).size, all: CARDS };
  },
}))
  test(check.name, () => check.run());
