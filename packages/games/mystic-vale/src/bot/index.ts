import type { Guide } from '@conclave/engine';
import type { MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { habit, promise } from './promise.ts';
import { values } from './value.ts';

/** What bots are told: the points a seat may expect against its best rival's, and what a move looks like at first sight. */
export const guide: Guide<MysticValeState, MysticValeMove> = {
  value: (game, seat) => values(game)[seat] ?? 0,
  values,
  promise,
  habit,
  ladder: ['habit', 0, 40, 4000],
  features,
  characters,
  trust: 0.012,
};
