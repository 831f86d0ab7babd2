import type { Core, GameModule, Move, Prompt, Random } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { handMade, type Judge } from './judge.ts';
import { likely, ratedMoves } from './moves.ts';
import { type Asked, type Branch, Node, pickBranch, Range } from './tree.ts';

/** How far and how widely a search looks. */
export interface Thought {
  /** Decisions played in thought. Counted, not timed: the same seed thinks the same. */
  readonly decisions: number;
  /** The most moves that are considered at one question. */
  readonly candidates?: number;
  /** Decisions followed beyond the tree before a position is judged as it stands. */
  readonly horizon?: number;
  /** Follows every descent to the end of the game, rather than judging it on the way. */
  readonly isToTheEnd?: boolean;
}

const CANDIDATES = 24;
const HORIZON = 24;
/** Questions deep in the tree. */
const DEEPEST = 60;

/** What a search found out about a move. */
export interface Considered<M extends Move> {
  readonly move: M;
  /** How promising it looked before it was tried; all of them sum to 1. */
  readonly prior: number;
  readonly visits: number;
  /** How well the seat stood after it, on average. */
  readonly chance: number;
}

interface Taken<M extends Move> {
  readonly asked: Asked<M>;
  readonly branch: Branch<M>;
}

/**
 * A search over what a seat knows: each descent deals all that is hidden anew, walks down the tree by what has turned out well so far,
 * tries one move more, and judges the position there for everybody. Each player is taken to do what is best for that player, and who is
 * asked together with others answers without knowing their answers. It can be thought on at any time, and asked for what it found.
 */
export class Search<G extends Core, M extends Move> {
  readonly #game: GameModule<G, M>;
  readonly #question: Question<G, M>;
  readonly #judge: Judge<G>;
  readonly #candidates: number;
  readonly #horizon: number;
  readonly #isToTheEnd: boolean;
  readonly #random: Random;
  readonly #ranges: readonly Range[];
  readonly #root = new Node<M>();
  readonly #isAskedAlone: boolean;
  /** A position is judged when no rule deeper than the shallowest that has asked so far is under way. */
  #calm: number;
  spent = 0;
  descents = 0;

  constructor(
    question: Question<G, M>,
    { candidates = CANDIDATES, horizon = HORIZON, isToTheEnd = false, judge }: Omit<Thought, 'decisions'> & { judge?: Judge<G> },
    random: Random,
  ) {
    const { game, position } = question;
    this.#game = game;
    this.#question = question;
    this.#judge = judge ?? handMade(game);
    this.#candidates = candidates;
    this.#isToTheEnd = isToTheEnd;
    this.#horizon = isToTheEnd ? Number.POSITIVE_INFINITY : horizon;
    this.#random = random;
    this.#ranges = Array.from({ length: position.seats }, () => new Range());
    const asked = game.rulebook.settle(game.clone(position as G));
    if (!asked.some(({ seat }) => seat === question.seat)) throw new Error(`Seat ${question.seat} is not asked anything.`);
    this.#isAskedAlone = asked.length === 1;
    this.#calm = position.stack.length;
  }

  /** Thinks on until so many decisions were played in thought, or the move found cannot be overtaken any more. */
  think(decisions: number): void {
    while (this.spent < decisions && !this.#isDecided(decisions)) this.descend();
  }

  /** Whether even if all further descents went to the second, it could not be visited more often than the first. */
  #isDecided(decisions: number): boolean {
    if (this.descents % 16 !== 0 || this.descents === 0) return false;
    const [first, second] = this.considered();
    const toCome = ((decisions - this.spent) * this.descents) / this.spent;
    return !second || (first?.visits ?? 0) - second.visits > toCome;
  }

  descend(): void {
    const { position, seat, prompt } = this.#question;
    const game = this.#game.redeal(position as G, seat, this.#random);
    const path: Taken<M>[] = [];
    let prompts: readonly Prompt<M>[] = this.#isAskedAlone ? [prompt] : this.#game.rulebook.settle(game);
    for (let node = this.#root; prompts.length > 0 && path.length < DEEPEST; ) {
      this.#calm = Math.min(this.#calm, game.stack.length);
      const taken = this.#choose(node, game, prompts);
      path.push(...taken);
      prompts = this.#playAll(game, taken);
      const { node: next, isNew } = node.after(taken.map(({ branch }) => branch));
      if (isNew) {
        this.#follow(game, prompts[0]);
        break;
      }
      node = next;
    }
    this.#learn(path, game);
    this.descents++;
  }

  /** All who are asked at once choose before any of them has moved. */
  #choose(node: Node<M>, game: G, prompts: readonly Prompt<M>[]): Taken<M>[] {
    return prompts.map((prompt) => {
      const asked = node.question(prompt.seat, prompt.ask);
      const offered = asked.offered(prompt.moves, () => ratedMoves(this.#game, game, prompt, this.#candidates));
      return { asked, branch: pickBranch(offered, this.#ranges[prompt.seat] as Range) };
    });
  }

  #playAll(game: G, taken: readonly Taken<M>[]): readonly Prompt<M>[] {
    for (const { asked, branch } of taken) this.#play(game, asked.seat, branch.move);
    return this.#game.rulebook.settle(game);
  }

  #play(game: G, seat: number, move: M): void {
    this.#game.rulebook.play(game, seat, move);
    this.spent++;
  }

  /** Beyond the tree everybody does what looks best, until the rule in progress is over. */
  #follow(game: G, first: Prompt<M> | undefined): void {
    let next = first;
    for (let i = 0; next && i < this.#horizon && (this.#isToTheEnd || game.stack.length > this.#calm); i++) {
      this.#play(game, next.seat, likely(this.#game, game, next, this.#random));
      [next] = this.#game.rulebook.settle(game);
    }
  }

  #learn(path: readonly Taken<M>[], game: G): void {
    const values = this.#judge(game);
    for (const { asked, branch } of path) {
      const value = values[asked.seat] ?? 0;
      branch.visits++;
      branch.total += value;
      this.#ranges[asked.seat]?.widen(value);
    }
  }

  /** All moves that were considered, the most visited first; of equals the better, then the more promising one. */
  considered(): Considered<M>[] {
    const { seat, ask } = this.#question.prompt;
    return [...this.#root.question(seat, ask).branches.values()]
      .filter(({ visits }) => visits > 0)
      .map(({ move, prior, visits, total }) => ({ move, prior, visits, chance: total / visits }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance || b.prior - a.prior);
  }
}

/** What a search finds out about the moves of a question. */
export function searched<G extends Core, M extends Move>(
  question: Question<G, M>,
  thought: Thought & { readonly judge?: Judge<G> },
  random: Random,
): Considered<M>[] {
  const search = new Search(question, thought, random);
  search.think(thought.decisions);
  return search.considered();
}

/** A bot that searches so far. */
export const searchBot = (thought: Thought): Bot => ({
  choose<G extends Core, M extends Move>(question: Question<G, M>, random: Random): M {
    const { moves } = question.prompt;
    const only = moves.length === 1 ? moves[0] : undefined;
    return only ?? searched(question, thought, random)[0]?.move ?? (moves[0] as M);
  },
});
