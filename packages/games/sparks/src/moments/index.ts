import { type Moment, push } from '@conclave/engine';
import { round } from '../rules/index.ts';
import type { SparksState } from '../state.ts';

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<SparksState>>> = {
  /** Both need one spark more. */
  'last-spark': {
    names: ['Ana', 'Ben'],
    lay(random) {
      const players = [
        { hand: [6, 3], sparks: 2 },
        { hand: [5, 3], sparks: 2 },
      ];
      const game: SparksState = { seats: 2, stack: [], random, walls: 0, result: null, deck: [1, 4], discard: [], players };
      push(game, round({ tied: [] }));
      return game;
    },
  },
};
