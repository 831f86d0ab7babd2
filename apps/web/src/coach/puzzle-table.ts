import { beginPuzzle, isSameMove, type Puzzle } from '@conclave/bots/coach';
import { fastRandom, type GameModule, type Match, type Move, refuse } from '@conclave/engine';
import { because, type ClientMessage, PROTOCOL, type TableInfo } from '@conclave/protocol';
import { Chronicle } from '@conclave/table';
import { ToldTable } from '../table/told-table.ts';
import type { Asked } from './jobs.ts';

/** What became of a try. */
export interface Tried {
  readonly move: Move;
  readonly isBest: boolean;
}

/** The rule of a refusal that the puzzle answers in its own words. */
export const NOT_THE_ONE = 'PUZZLE-WRONG';

/** A puzzle as boards see it: a table in this page at which one move is looked for. Any other is not made. */
export class PuzzleTable extends ToldTable {
  readonly puzzle: Puzzle;
  readonly #chronicle: Chronicle;
  readonly #names: readonly string[];
  readonly #tried: (tried: Tried) => void;

  constructor(game: GameModule, puzzle: Puzzle, names: readonly string[], tried: (tried: Tried) => void) {
    super('local');
    this.puzzle = puzzle;
    this.#names = names;
    this.#tried = tried;
    this.#chronicle = new Chronicle(beginPuzzle(game, puzzle));
    for (const code of puzzle.moves.split('.')) this.#advance(Number.parseInt(code, 36));
    this.connectTo({ send: (message) => this.#answer(message), close: () => {} });
    this.#show();
  }

  #advance(choice: number): void {
    const { match } = this.#chronicle;
    const offer = match.promptFor(match.asked[0] ?? 0);
    this.#play(offer?.seat ?? 0, offer?.moves[choice]);
  }

  #play(seat: number, move: unknown): void {
    const attempt = this.match.attempt(seat, move);
    if (attempt.ok) this.#chronicle.advance(attempt, 0);
  }

  get match(): Match {
    return this.#chronicle.match;
  }

  /** What the coach is asked about it. */
  asked(): Asked | undefined {
    const offer = this.match.promptFor(this.puzzle.seat);
    if (!offer) return undefined;
    const { id: _, ...prompt } = offer;
    return { seat: prompt.seat, prompt, position: this.match.redealt(prompt.seat, fastRandom(1)), seed: 1 };
  }

  #show(): void {
    const { seat } = this.puzzle;
    this.#chronicle.unfollow(seat);
    this.hear({
      t: 'table',
      protocol: PROTOCOL,
      info: this.#info(),
      viewer: seat,
      version: this.match.version,
      sight: this.#chronicle.follow(seat),
      story: this.#chronicle.story(seat),
      presence: this.#names.map(() => true),
      preset: 'ask',
      said: [],
    });
  }

  #info(): TableInfo {
    const { match, puzzle } = this;
    const seats = this.#names.map((name, seat) => ({ name, kind: seat === puzzle.seat ? ('person' as const) : ('bot' as const) }));
    return {
      id: puzzle.id,
      game: match.game.id,
      stage: 'playing',
      options: match.options,
      seats,
      clock: { kind: 'none' },
      visibility: 'link',
      createdAt: 0,
      movedAt: 0,
      waiting: match.asked,
      commitment: match.commitment,
    };
  }

  #answer(message: ClientMessage): void {
    if (message.t === 'move') this.#try(message.key, message.move);
    else if (message.t === 'why') {
      const refusal = this.match.whyNot(this.puzzle.seat, message.move);
      this.hear(refusal ? { t: 'no', key: message.key, refusal } : { t: 'yes', key: message.key });
    } else if ('key' in message) this.hear({ t: 'yes', key: message.key });
  }

  #try(key: string, move: Move): void {
    const attempt = this.match.attempt(this.puzzle.seat, move);
    if (!attempt.ok) {
      this.hear({ t: 'no', key, refusal: attempt.refusal });
      return;
    }
    const isBest = isSameMove(move, this.puzzle.best);
    this.hear(isBest ? { t: 'yes', key } : { t: 'no', key, refusal: refuse(NOT_THE_ONE, because('replay')) });
    if (isBest) this.#play(this.puzzle.seat, move);
    if (isBest) this.#show();
    this.#tried({ move, isBest });
  }
}
