import type { Core, Frame, Move, Prompt, Refusal, Seat } from './core.ts';

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

export interface CompiledStep {
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
