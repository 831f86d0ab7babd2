import { courseOf } from '@conclave/engine';
import type { MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';
import type { MysticValeView } from '../view/index.ts';
import { en } from './en.ts';
import { field } from './field.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MysticValeState, MysticValeMove, MysticValeView>({
  game: 'mystic-vale',
  texts: en,
  lessons: [win, field],
  leftToTheRulebook: [
    'Ability timings',
    'Amulets',
    'Amulets one by one',
    'Base cards with details',
    'Base cards, their values',
    'Buying advancements',
    'Buying vales',
    'Choosing leaders and amulets',
    'Commons',
    'Eclipse',
    'Leaders',
    'Leaders one by one',
    'Mana Storm advancements',
    'Mana Storm cards, their values',
    'Mana Storm vales',
    'Mana token',
    'Negative VP',
    'Sleeving',
    'Spoiling',
  ],
});
