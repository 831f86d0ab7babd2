import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchOf, type PuzzleBook } from '@conclave/bots/coach';
import { puzzled, puzzlesOf } from '@conclave/bots/puzzles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedGame } from '../games.ts';
import { findPuzzles, type PuzzlesOptions } from './puzzles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-puzzles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wish = (given: Partial<PuzzlesOptions>): PuzzlesOptions => ({
  count: 1,
  decisions: 60,
  margin: 3,
  seed: 1,
  most: 1,
  workers: 1,
  seats: 2,
  out: join(folder, 'mages.json'),
  ...given,
});
const quiet = (): void => {};

test('puzzles can be set up again, keep what was demanded, and a search goes on where it was stopped', async () => {
  const { book: one, file } = await findPuzzles('mages', wish({}), quiet);
  expect(one.puzzles.length).toBe(1);
  const { book: two } = await findPuzzles('mages', wish({ count: 2 }), quiet);
  expect(two.puzzles[0]).toEqual(one.puzzles[0]);
  expect(two.nextSeed).toBeGreaterThan(one.nextSeed);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(two);
  const again = await findPuzzles('mages', wish({ count: 2, out: join(folder, 'again.json') }), quiet);
  expect(again.book).toEqual(two);
  const game = await namedGame('mages');
  for (const puzzle of two.puzzles) {
    const match = matchOf(game, puzzle)!;
    expect(match.asked).toEqual([puzzle.seat]);
    expect(match.promptFor(puzzle.seat)!.moves).toContainEqual(puzzle.best);
    expect(puzzle.margin[0]).toBeGreaterThanOrEqual(0.03);
    expect(puzzle.margin[1]).toBeCloseTo(puzzle.chance - puzzle.next, 2);
    expect(matchOf(game, { ...puzzle, moves: `${puzzle.moves}.zz` })).toBeUndefined();
    expect(matchOf(game, { ...puzzle, best: { do: 'constructor' } })).toBeUndefined();
  }
});

test.each(puzzled)('every puzzle of %s is reached by the rules as they are', async (id) => {
  const game = await namedGame(id);
  const book = (await puzzlesOf(id))!;
  expect(book.rulesVersion).toBe(game.rulesVersion);
  for (const puzzle of book.puzzles) expect(matchOf(game, puzzle)?.asked, puzzle.id).toEqual([puzzle.seat]);
});

test('puzzles of other rules are not gone on with, and a broken file is named', async () => {
  const file = join(folder, 'mages.json');
  writeFileSync(
    file,
    JSON.stringify({ game: 'mages', rulesVersion: -1, demands: { decisions: 60, margin: 0.03 }, nextSeed: 500, puzzles: [] } satisfies PuzzleBook),
  );
  const { book } = await findPuzzles('mages', wish({}), quiet);
  expect(book.nextSeed).toBeLessThan(500);
  writeFileSync(file, '{');
  await expect(findPuzzles('mages', wish({}), quiet)).rejects.toThrow(/mages\.json cannot be read/);
});

test('a game without puzzles is not looked through for ever', async () => {
  await expect(findPuzzles('sparks', wish({ decisions: 20, margin: 99, out: join(folder, 'sparks.json') }), quiet)).rejects.toThrow(
    'No puzzle in 100 games in a row',
  );
});

test('a game that is not there is told', async () => {
  await expect(findPuzzles('constructor', wish({}), quiet)).rejects.toThrow('There is no game "constructor".');
});
