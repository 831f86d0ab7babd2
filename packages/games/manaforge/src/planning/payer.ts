import { playerOf, type Seat } from '@conclave/engine';
import { constants } from '../cards/index.ts';
import type { ManaforgeState, Player, Turn } from '../state.ts';
import { type ManaforgeView, playerIn, turnIn } from '../view/index.ts';

/** Whoever is to pay, in their turn: of a game, or of a view. */
export interface Payer {
  readonly player: Player;
  readonly turn: Pick<Turn, 'spends' | 'used'>;
  /** No turn of theirs is to come. */
  readonly isLastTurn: boolean;
}

const IDLE = { spends: 0, used: [] };

/** Who is to pay, as a game has it. */
export const payerOf = (game: ManaforgeState, seat: Seat): Payer => ({
  player: playerOf(game, seat),
  turn: game.turn?.seat === seat ? game.turn : IDLE,
  isLastTurn: game.round === constants.rounds,
});

/** Who is to pay, as a view has it. */
export const payerIn = (view: ManaforgeView, seat: Seat): Payer => ({
  player: playerIn(view, seat),
  turn: (view.turn?.seat === seat ? turnIn(view) : null) ?? IDLE,
  isLastTurn: view.round === constants.rounds,
});
