import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob('./boards/*/*'));
const boards = [...new Set(files.map((path) => path.split('/')[2]))];

/** The same file names for the same job, so that who knows one board knows all. */
const ROOMS = [
  'Board.svelte',
  'board.signs',
  'choosing.svelte.ts',
  'coach.ts',
  'en.ts',
  'engraving.ts',
  'facts.ts',
  'index.ts',
  'keys.ts',
  'legend.ts',
  'look.ts',
  'manifest.ts',
  'mood.css',
  'statistics.ts',
  'values.ts',
  'words.ts',
];

test('every board has the same rooms', () => {
  expect(boards.length).toBeGreaterThan(0);
  for (const board of boards) expect(files, board).toEqual(expect.arrayContaining(ROOMS.map((room) => `./boards/${board}/${room}`)));
});
