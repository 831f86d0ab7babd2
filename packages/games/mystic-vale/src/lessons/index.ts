import { courseOf } from '@conclave/engine';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';
import type { MysticValeView } from '../view/index.ts';
import { craft } from './craft.ts';
import { en } from './en.ts';
import { field } from './field.ts';
import { firsts } from './firsts.ts';
import { leaders } from './leaders.ts';
import { push } from './push.ts';
import { score } from './score.ts';
import { spoil } from './spoil.ts';
import { vales } from './vales.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MysticValeState, MysticValeMove, MysticValeView, MysticValeEvent>({
  game: 'mystic-vale',
  texts: en,
  lessons: [win, field, push, craft, vales, spoil, leaders, score],
  firsts,
  leftToTheRulebook: [
    'Amulets one by one',
    'Base cards with details',
    'Base cards, their values',
    'Leaders one by one',
    'Mana Storm advancements',
    'Mana Storm cards, their values',
    'Mana Storm vales',
  ],
});
