import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demands, Puzzle, PuzzleBook, Quest } from '@conclave/bots/coach';
import type { GameModule } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { Complaint, messageOf } from '../complaint.ts';
import { namedGame, optionsFor, ROOT, seatsFor } from '../games.ts';
import { percent } from '../numbers.ts';
import { table } from '../text.ts';
import { allCores, inThreads } from '../threads.ts';
import type { Looked } from './quest.ts';

export interface PuzzlesOptions {
  count: number;
  decisions: number;
  margin: number;
  seats?: number;
  option?: string[];
  seed: number;
  most: number;
  workers?: number;
  out?: string;
}

/** So many games in a row without a puzzle: there are none, or too much is demanded. */
const PATIENCE = 100;

const isSameSearch = (one: Demands, other: Demands): boolean => one.decisions === other.decisions && one.margin === other.margin;

function readBook(file: string): PuzzleBook {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook;
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** The book to go on with: what is there already, if it was found under the same rules and demands. */
function bookAt(file: string, { id, rulesVersion }: GameModule, demands: Demands, seed: number): PuzzleBook {
  const kept = existsSync(file) ? readBook(file) : undefined;
  const goesOn = kept && kept.game === id && kept.rulesVersion === rulesVersion && isSameSearch(kept.demands, demands);
  return goesOn ? kept : { game: id, rulesVersion, demands, nextSeed: seed, puzzles: [] };
}

/** One puzzle a line, so that a change of one reads as one; written beside and moved, so that a stopped search leaves a whole file. */
function saveBook(file: string, { puzzles, ...head }: PuzzleBook): void {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
  const whole = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`;
  writeFileSync(`${file}.part`, whole);
  renameSync(`${file}.part`, file);
}

/** Two and three players by turns, unless said. */
const seatsOf = (game: GameModule, given: number | undefined, seed: number): number =>
  given === undefined ? Math.min(game.seats.max, Math.max(game.seats.min, 2 + (seed % 2))) : seatsFor(game, given);

const tasksOf = (game: GameModule, given: PuzzlesOptions, book: PuzzleBook, count: number): (Quest & { game: string })[] =>
  Array.from({ length: count }, (_, i) => {
    const seed = book.nextSeed + i;
    return { game: game.id, seats: seatsOf(game, given.seats, seed), options: optionsFor(game, given.option), seed, demands: book.demands, most: given.most };
  });

/** Looks through games until there are enough puzzles; `tell` hears of every book on the way. The same seed finds the same. */
export async function findPuzzles(id: string, given: PuzzlesOptions, tell: (puzzles: number) => void): Promise<{ book: PuzzleBook; file: string }> {
  const game = await namedGame(id);
  const file = given.out ?? join(ROOT, 'packages/bots/src/puzzles', `${id}.json`);
  const workers = given.workers ?? allCores();
  let book = bookAt(file, game, { decisions: given.decisions, margin: given.margin / 100 }, given.seed);
  tell(book.puzzles.length);
  let foundAt = book.nextSeed;
  while (book.puzzles.length < given.count) {
    const tasks = tasksOf(game, given, book, workers);
    const looked = await inThreads<(typeof tasks)[number], Looked>(new URL('./quest.ts', import.meta.url), tasks, { workers, done: () => {} });
    const puzzles = [...book.puzzles, ...looked.flatMap((one) => one.puzzles)].slice(0, given.count);
    book = { ...book, nextSeed: book.nextSeed + tasks.length, puzzles };
    saveBook(file, book);
    if (looked.some((one) => one.puzzles.length > 0)) foundAt = book.nextSeed;
    if (book.nextSeed - foundAt > PATIENCE) throw new Complaint(`No puzzle in ${PATIENCE} games in a row: demand less.`);
    tell(book.puzzles.length);
  }
  return { book, file };
}

const rowOf = ({ id, seats, margin: [low, mean, high], chance, rating, best }: Puzzle): string[] => [
  id,
  `${seats}`,
  best.do,
  percent(chance, 1),
  percent(mean, 1),
  `${percent(low, 1)} to ${percent(high, 1)}`,
  `${rating}`,
];

/** `conclave puzzles`: a progress bar on the error stream, what was found on the output, the puzzles in their file. */
export async function puzzlesCommand(id: string, given: PuzzlesOptions): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} puzzles', stream: process.stderr, clearOnComplete: true });
  bar.start(given.count, 0);
  const { book, file } = await findPuzzles(id, given, (puzzles) => bar.update(puzzles)).finally(() => bar.stop());
  console.log(table([['Puzzle', 'seats', 'move', 'chance', 'ahead by', 'between', 'rating'], ...book.puzzles.map(rowOf)]).join('\n'));
  console.log(`Written to ${file}.`);
}
