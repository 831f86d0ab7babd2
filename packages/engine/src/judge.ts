import type { Core, Move, Prompt, Refusal, Seat } from './core.ts';
import type { GameEvent } from './events.ts';
import { isSame } from './hash.ts';
import type { GameModule } from './module.ts';
import { misshapen } from './shapes.ts';

/** Whether a move is open to a seat whether or not it is asked. */
function isAnytime<G extends Core, M extends Move, V, E extends GameEvent>(game: GameModule<G, M, V, E>, state: G, seat: Seat, move: unknown): boolean {
  return game.anytime?.moves(state, seat).some((one) => isSame(one, move)) ?? false;
}

/** Why a seat may not make this move now; nothing where it may. The move may be any data. */
export function judge<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  state: G,
  { prompts, seat, move }: { prompts: readonly Prompt<M>[]; seat: Seat; move: unknown },
): Refusal | undefined {
  if (state.result) return { rule: 'TABLE-OVER', reason: 'The game is over.' };
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { rule: 'TABLE-TURN', reason: 'There is no such seat.' };
  const shapeless = misshapen(game.shapes, move);
  if (shapeless) return shapeless;
  if (isAnytime(game, state, seat, move)) return undefined;
  const prompt = prompts.find((one) => one.seat === seat);
  if (!prompt) return game.whyNot(state, seat, move as M) ?? { rule: 'TABLE-TURN', reason: 'Nothing is asked of this seat now.' };
  if (prompt.moves.some((one) => isSame(one, move))) return undefined;
  const refusal = game.rulebook.accept(state, seat, move as M);
  if (refusal?.rule !== 'TABLE-OFFER') return refusal;
  return game.whyNot(state, seat, move as M) ?? refusal;
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
