import { type Guide, playerOf } from '@conclave/engine';
import type { SparksMove } from '../moves.ts';
import { SPARKS_TO_WIN, type SparksState } from '../state.ts';

export const guide: Guide<SparksState, SparksMove> = {
  value(game, seat) {
    if (game.result) return game.result.winners.includes(seat) ? 1 / game.result.winners.length : 0;
    const rivals = game.players.filter((_, other) => other !== seat).map(({ sparks }) => sparks);
    const lead = playerOf(game, seat).sparks - Math.max(...rivals);
    const cards = playerOf(game, seat).hand.reduce((sum, card) => sum + card, 0);
    return Math.min(0.95, Math.max(0.05, 0.5 + lead / (2 * SPARKS_TO_WIN + 1) + cards / 400));
  },
};
