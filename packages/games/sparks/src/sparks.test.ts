import { fastRandom, playerOf } from '@conclave/engine';
import { contract, stage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { sparks } from './index.ts';
import { setup } from './setup.ts';
import { type SparksState, VALUES } from './state.ts';

/** A table with these hands; the deck's last card is its top. */
function table(hands: number[][], { deck = [1, 2], won = [] }: { deck?: number[]; won?: number[] } = {}) {
  const game: SparksState = { ...setup(hands.length, {}, fastRandom(1)), deck, players: hands.map((hand, seat) => ({ hand, sparks: won[seat] ?? 0 })) };
  const scene = stage(sparks, game, ['ana', 'ben', 'cleo'].slice(0, hands.length));
  const [ana, ben, cleo] = scene.actors;
  return { scene, ana: ana!, ben: ben!, cleo: cleo!, sparksOf: () => game.players.map((player) => player.sparks) };
}

test('SP-SETUP-01 SP-SETUP-02 every player gets four of the 24 cards', () => {
  const game = setup(3, {}, fastRandom(5));
  expect(game.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  const all = [...game.deck, ...game.players.flatMap(({ hand }) => hand)].sort();
  expect(all).toEqual(VALUES.flatMap((value) => [value, value, value, value]));
});

test('SP-ROUND-01 answers stay closed until the last is in', () => {
  const { scene, ana, ben } = table([
    [5, 1],
    [3, 2],
  ]);
  ana.plays('burn', { card: 5 });
  expect(scene.game.discard).toEqual([]);
  expect(ana.isAsked).toBe(false);
  expect(ben.cannot('burn', { card: 6 }).rule).toBe('SP-ROUND-01');
  ben.plays('burn', { card: 3 });
  expect(scene.game.discard).toEqual([5, 3]);
});

test('SP-ROUND-02 the highest card wins a spark', () => {
  const { ana, ben, sparksOf } = table([[5], [3, 2]]);
  ana.plays('burn', { card: 5 });
  ben.plays('burn', { card: 3 });
  expect(sparksOf()).toEqual([1, 0]);
});

test('SP-ROUND-03 a tie is rolled off, again while it lasts', () => {
  const { scene, ana, ben, cleo, sparksOf } = table([
    [4, 4],
    [4, 4],
    [1, 1],
  ]);
  scene.willRoll(2, 2, 3, 6);
  ana.plays('burn', { card: 4 });
  cleo.plays('burn', { card: 1 });
  ben.plays('burn', { card: 4 });
  expect(sparksOf()).toEqual([0, 1, 0]);
  scene.isBackTo(ben, 'draw');
});

test('SP-ROUND-04 the winner may draw the top card, unless the deck is empty', () => {
  const { scene, ana, ben } = table(
    [
      [6, 6],
      [1, 1],
    ],
    { deck: [2, 3] },
  );
  ana.plays('burn', { card: 6 });
  ben.plays('burn', { card: 1 });
  expect(ben.cannot('draw').rule).toBe('SP-ROUND-04');
  ana.plays('draw');
  expect(playerOf(scene.game, 0).hand).toEqual([6, 3]);
  scene.game.deck = [];
  ana.plays('burn', { card: 6 });
  ben.plays('burn', { card: 1 });
  scene.isBackTo(ana, 'burn');
});

test('SP-ROUND-04 a winner who passes draws nothing', () => {
  const { scene, ana, ben } = table([
    [6, 6],
    [1, 1],
  ]);
  ana.plays('burn', { card: 6 });
  ben.plays('burn', { card: 1 });
  ana.plays('pass');
  expect([playerOf(scene.game, 0).hand, scene.game.deck]).toEqual([[6], [1, 2]]);
});

test('SP-END-01 three sparks win at once', () => {
  const { scene, ana, ben } = table(
    [
      [6, 6],
      [1, 1],
    ],
    { won: [2, 0] },
  );
  ana.plays('burn', { card: 6 });
  ben.plays('burn', { card: 1 });
  scene.isOver();
  expect(scene.game.result).toEqual({ winners: [0], how: 'threeSparks' });
});

test('SP-END-02 with all hands empty the most sparks win, or are shared', () => {
  const { scene, ana, ben } = table([[1], [6]], { won: [1, 0], deck: [] });
  ana.plays('burn', { card: 1 });
  ben.plays('burn', { card: 6 });
  expect(scene.game.result).toEqual({ winners: [0, 1], how: 'mostSparks', scores: [1, 1] });
});

for (const check of contract(sparks, {
  games: 60,
  bound: 200,
  secrets: ({ deck, players }, seat) => ({ deck, hands: players.filter((_, other) => other !== seat) }),
  count: ({ deck, discard, players }) =>
    Object.fromEntries(VALUES.map((value) => [value, [...deck, ...discard, ...players.flatMap(({ hand }) => hand)].filter((card) => card === value).length])),
}))
  test(check.name, () => check.run());
