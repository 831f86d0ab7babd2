import type { Guide } from '@conclave/engine';
import type { MaraMove } from './moves.ts';
import { finalScores } from './scoring.ts';
import type { MaraState } from './state.ts';

export const guide: Guide<MaraState, MaraMove> = {
  value(game, seat) {
    if (game.result) return game.result.winners.includes(seat) ? 1 / game.result.winners.length : 0;
    const totals = finalScores(game).map(({ total }) => total);
    const rival = Math.max(...totals.filter((_, other) => other !== seat));
    return 1 / (1 + Math.exp((rival - (totals[seat] ?? 0)) / 15));
  },
};
