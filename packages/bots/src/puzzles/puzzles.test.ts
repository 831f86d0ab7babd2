import { expect, test } from 'vitest';
import { puzzled, puzzlesOf } from './index.ts';

test.each(puzzled)('%s: puzzles differ, and each is as clear as was demanded', async (id) => {
  const { game, demands, puzzles } = (await puzzlesOf(id))!;
  expect(game).toBe(id);
  expect(puzzles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  for (const { margin, chance, next } of puzzles) {
    expect(margin[0]).toBeGreaterThanOrEqual(demands.margin - 0.001);
    expect(margin[1]).toBeCloseTo(chance - next, 2);
  }
});

test('a game without puzzles has none', async () => {
  expect(await puzzlesOf('constructor')).toBeUndefined();
});
