import type { Guide } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { promise } from './promise.ts';
import { values } from './value.ts';

export const guide: Guide<ManaforgeState, ManaforgeMove> = {
  value: (game, seat) => values(game)[seat] ?? 0,
  values,
  promise,
  habit,
  ladder: ['habit', 0, 6, 3000],
  features,
  characters,
};
