import type { Core, Move, Prompt, Refusal, Seat } from './core.ts';
import type { GameEvent } from './events.ts';
import { isSame } from './hash.ts';
import type { GameModule } from './module.ts';
import { fastRandom } from './random.ts';
import { asRefusal, refuse } from './refusal.ts';
import { message } from './refusals.ts';
import { misshapen, misshapenIdea } from './shapes.ts';

/** Whether a move is open to a seat whether or not it is asked. */
function isAnytime<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, state: G, seat: Seat, move: unknown): boolean {
  return game.anytime?.moves(state, seat).some((one) => isSame(one, move)) ?? false;
}

const FIXED_DEAL = 1;
const NOT_NOW = refuse('TABLE-OFFER', message('notNow'));

const isSeat = ({ seats }: Core, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;

/** The position as far as the seat may know it, so that no explanation can tell more, not even by a fault. */
const knownTo = <G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, state: G, seat: Seat): G =>
  game.redeal(state, seat, fastRandom(FIXED_DEAL));

function explained<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  known: G,
  seat: Seat,
  idea: Partial<M> & Move,
): Refusal | undefined {
  try {
    return asRefusal(game.whyNot(known, seat, idea));
  } catch {
    return undefined;
  }
}

/** Why a seat may not make this move now; nothing where it may. The move may be any data. */
export function judge<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  state: G,
  { prompts, seat, move }: { prompts: readonly Prompt<M>[]; seat: Seat; move: unknown },
): Refusal | undefined {
  if (state.result) return refuse('TABLE-OVER', message('over'));
  if (!isSeat(state, seat)) return refuse('TABLE-TURN', message('noSeat'));
  const shapeless = misshapen(game.shapes, move);
  if (shapeless) return shapeless;
  if (isAnytime(game, state, seat, move)) return undefined;
  const prompt = prompts.find((one) => one.seat === seat);
  const explain = (): Refusal | undefined => explained(game, knownTo(game, state, seat), seat, move as M);
  if (!prompt) return explain() ?? refuse('TABLE-TURN', message('notAsked'));
  if (prompt.moves.some((one) => isSame(one, move))) return undefined;
  const refusal = game.rulebook.accept(state, seat, move as M);
  if (refusal?.rule !== 'TABLE-OFFER') return refusal && (asRefusal(refusal) ?? NOT_NOW);
  return explain() ?? refusal;
}

/** Why a seat could not do such a thing now; nothing where it could. Details may be missing, such as the payment; the idea may be any data. */
export function whyNot<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  state: G,
  { seat, idea }: { seat: Seat; idea: unknown },
): Refusal | undefined {
  if (state.result || !isSeat(state, seat)) return judge(game, state, { prompts: [], seat, move: idea });
  const shapeless = misshapenIdea(game.shapes, idea);
  if (shapeless) return shapeless;
  const known = knownTo(game, state, seat);
  if (misshapen(game.shapes, idea)) return explained(game, known, seat, idea as Partial<M> & Move);
  return judge(game, known, { prompts: game.rulebook.settle(known), seat, move: idea });
}

/** Carries out a move that was judged legal, and follows the rules to the next question. */
export function carryOut<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  state: G,
  seat: Seat,
  move: M,
): readonly Prompt<M>[] {
  if (game.anytime && isAnytime(game, state, seat, move)) game.anytime.play(state, seat, move);
  else game.rulebook.play(state, seat, move);
  return game.rulebook.settle(state);
}
