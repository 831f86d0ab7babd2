import { matchOf } from '@conclave/bots/coach';
import { puzzlesOf } from '@conclave/bots/puzzles';
import type { GameModule } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { NOT_THE_ONE, PuzzleTable, type Tried } from './puzzle-table.ts';

async function puzzled() {
  const game = (await gameOf('mages')) as GameModule;
  const puzzle = (await puzzlesOf('mages'))!.puzzles.find((one) => matchOf(game, one))!;
  const tries: Tried[] = [];
  const names = Array.from({ length: puzzle.seats }, (_, seat) => `Player ${seat}`);
  const table = new PuzzleTable(game, puzzle, names, (tried) => tries.push(tried));
  const isBest = (move: unknown): boolean => JSON.stringify(move) === JSON.stringify(puzzle.best);
  return { puzzle, table, tries, others: table.state!.prompt!.moves.filter((move) => !isBest(move)) };
}

test('a puzzle is seen by the one who is to move, with what is asked', async () => {
  const { puzzle, table } = await puzzled();
  expect(table.state).toMatchObject({ viewer: puzzle.seat, stage: 'playing', waitingFor: [puzzle.seat] });
  expect(table.state?.prompt?.moves).toContainEqual(puzzle.best);
  expect(table.asked()).toMatchObject({ seat: puzzle.seat, prompt: { moves: table.state?.prompt?.moves } });
});

test('another move than the best is told and not made, and may be tried again', async () => {
  const { table, tries, others } = await puzzled();
  const before = table.state?.version;
  expect((await table.submit(others[0]!))?.rule).toBe(NOT_THE_ONE);
  expect((await table.submit(others[1]!))?.rule).toBe(NOT_THE_ONE);
  expect([tries, table.state?.version]).toEqual([others.slice(0, 2).map((move) => ({ move, isBest: false })), before]);
});

test('the best move is made', async () => {
  const { puzzle, table, tries } = await puzzled();
  const before = table.state!.version;
  expect(await table.submit(puzzle.best)).toBeUndefined();
  expect([tries, table.state?.version]).toEqual([[{ move: puzzle.best, isBest: true }], before + 1]);
});

test('what the rules do not allow is no try', async () => {
  const { table, tries } = await puzzled();
  expect((await table.submit({ do: 'resign' }))?.rule).toBe('TABLE-SHAPE');
  expect((await table.whyNot({ do: 'endTurn' }))?.rule).toMatch(/^MG-/);
  expect(tries).toEqual([]);
});
