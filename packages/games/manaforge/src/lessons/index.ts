import { courseOf } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import type { ManaforgeView } from '../view/index.ts';
import { dice } from './dice.ts';
import { en } from './en.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<ManaforgeState, ManaforgeMove, ManaforgeView>({
  game: 'manaforge',
  texts: en,
  lessons: [win, dice],
  leftToTheRulebook: [
    'Activating a card',
    'Common questions',
    'Dawn items',
    'Noon items',
    'Off turn',
    'Prisms',
    'Set-up',
    'Signs',
    'Taking back',
    'Talent draft',
    'Talents',
    'Upgrading a card',
    'Using a talent',
    'What is open and what is hidden',
  ],
});
