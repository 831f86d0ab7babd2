import { withBotNames } from '@conclave/bots';
import { matchOf, type Puzzle } from '@conclave/bots/coach';
import { puzzlesOf } from '@conclave/bots/puzzles';
import { type Move, voiceOf } from '@conclave/engine';
import { loadBoard } from '../app/boards.ts';
import { type AnyGame, loadGame } from '../app/games.ts';
import { me } from '../app/me.svelte.ts';
import { Play } from '../app/play.svelte.ts';
import { isOfDay, today } from './day.ts';
import { wishedThought } from './hinting.svelte.ts';
import { PuzzleTable, type Tried } from './puzzle-table.ts';
import { type Guide, guideOf } from './room.ts';
import { afterDay, afterTry, nameOfPuzzle, type Solver, storedSolver, storeSolver, suiting } from './strength.ts';
import { type Thought, think } from './thinking.ts';

/** Why a move is not the one: the chance after it, and what would have come. */
export interface Wrong {
  readonly move: Move;
  readonly chance?: number;
  readonly follows: readonly string[];
}

/** A puzzle being solved on its board. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly play: Play;
  readonly guide: Guide;
  readonly table: PuzzleTable;
  isSolved = $state(false);
  isShown = $state(false);
  wrong = $state.raw<Wrong | undefined>();
  solver = $state.raw<Solver>(storedSolver());
  #thought: Thought<'follow'> | undefined;

  constructor(game: AnyGame, puzzle: Puzzle, guide: Guide, board: Play['board']) {
    this.puzzle = puzzle;
    this.guide = guide;
    const names = withBotNames(Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? me.name || 'You' : undefined)));
    this.table = new PuzzleTable(game, puzzle, names, (tried) => this.#hear(tried));
    this.play = new Play(this.table, game, board);
  }

  /** The puzzle of that id, or the one that suits the solver best; nothing where the game has none that its rules still lead to. */
  static async of(id: string, wanted: string | undefined): Promise<Solving | undefined> {
    const [game, board, guide, book] = await Promise.all([loadGame(id), loadBoard(id), guideOf(id), puzzlesOf(id)]);
    const standing = (book?.rulesVersion === game.rulesVersion ? book.puzzles : []).filter((puzzle) => wanted === undefined || puzzle.id === wanted);
    const puzzle = wanted === undefined ? suiting(standing, id, storedSolver()) : standing[0];
    return puzzle && matchOf(game, puzzle) ? new Solving(game, puzzle, guide, board) : undefined;
  }

  words(move: Move): string {
    const { game, state, voice } = this.play;
    return game.words.move(state.view, move, voice);
  }

  /** How the best move reads before it is made. */
  readonly answer = $derived.by(() => (this.isShown ? this.words(this.puzzle.best) : ''));

  #hear({ move, isBest }: Tried): void {
    this.#count(isBest);
    this.#thought?.stop();
    this.isSolved = isBest;
    if (isBest) void this.#noteDay();
    this.wrong = isBest ? undefined : { move, follows: [] };
    if (!isBest) void this.#follow(move);
  }

  #count(isSolved: boolean): void {
    this.solver = afterTry(this.solver, nameOfPuzzle(this.play.game.id, this.puzzle), this.puzzle, isSolved);
    storeSolver(this.solver);
  }

  /** Whoever solves the puzzle of the day has one day more. */
  async #noteDay(): Promise<void> {
    const day = today();
    if (!(await isOfDay(this.play.game.id, this.puzzle, day))) return;
    this.solver = afterDay(this.solver, day);
    storeSolver(this.solver);
  }

  /** Lets the coach think out what a wrong answer would have led to. */
  async #follow(move: Move): Promise<void> {
    const asked = this.table.asked();
    if (!asked) return;
    const { game } = this.play;
    this.#thought = think({ do: 'follow', game: game.id, asked, move, ...wishedThought() });
    const { chance, events } = await this.#thought.found;
    const voice = voiceOf(this.play.state.names, asked.seat);
    const follows = events.flatMap((event) => game.words.event(event, voice)?.text ?? []);
    if (this.wrong?.move === move) this.wrong = { move, chance, follows };
  }

  /** Gives up: the answer is shown. */
  show(): void {
    this.#count(false);
    this.wrong = undefined;
    this.isShown = true;
  }

  close(): void {
    this.#thought?.stop();
    this.play.close();
  }
}
