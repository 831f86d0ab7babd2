import { below, fastRandom, type Random } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { gatesOfMara } from '../index.ts';
import type { MaraMove } from '../moves.ts';
import { scenario } from '../scenario.ts';
import { setup } from '../setup.ts';
import type { MaraState } from '../state.ts';
import { guide } from './index.ts';

type Policy = (moves: readonly MaraMove[], random: Random, at: { game: MaraState; seat: number }) => MaraMove;

const atRandom = (moves: readonly MaraMove[], random: Random): MaraMove => moves[below(random, moves.length)]!;

/** Any of the moves with the highest mark. */
function highest(moves: readonly MaraMove[], random: Random, mark: (move: MaraMove) => number): MaraMove {
  const marks = moves.map(mark);
  const most = Math.max(...marks);
  return atRandom(
    moves.filter((_, i) => marks[i] === most),
    random,
  );
}
const byPromise: Policy = (moves, random, { game, seat }) => highest(moves, random, (move) => guide.promise!(game, seat, move));
const byValue: Policy = (moves, random, { game, seat }) =>
  highest(moves, random, (move) => {
    const thought = gatesOfMara.redeal(game, seat, random);
    gatesOfMara.rulebook.play(thought, seat, move);
    gatesOfMara.rulebook.settle(thought);
    return guide.value(thought, seat);
  });

/** The share of two-player games the first policy wins, at changing seats. */
function duel(one: Policy, other: Policy, games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const random = fastRandom(seed);
    const game = setup(2, {}, fastRandom(seed + 500));
    for (let [prompt] = gatesOfMara.rulebook.settle(game); prompt; [prompt] = gatesOfMara.rulebook.settle(game)) {
      const policy = prompt.seat === seed % 2 ? one : other;
      gatesOfMara.rulebook.play(game, prompt.seat, policy(prompt.moves, random, { game, seat: prompt.seat }));
    }
    const { winners } = game.result!;
    won += winners.includes(seed % 2) ? 1 / winners.length : 0;
  }
  return won / games;
}

describe('the guide', () => {
  test('even the most promising move alone beats chance', () => {
    expect(duel(byPromise, atRandom, 20)).toBeGreaterThan(0.85);
  });

  test('looking one move ahead beats the most promising move', () => {
    expect(duel(byValue, byPromise, 24)).toBeGreaterThan(0.6);
  });

  test('a won game is worth 1, a shared one half', () => {
    const { game } = scenario({ ana: { points: 9 } });
    game.result = { winners: [0], how: 'points' };
    expect([guide.value(game, 0), guide.value(game, 1)]).toEqual([1, 0]);
    game.result = { winners: [0, 1], how: 'shared' };
    expect(guide.value(game, 1)).toBe(0.5);
  });

  test('more points, Keys, Claims or useful cards are worth more', () => {
    const plain = guide.value(scenario({ ana: {} }).game, 0);
    for (const better of [
      { points: 5 },
      { keys: 2 },
      { claims: { fire: 2 } },
      { onyx: 1 },
      { gems: { fire: 3 } },
      { influence: { water: 3 } },
      { cards: { 'merchant-1': ['guild-charter'] } },
    ])
      expect(guide.value(scenario({ ana: better }).game, 0), JSON.stringify(better)).toBeGreaterThan(plain);
    expect(plain).toBeCloseTo(0.5);
  });

  test('the order of the decks makes no difference', () => {
    const game = setup(3, {}, fastRandom(4));
    const [prompt] = gatesOfMara.rulebook.settle(game);
    const other = gatesOfMara.redeal(game, 0, fastRandom(9));
    expect(guide.value(other, 0)).toBe(guide.value(game, 0));
    for (const move of prompt!.moves) expect(guide.promise!(other, prompt!.seat, move)).toBe(guide.promise!(game, prompt!.seat, move));
  });
});
