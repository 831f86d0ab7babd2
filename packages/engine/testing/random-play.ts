import { below, type Core, fastRandom, type GameModule, type Move, type Prompt, type Random, type Seat } from '@conclave/engine';

/** A moment of a random game: somebody is about to choose. */
export interface Moment<G extends Core, M extends Move> {
  readonly state: G;
  readonly prompts: readonly Prompt<M>[];
  readonly seat: Seat;
  readonly move: M;
  /** Decisions made before this one. */
  readonly at: number;
}

export interface Stroll {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Record<string, boolean | string>;
  /** The most decisions a game may take. */
  readonly bound: number;
}

const ANYTIME_ODDS = 4;

/** Some seat's move: one of the offered, now and then one of those open at any time. */
export function randomMove<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  state: G,
  prompts: readonly Prompt<M>[],
  random: Random,
): { seat: Seat; move: M } {
  if (game.anytime && below(random, ANYTIME_ODDS) === 0) {
    const seat = below(random, state.seats);
    const moves = game.anytime.moves(state, seat);
    if (moves.length > 0) return { seat, move: moves[below(random, moves.length)] as M };
  }
  const prompt = prompts[below(random, prompts.length)] as Prompt<M>;
  if (prompt.moves.length === 0) throw new Error(`${prompt.ask} offers seat ${prompt.seat} nothing`);
  return { seat: prompt.seat, move: prompt.moves[below(random, prompt.moves.length)] as M };
}

/** Plays a whole game at random on one state; `visit` sees every moment before its move. Returns the last state and the number of decisions. */
export function stroll<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  { seats, seed, options = {}, bound }: Stroll,
  visit?: (moment: Moment<G, M>) => void,
): { state: G; decisions: number } {
  const random = fastRandom(seed);
  const defaults = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
  const state = game.setup(seats, { ...defaults, ...options }, fastRandom(seed + 1));
  let prompts = game.rulebook.settle(state);
  let decisions = 0;
  while (state.result === null) {
    if (decisions >= bound) throw new Error(`seed ${seed}, ${seats} seats: not over after ${bound} decisions`);
    if (prompts.length === 0) throw new Error(`seed ${seed}, ${seats} seats: nobody is asked, but the game is not over`);
    const { seat, move } = randomMove(game, state, prompts, random);
    visit?.({ state, prompts, seat, move, at: decisions });
    const isAsked = prompts.some((prompt) => prompt.seat === seat && prompt.moves.includes(move));
    if (isAsked) game.rulebook.play(state, seat, move);
    else game.anytime?.play(state, seat, move);
    prompts = game.rulebook.settle(state);
    decisions++;
  }
  return { state, decisions };
}
