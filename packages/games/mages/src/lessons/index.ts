import { courseOf } from '@conclave/engine';
import type { MagesEvent, MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import type { MagesView } from '../view/index.ts';
import { action } from './action.ts';
import { attack } from './attack.ts';
import { death } from './death.ts';
import { en } from './en.ts';
import { firsts } from './firsts.ts';
import { items } from './items.ts';
import { levels } from './levels.ts';
import { win } from './win.ts';
import { yours } from './yours.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MagesState, MagesMove, MagesView, MagesEvent>({
  game: 'mages',
  texts: en,
  lessons: [win, action, levels, attack, items, death, yours],
  firsts,
  leftToTheRulebook: [
    "Agrin's Curse",
    'Discard piles',
    'Doubling Potion',
    'Firestorm',
    'Forgotten Potion',
    'Golden Hourglass',
    'Healing Rain',
    'Limiting Poison',
    'Mirror of Illusion',
    'Shackles',
    'Shattered Barrier',
    "Thief's Mask",
    'Troll Trap',
  ],
});
