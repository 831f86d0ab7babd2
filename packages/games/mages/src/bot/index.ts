import type { Guide } from '@conclave/engine';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { habit, promise } from './promise.ts';
import { openWorth, ownWorth, SHARPNESS } from './worth.ts';

/** Each seat's share of the win, from how strong it knows itself to be and how strong the others look to it. */
function values(game: MagesState): number[] {
  const { result, players } = game;
  if (result) return players.map((_, seat) => (result.winners.includes(seat) ? 1 : 0));
  const open = players.map((_, seat) => openWorth(game, seat));
  return players.map((_, seat) => {
    const own = ownWorth(game, seat);
    return 1 / open.reduce((all, worth, other) => (other === seat ? all : all + Math.exp(SHARPNESS * (worth - own))), 1);
  });
}

export const guide: Guide<MagesState, MagesMove> = {
  value: (game, seat) => values(game)[seat] ?? 0,
  values,
  promise,
  habit,
  ladder: ['habit', 0, 300, 12_000],
  judgement: 'mixed',
  features,
  characters,
};
