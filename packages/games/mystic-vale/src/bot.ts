import type { Guide, Seat } from '@conclave/engine';
import type { MysticValeMove } from './moves.ts';
import { totalOf } from './scoring.ts';
import type { MysticValeState } from './state.ts';

export const guide: Guide<MysticValeState, MysticValeMove> = {
  value(game: MysticValeState, seat: Seat) {
    const totals = game.players.map(totalOf);
    if (game.result) return game.result.winners.includes(seat) ? 1 / game.result.winners.length : 0;
    const rivals = totals.filter((_, other) => other !== seat);
    return 1 / (1 + Math.exp(-((totals[seat] ?? 0) - Math.max(...rivals)) / 10));
  },
};
