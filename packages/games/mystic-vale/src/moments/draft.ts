import type { Moment } from '@conclave/engine';
import { setup } from '../setup.ts';
import type { MysticValeState } from '../state.ts';
import { NAMES, OPTIONS } from './table.ts';

/** The first player takes the first of five leaders and five amulets. */
export const draft: Moment<MysticValeState> = {
  names: NAMES,
  options: OPTIONS,
  lay(random) {
    const game = setup(NAMES.length, OPTIONS, random);
    game.start = 0;
    game.turn.seat = 0;
    return game;
  },
};
