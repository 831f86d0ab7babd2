import type { Core, Frame, Move, Prompt, Refusal, Seat } from './core.ts';
import { type Ask, type CompiledStep, type NamedRule, type Next, topOf } from './kernel.ts';
import { wall } from './random.ts';
import { refuse } from './refusal.ts';
import { message } from './refusals.ts';

let visited: Set<string> | undefined;

/** Collects the steps (`rule.step`) that are run or asked while `act` runs. */
export function tracing<T>(act: () => T): { value: T; steps: Set<string> } {
  const before = visited;
  const steps = new Set<string>();
  visited = steps;
  try {
    return { value: act(), steps };
  } finally {
    visited = before;
  }
}

const NOBODY: readonly Prompt<never>[] = [];

type Wait = Ask<Core, Move, Frame, string>;

interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** The steps of each rule, by their names. */
type Book = ReadonlyMap<string, ReadonlyMap<string, CompiledStep>>;

/** All rules of a game, and how they are followed. */
export interface Rulebook<G extends Core, M extends Move> {
  /** Follows the rules until somebody must choose: the open prompts. None once the game is over. */
  settle(game: G): readonly Prompt<M>[];
  /** Carries out an answer that is known to be legal. Call `settle` next. */
  play(game: G, seat: Seat, move: M): void;
  /** Judges an answer that was not offered. */
  accept(game: G, seat: Seat, move: M): Refusal | undefined;
  /** Every step, as `rule.step`, for checks of coverage. */
  readonly steps: readonly string[];
}

function bookOf(rules: readonly NamedRule[]): Book {
  const book = new Map<string, Map<string, CompiledStep>>();
  for (const rule of rules) {
    if (book.has(rule.id)) throw new Error(`two rules are called ${rule.id}`);
    book.set(rule.id, new Map(rule.steps.map((step) => [step.name, step])));
  }
  return book;
}

function stepOf(book: Book, frame: Frame): CompiledStep {
  const step = book.get(frame.rule)?.get(frame.at);
  if (!step) throw new Error(`no step ${frame.rule}.${frame.at}`);
  visited?.add(`${frame.rule}.${frame.at}`);
  return step;
}

function waitOf(book: Book, frame: Frame): Wait {
  const { wait } = stepOf(book, frame);
  if (!wait) throw new Error(`${frame.rule}.${frame.at} asks nobody`);
  return wait;
}

function frameIn(game: Core): Frame {
  const frame = topOf(game);
  if (!frame) throw new Error('no rule is in progress');
  return frame;
}

function goOn(frame: Frame, step: CompiledStep, next: Next<string>): void {
  if (typeof next === 'string') frame.at = next;
  else if (next) {
    frame.at = '';
    frame.value = next.done;
  } else frame.at = step.next;
}

function leave(game: Core): undefined {
  const over = game.stack.pop();
  const caller = topOf(game);
  if (caller) caller.result = over?.value ?? null;
}

const isOpen = ({ sealed }: Frame, { seat }: Prompt): boolean => !sealed?.[seat];

function openAll(wait: Wait, game: Core, frame: Frame, prompts: readonly Prompt[]): Next<string> {
  const answers = frame.sealed ?? {};
  delete frame.sealed;
  let next: Next<string>;
  for (const { seat } of prompts) next = wait.chosen(game, frame, answers[seat] as Move, seat);
  return next;
}

function answer(book: Book, game: Core, { seat, move }: Answer): void {
  const frame = frameIn(game);
  const step = stepOf(book, frame);
  const wait = waitOf(book, frame);
  if (!wait.together) {
    goOn(frame, step, wait.chosen(game, frame, move, seat));
    return;
  }
  frame.sealed = { ...frame.sealed, [seat]: move };
  if (wait.final) wall(game, 'answers');
  const prompts = wait.ask(game, frame);
  if (prompts.some((prompt) => isOpen(frame, prompt))) return;
  wall(game, 'answers');
  goOn(frame, step, openAll(wait, game, frame, prompts));
}

/** The prompts of a step that waits; nothing where it goes on by itself. */
function prompted(book: Book, game: Core, frame: Frame): readonly Prompt[] | undefined {
  const step = stepOf(book, frame);
  const wait = waitOf(book, frame);
  const prompts = wait.ask(game, frame);
  if (prompts.length > 1 && !wait.together) throw new Error(`${frame.rule}.${frame.at} asks several seats, but not together`);
  const [only] = prompts;
  if (!only) goOn(frame, step, undefined);
  else if (wait.auto && prompts.length === 1 && only.moves.length === 1) goOn(frame, step, wait.chosen(game, frame, only.moves[0] as Move, only.seat));
  else return frame.sealed ? prompts.filter((prompt) => isOpen(frame, prompt)) : prompts;
  return undefined;
}

function goOnOrAsk(book: Book, game: Core, frame: Frame): readonly Prompt[] | undefined {
  const step = stepOf(book, frame);
  if (!step.run) return prompted(book, game, frame);
  goOn(frame, step, step.run(game, frame));
  return undefined;
}

function settle(book: Book, game: Core): readonly Prompt[] {
  while (game.result === null && game.stack.length > 0) {
    const frame = frameIn(game);
    const prompts = frame.at === '' ? leave(game) : goOnOrAsk(book, game, frame);
    if (prompts) return prompts;
  }
  return NOBODY;
}

function accept(book: Book, game: Core, { seat, move }: Answer): Refusal | undefined {
  const frame = frameIn(game);
  const wait = waitOf(book, frame);
  return wait.accept ? wait.accept(game, frame, move, seat) : refuse('TABLE-OFFER', message('notOffered'));
}

export function rulebook<G extends Core, M extends Move>(rules: readonly NamedRule[]): Rulebook<G, M> {
  const book = bookOf(rules);
  return {
    settle: (game) => settle(book, game) as readonly Prompt<M>[],
    play: (game, seat, move) => answer(book, game, { seat, move }),
    accept: (game, seat, move) => accept(book, game, { seat, move }),
    steps: rules.flatMap((rule) => rule.steps.map((step) => `${rule.id}.${step.name}`)),
  };
}
