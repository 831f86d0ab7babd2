import { courseOf } from '@conclave/engine';
import type { MaraEvent, MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';
import type { MaraView } from '../view/index.ts';
import { cards } from './cards.ts';
import { en } from './en.ts';
import { figures } from './figures.ts';
import { firsts } from './firsts.ts';
import { gates } from './gates.ts';
import { influence } from './influence.ts';
import { round } from './round.ts';
import { score } from './score.ts';
import { spaces } from './spaces.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MaraState, MaraMove, MaraView, MaraEvent>({
  game: 'gates-of-mara',
  texts: en,
  lessons: [win, figures, influence, spaces, gates, round, cards, score],
  firsts,
  leftToTheRulebook: [],
});
