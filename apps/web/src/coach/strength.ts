import type { Puzzle } from '@conclave/bots/coach';

/** What this device remembers of whoever solves puzzles here. */
export interface Solver {
  /** How strong: on the scale of the puzzles. */
  readonly rating: number;
  /** Ids of puzzles that were tried, `<game>/<id>`. */
  readonly tried: readonly string[];
  readonly solved: number;
  /** The last day whose puzzle was solved, and how many days in a row it is with it. */
  readonly lastDay: number;
  readonly inARow: number;
}

const STORE = 'conclave.puzzles';
export const NEWCOMER: Solver = { rating: 1000, tried: [], solved: 0, lastDay: 0, inARow: 0 };
/** How much one puzzle tells at first, and later. */
const FIRST_STEPS = 64;
const LATER_STEPS = 24;
const SETTLED_AFTER = 10;

export const nameOfPuzzle = (game: string, { id }: Pick<Puzzle, 'id'>): string => `${game}/${id}`;

/** The chance that somebody of that strength solves such a puzzle. */
export const expectation = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** The solver after a first try at a puzzle. A puzzle counts once. */
export function afterTry(solver: Solver, name: string, { rating }: Pick<Puzzle, 'rating'>, isSolved: boolean): Solver {
  if (solver.tried.includes(name)) return solver;
  const steps = solver.tried.length < SETTLED_AFTER ? FIRST_STEPS : LATER_STEPS;
  const gain = steps * (Number(isSolved) - expectation(solver.rating, rating));
  return { ...solver, rating: Math.round(solver.rating + gain), tried: [...solver.tried, name], solved: solver.solved + Number(isSolved) };
}

/** The solver after the puzzle of a day, at whatever try. */
export function afterDay(solver: Solver, day: number): Solver {
  if (solver.lastDay === day) return solver;
  return { ...solver, lastDay: day, inARow: solver.lastDay === day - 1 ? solver.inARow + 1 : 1 };
}

/** For how many days in a row the puzzle of the day was solved, today's or up to yesterday's. */
export const daysInARow = ({ lastDay, inARow }: Solver, today: number): number => (lastDay >= today - 1 ? inARow : 0);

/** How many puzzles of a game were tried. */
export const triedOf = ({ tried }: Solver, game: string): number => tried.filter((name) => name.startsWith(`${game}/`)).length;

/** The puzzle that suits a solver best: of those not tried yet the nearest in strength, or of all. */
export function suiting(puzzles: readonly Puzzle[], game: string, solver: Solver): Puzzle | undefined {
  const fresh = puzzles.filter((puzzle) => !solver.tried.includes(nameOfPuzzle(game, puzzle)));
  const distance = ({ rating }: Puzzle): number => Math.abs(rating - solver.rating);
  return (fresh.length > 0 ? fresh : puzzles).toSorted((a, b) => distance(a) - distance(b))[0];
}

const DAY_MS = 86_400_000;

/** The days since 1970, as this device counts them. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS);

/** The game of a day, and the place of its puzzle: the same for everybody, each game in its turn. */
export const ofDay = (day: number, games: readonly string[]): { readonly game: string; readonly turn: number } => ({
  game: games[day % games.length] ?? '',
  turn: Math.floor(day / games.length),
});

export function storedSolver(): Solver {
  try {
    return { ...NEWCOMER, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Solver>) };
  } catch {
    return NEWCOMER;
  }
}

export function storeSolver(solver: Solver): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(solver));
  } catch {
    // A browser that keeps nothing still sets puzzles.
  }
}
