import type { Guide, Seat } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import { characters } from './characters.ts';
import { estimates, FIRM_LEAD } from './estimate.ts';
import { features } from './features.ts';
import { promise } from './promise.ts';

function against(hopes: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, hope] of hopes.entries()) if (other !== seat && hope > rival) rival = hope;
  return 1 / (1 + 3 ** ((rival - (hopes[seat] ?? 0)) / FIRM_LEAD));
}

/** A finished game in shares of the win, any other by the points that each seat may hope for. */
function values(game: MaraState): number[] {
  const { result } = game;
  if (result) return game.players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const hopes = estimates(game);
  return hopes.map((_, seat) => against(hopes, seat));
}

export const guide: Guide<MaraState, MaraMove> = {
  value: (game, seat) => values(game)[seat] ?? 0,
  values,
  promise,
  ladder: [0, 40, 400, 5000],
  grain: 0.75,
  features,
  characters,
};
