import type { Core, Frame, Move, Prompt, Refusal, Seat } from './core.ts';
import { wall } from './random.ts';
import { refuse } from './refusal.ts';
import { message } from './refusals.ts';

/** Ends the rule; the value is left in the caller's `result`. */
export interface Done {
  readonly done: unknown;
}

export function done(value: unknown = null): Done {
  return { done: value };
}

/** Nothing: on to the step below. A name: to that step. `done()`: out of the rule. */
export type Next<S extends string> = S | Done | undefined | void;

/** A step that waits for an answer. */
export interface Ask<G extends Core, M extends Move, F, S extends string, A extends string = string> {
  /** Whom to ask, and what they may do. Must not change the game. Nobody: the step is skipped. */
  ask(game: G, frame: F): readonly Prompt<M, A>[];
  /** Judges an answer that is not among those offered, such as another way to pay. Without it only what is offered is accepted. */
  accept?(game: G, frame: F, move: M, seat: Seat): Refusal | undefined;
  chosen(game: G, frame: F, move: M, seat: Seat): Next<S>;
  /** A single prompt with a single answer is answered by itself. Only where that tells nobody anything new. */
  readonly auto?: true;
  /** Several seats answer at once and in secret; `chosen` is called for each, in the order asked, when the last answer is in. */
  readonly together?: true;
  /** With `together`: an answer once given cannot be taken back, not even while others are still open. */
  readonly final?: true;
}

export type Step<G extends Core, M extends Move, F, S extends string, A extends string = string> = ((game: G, frame: F) => Next<S>) | Ask<G, M, F, S, A>;

/** A rule as the rulebook lists it. */
export interface NamedRule {
  readonly id: string;
  readonly steps: readonly CompiledStep[];
}

/** A rule of named steps. Calling it makes a frame to `push`. */
export interface Rule<P extends object, S extends string = string> extends NamedRule {
  (details: P): Frame & P;
  /** Only for the compiler: the names of its steps. */
  readonly stepNames?: S;
}

/** Whether this is the rule in progress, and that its step; then the frame is of the rule's own type. */
export function isAt<P extends object, S extends string>(frame: Frame | undefined, rule: Rule<P, S>, ...steps: NoInfer<S>[]): frame is Frame & P {
  return frame?.rule === rule.id && (steps.length === 0 || steps.some((step) => step === frame.at));
}

/** The innermost frame of a rule, if it is in progress. */
export function frameOf<P extends object, S extends string>(game: Core, rule: Rule<P, S>): (Frame & P) | undefined {
  return game.stack.findLast((frame): frame is Frame & P => frame.rule === rule.id);
}

/** The rule that is followed now. */
export const topOf = (game: Core): Frame | undefined => game.stack[game.stack.length - 1];

interface CompiledStep {
  readonly name: string;
  /** The step below; empty at the end of the rule. */
  readonly next: string;
  readonly run: ((game: Core, frame: Frame) => Next<string>) | undefined;
  readonly wait: Ask<Core, Move, Frame, string> | undefined;
}

function compile(steps: Record<string, unknown>): CompiledStep[] {
  const names = Object.keys(steps);
  return names.map((name, i) => {
    const step = steps[name];
    return {
      name,
      next: names[i + 1] ?? '',
      run: typeof step === 'function' ? (step as CompiledStep['run']) : undefined,
      wait: typeof step === 'function' ? undefined : (step as CompiledStep['wait']),
    };
  });
}

/**
 * The maker of a game's rules: `const rule = ruleOf<State, Move, Asks>()`, `Asks` being the names of its questions, then
 * `rule<{ caster: Seat }>()('fireball', { declare: …, targetMayRespond: { ask, chosen }, … })`.
 * Steps run from top to bottom.
 */
export function ruleOf<G extends Core, M extends Move, A extends string = string>() {
  return <P extends object>() =>
    <S extends string>(id: string, steps: Record<S, Step<G, M, Frame & P, NoInfer<S>, A>>): Rule<P, S> => {
      const compiled = compile(steps);
      const first = compiled[0]?.name ?? '';
      const make = (details: P): Frame & P => ({ rule: id, at: first, result: null, ...details });
      return Object.assign(make, { id, steps: compiled });
    };
}

/** Starts a rule: it runs before the caller's next step. */
export function push(game: Core, frame: Frame): void {
  game.stack.push(frame);
}

/** A copy of the rules in progress. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  return stack.map(cloneFrame);
}

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame } as unknown as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) copy[key] = cloneData(value);
  }
  return copy as unknown as Frame;
}

/** A deep copy of plain data. For whole states, hand-write one: it is many times faster. */
export function cloneData<T>(data: T): T {
  if (Array.isArray(data)) return data.map(cloneData) as T;
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const key in data) copy[key] = cloneData(data[key]);
  return copy as T;
}

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

export function rulebook<G extends Core, M extends Move>(rules: readonly NamedRule[]): Rulebook<G, M> {
  const book = new Map<string, Map<string, CompiledStep>>();
  for (const rule of rules) {
    if (book.has(rule.id)) throw new Error(`two rules are called ${rule.id}`);
    book.set(rule.id, new Map(rule.steps.map((step) => [step.name, step])));
  }

  const stepOf = (frame: Frame): CompiledStep => {
    const step = book.get(frame.rule)?.get(frame.at);
    if (!step) throw new Error(`no step ${frame.rule}.${frame.at}`);
    visited?.add(`${frame.rule}.${frame.at}`);
    return step;
  };

  const top = (game: G): Frame => {
    const frame = topOf(game);
    if (!frame) throw new Error('no rule is in progress');
    return frame;
  };

  const goOn = (frame: Frame, step: CompiledStep, next: Next<string>): void => {
    if (typeof next === 'string') frame.at = next;
    else if (next) {
      frame.at = '';
      frame.value = next.done;
    } else frame.at = step.next;
  };

  const leave = (game: G): void => {
    const over = game.stack.pop();
    const caller = game.stack[game.stack.length - 1];
    if (caller) caller.result = over?.value ?? null;
  };

  const waitOf = (frame: Frame): Ask<Core, Move, Frame, string> => {
    const { wait } = stepOf(frame);
    if (!wait) throw new Error(`${frame.rule}.${frame.at} asks nobody`);
    return wait;
  };

  const openAll = (game: G, frame: Frame, prompts: readonly Prompt[]): Next<string> => {
    const answers = frame.sealed ?? {};
    delete frame.sealed;
    let next: Next<string>;
    for (const { seat } of prompts) next = waitOf(frame).chosen(game, frame, answers[seat] as Move, seat);
    return next;
  };

  const play = (game: G, seat: Seat, move: Move): void => {
    const frame = top(game);
    const step = stepOf(frame);
    const wait = waitOf(frame);
    if (!wait.together) {
      goOn(frame, step, wait.chosen(game, frame, move, seat));
      return;
    }
    frame.sealed = { ...frame.sealed, [seat]: move };
    if (wait.final) wall(game, 'answers');
    const prompts = wait.ask(game, frame);
    if (prompts.some((prompt) => !frame.sealed?.[prompt.seat])) return;
    wall(game, 'answers');
    goOn(frame, step, openAll(game, frame, prompts));
  };

  const settle = (game: G): readonly Prompt[] => {
    while (game.result === null && game.stack.length > 0) {
      const frame = top(game);
      if (frame.at === '') {
        leave(game);
        continue;
      }
      const step = stepOf(frame);
      if (step.run) {
        goOn(frame, step, step.run(game, frame));
        continue;
      }
      const wait = waitOf(frame);
      const prompts = wait.ask(game, frame);
      if (prompts.length > 1 && !wait.together) throw new Error(`${frame.rule}.${frame.at} asks several seats, but not together`);
      const only = prompts.length === 1 ? prompts[0] : undefined;
      if (prompts.length === 0) frame.at = step.next;
      else if (wait.auto && only?.moves.length === 1) goOn(frame, step, wait.chosen(game, frame, only.moves[0] as Move, only.seat));
      else return frame.sealed ? prompts.filter((prompt) => !frame.sealed?.[prompt.seat]) : prompts;
    }
    return NOBODY;
  };

  const accept = (game: G, seat: Seat, move: M): Refusal | undefined => {
    const frame = top(game);
    const wait = waitOf(frame);
    if (!wait.accept) return refuse('TABLE-OFFER', message('notOffered'));
    return wait.accept(game, frame, move, seat);
  };

  return {
    settle: settle as Rulebook<G, M>['settle'],
    play,
    accept,
    steps: rules.flatMap((rule) => rule.steps.map((step) => `${rule.id}.${step.name}`)),
  };
}
