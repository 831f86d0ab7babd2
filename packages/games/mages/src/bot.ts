import type { Guide } from '@conclave/engine';
import type { MagesMove } from './moves.ts';
import type { MagesState } from './state.ts';

export const guide: Guide<MagesState, MagesMove> = {
  value(game, seat) {
    if (game.result) return game.result.winners.includes(seat) ? 1 : 0;
    return 1 / game.seats;
  },
};
