import type { Guide } from '@conclave/engine';
import type { ManaforgeMove } from './moves.ts';
import { type ManaforgeState, playerOf } from './state.ts';

export const guide: Guide<ManaforgeState, ManaforgeMove> = {
  value: (game, seat) => 1 / (1 + Math.exp(-playerOf(game, seat).prestige / 10)),
};
