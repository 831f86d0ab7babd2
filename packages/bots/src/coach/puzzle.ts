import { type Core, fastRandom, type GameModule, hashOf, Match, type Move, type Seat } from '@conclave/engine';
import type { Question } from '../bot.ts';
import { type Considered, Search } from '../search.ts';
import { chancesBy } from './chances.ts';
import { chanceAfter } from './decision.ts';

/** A position with one clearly best move, as it is kept: the game that leads to it and what was found. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly seed: number;
  /** Which of the offered moves was made at each decision, in base 36, a dot between. */
  readonly moves: string;
  readonly seat: Seat;
  readonly best: Move;
  /** The solver's chance to win after the best move, and after the next best. */
  readonly chance: number;
  readonly next: number;
  /** What the best move is ahead by, and the 95 % interval of it. */
  readonly margin: readonly [low: number, mean: number, high: number];
  /** How hard it is at first: the less the move was expected, the more. */
  readonly rating: number;
}

/** The puzzles of a game as they are kept in the repository. */
export interface PuzzleBook {
  readonly game: string;
  readonly rulesVersion: number;
  readonly demands: Demands;
  /** Where the search for more goes on. */
  readonly nextSeed: number;
  readonly puzzles: readonly Puzzle[];
}

/** Whoever plays from the same seed gets the same dice. */
const keyOf = (seed: number): string => hashOf(`puzzle ${seed}`);

export const beginPuzzle = (game: GameModule, { seats, options, seed }: Pick<Puzzle, 'seats' | 'options' | 'seed'>): Match =>
  new Match(game, { seats, options: { ...options }, key: keyOf(seed) });

/** The match that stands where a puzzle begins; nothing where these rules do not lead there any more. */
export function matchOf(game: GameModule, puzzle: Puzzle): Match | undefined {
  const match = beginPuzzle(game, puzzle);
  for (const code of puzzle.moves.split('.')) {
    const prompt = match.promptFor(match.asked[0] ?? -1);
    const move = prompt?.moves[Number.parseInt(code, 36)];
    if (!prompt || !move || !match.play(prompt.seat, move).ok) return undefined;
  }
  const asked = match.promptFor(puzzle.seat)?.moves ?? [];
  return asked.some((move) => isSameMove(move, puzzle.best)) ? match : undefined;
}

export const isSameMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is asked of a puzzle. */
export interface Demands {
  /** How many decisions a first look takes; the check takes ten times as many. */
  readonly decisions: number;
  /** How far the best move is ahead of the next at least, at the lower end of the interval. */
  readonly margin: number;
}

const FEWEST_MOVES = 3;
/** Fresh looks whose spread gives the interval; and Student's t for so many. */
const LOOKS = 8;
const T_95 = 2.365;

/** The interval of a mean, from a few independent looks. */
export function interval(looks: readonly number[]): [low: number, mean: number, high: number] {
  const mean = looks.reduce((sum, one) => sum + one, 0) / looks.length;
  const spread = Math.sqrt(looks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (looks.length - 1));
  const wide = (T_95 * spread) / Math.sqrt(looks.length);
  return [mean - wide, mean, mean + wide];
}

/** The move a search prefers and the best of the others. */
function ahead<M extends Move>(considered: readonly Considered<M>[]): { best: Considered<M>; next: Considered<M> } | undefined {
  const [best, ...rest] = considered;
  const next = rest.sort((a, b) => b.chance - a.chance)[0];
  return best && next && { best, next };
}

const EASIEST = 800;
const HARDEST = 2000;
const A_HALVING = 220;

/** A move that half as many would look at first is that much harder to find. */
const ratingOf = (prior: number): number => Math.round(Math.min(HARDEST, EASIEST + A_HALVING * Math.log2(1 / Math.max(prior, 1e-3))));

/** What is known of a puzzle once its position is. */
export type Found = Pick<Puzzle, 'seat' | 'best' | 'chance' | 'next' | 'margin' | 'rating'>;

/** Whether a first look says that it may be worth a longer one. */
export function mayPuzzle<M extends Move>(considered: readonly Considered<M>[], { margin }: Demands): boolean {
  const found = ahead(considered);
  return considered.length >= FEWEST_MOVES && found !== undefined && found.best.chance - found.next.chance >= margin;
}

const round = (chance: number): number => Math.round(chance * 1000) / 1000;

/** Checks a position with a search ten times as long and with fresh looks at the two best moves; nothing where it is no puzzle. */
export function checked<G extends Core, M extends Move>(question: Question<G, M>, demands: Demands, seed: number): Found | undefined {
  const { decisions } = demands;
  const search = new Search(question, { judge: chancesBy(question.game) }, fastRandom(seed));
  while (search.spent < 10 * decisions) search.descend();
  const found = ahead(search.considered());
  if (!found || found.best.chance - found.next.chance < demands.margin) return undefined;
  const { best, next } = found;
  const looks = Array.from({ length: LOOKS }, (_, i) => {
    const thought = { decisions, seed: seed + 100 + i };
    return { best: chanceAfter(question, best.move, thought), next: chanceAfter(question, next.move, thought) };
  });
  const margin = interval(looks.map((look) => look.best - look.next));
  if (margin[0] < demands.margin) return undefined;
  const mean = (which: 'best' | 'next'): number => round(looks.reduce((sum, look) => sum + look[which], 0) / LOOKS);
  return {
    seat: question.seat,
    best: best.move,
    chance: mean('best'),
    next: mean('next'),
    margin: [round(margin[0]), round(margin[1]), round(margin[2])],
    rating: ratingOf(best.prior),
  };
}
