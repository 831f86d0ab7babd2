import { below, type Core, cloneRandom, fastRandom, type GameModule, type Move, type Prompt, type Random } from '@conclave/engine';
import type { Bot, Question } from './bot.ts';
import { handMade, type Judge } from './judge.ts';
import { likely, type Rated, ratedMoves } from './moves.ts';
import { type Asked, type Branch, Node, pickBranch, Range, Spread } from './tree.ts';

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
/** How many moves are tried by who thinks so far: few by who thinks little, so that each is tried more than once. */
const widthFor = (decisions: number): number => Math.max(4, Math.round(Math.sqrt(decisions) / 2.5));
/** Questions deep in the tree. */
const DEEPEST = 60;

/** What a search goes by. */
export interface Taste<G extends Core, M extends Move> {
  /** The game's own judgement unless said. */
  readonly judge?: Judge<G>;
  /** How much the seat that is asked likes to do a move, in chances to win. */
  readonly liking?: ((game: G, move: M) => number) | undefined;
}

/** What a search found out about a move. */
export interface Considered<M extends Move> {
  readonly move: M;
  /** How promising it looked before it was tried; all of them sum to 1. */
  readonly prior: number;
  readonly visits: number;
  /** How well the seat stood after it, on average; what it likes to do counts with it. */
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
  readonly #liking: Taste<G, M>['liking'];
  readonly #candidates: number;
  readonly #horizon: number;
  readonly #isToTheEnd: boolean;
  #random: Random;
  readonly #spread = new Spread();
  readonly #ranges: readonly Range[];
  readonly #root = new Node<M>();
  readonly #isAskedAlone: boolean;
  /** A position is judged when no rule deeper than the shallowest that has asked so far is under way. */
  #calm: number;
  spent = 0;
  descents = 0;

  constructor(
    question: Question<G, M>,
    { candidates = CANDIDATES, horizon = HORIZON, isToTheEnd = false, judge, liking }: Omit<Thought, 'decisions'> & Taste<G, M>,
    random: Random,
  ) {
    const { game, position } = question;
    this.#game = game;
    this.#question = question;
    this.#judge = judge ?? handMade(game);
    this.#liking = liking;
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

  /**
   * Thinks on until so many decisions were played in thought. The most promising moves are tried on the same deals and dice, so that luck is the
   * same for all of them; again and again the better half goes on, until two are left.
   */
  think(decisions: number): void {
    const steps = this.thinking(decisions);
    while (!steps.next().done);
  }

  /** The same, told after each step: it can be watched, and finds what it finds in one go. */
  *thinking(decisions: number): Generator<number, void> {
    const first = this.#marked().slice(0, widthFor(decisions));
    for (let rivals = first; rivals.length > 1 && this.spent < decisions; rivals = this.#better(rivals)) {
      const until = this.spent + (decisions - this.spent) / Math.ceil(Math.log2(rivals.length));
      while (this.spent < until) {
        this.#tryAll(rivals);
        yield this.spent;
      }
    }
    if (first.length === 1 && this.descents === 0) this.descend();
  }

  #tryAll(rivals: readonly Branch<M>[]): void {
    const luck = this.#random;
    this.#random = fastRandom(below(luck, 2 ** 31));
    const dealt = this.#dealt();
    const after = this.#random;
    for (const [i, rival] of rivals.entries()) {
      this.#random = cloneRandom(after);
      this.descend(rival, i + 1 < rivals.length ? this.#game.clone(dealt) : dealt);
    }
    this.#random = luck;
  }

  #dealt(): G {
    const { position, seat } = this.#question;
    return this.#game.redeal(position as G, seat, this.#random);
  }

  #better(rivals: readonly Branch<M>[]): Branch<M>[] {
    const going = new Set(rivals);
    return this.#marked()
      .filter((branch) => going.has(branch))
      .slice(0, Math.ceil(rivals.length / 2));
  }

  /** The moves of the question, the best first: by how they turned out, and while they were hardly tried by how promising they look. */
  #marked(): Branch<M>[] {
    const { position, prompt } = this.#question;
    const asked = this.#root.question(prompt.seat, prompt.ask);
    const branches = asked.offered(prompt.moves, () => this.#rated(position as G, prompt)).branches;
    const marks = new Map(branches.map((branch) => [branch, this.#spread.markOf(branch)]));
    return branches.toSorted((a, b) => (marks.get(b) ?? 0) - (marks.get(a) ?? 0));
  }

  /** One descent; at the question itself by this move and on this deal, if they are named. */
  descend(first?: Branch<M>, game = this.#dealt()): void {
    const { prompt } = this.#question;
    const path: Taken<M>[] = [];
    let prompts: readonly Prompt<M>[] = this.#isAskedAlone ? [prompt] : this.#game.rulebook.settle(game);
    for (let node = this.#root; prompts.length > 0 && path.length < DEEPEST; ) {
      this.#calm = Math.min(this.#calm, game.stack.length);
      const taken = this.#choose(node, game, prompts, node === this.#root ? first : undefined);
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
  #choose(node: Node<M>, game: G, prompts: readonly Prompt<M>[], first: Branch<M> | undefined): Taken<M>[] {
    return prompts.map((prompt) => {
      const asked = node.question(prompt.seat, prompt.ask);
      if (first && prompt.seat === this.#question.seat) return { asked, branch: first };
      const offered = asked.offered(prompt.moves, () => this.#rated(game, prompt));
      return { asked, branch: pickBranch(offered, this.#ranges[prompt.seat] as Range) };
    });
  }

  #rated(game: G, prompt: Prompt<M>): Rated<M>[] {
    const rated = ratedMoves(this.#game, game, prompt, this.#candidates);
    const liking = prompt.seat === this.#question.seat ? this.#liking : undefined;
    return liking ? rated.map((one) => ({ ...one, liking: liking(game, one.move) })) : rated;
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
    let liked = 0;
    for (let i = path.length - 1; i >= 0; i--) {
      const { asked, branch } = path[i] as Taken<M>;
      liked += branch.liking;
      const value = (values[asked.seat] ?? 0) + (asked.seat === this.#question.seat ? liked : 0);
      branch.visits++;
      branch.total += value;
      this.#ranges[asked.seat]?.widen(value);
      if (i === 0) this.#spread.add(value);
    }
  }

  /** All moves that were considered, the most visited first; of equals the one that turned out better or looks more promising. */
  considered(): Considered<M>[] {
    return this.#marked()
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits)
      .map(({ move, prior, visits, total }) => ({ move, prior, visits, chance: total / visits }));
  }
}

/** What a search finds out about the moves of a question. */
export function searched<G extends Core, M extends Move>(question: Question<G, M>, thought: Thought & Taste<G, M>, random: Random): Considered<M>[] {
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
