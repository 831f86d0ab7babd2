import { courseOf } from '@conclave/engine';
import type { MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import type { MaraView } from '../view/index.ts';
import { en } from './en.ts';
import { figures } from './figures.ts';
import { gates } from './gates.ts';
import { influence } from './influence.ts';
import { spaces } from './spaces.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MaraState, MaraMove, MaraView>({
  game: 'gates-of-mara',
  texts: en,
  lessons: [win, figures, influence, spaces, gates],
  leftToTheRulebook: ['Enchantments (GM-ENCH, GM-CARD)', 'Objectives', 'The Wanderer'],
});
