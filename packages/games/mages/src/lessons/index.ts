import { courseOf } from '@conclave/engine';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import type { MagesView } from '../view/index.ts';
import { action } from './action.ts';
import { en } from './en.ts';
import { win } from './win.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<MagesState, MagesMove, MagesView>({
  game: 'mages',
  texts: en,
  lessons: [win, action],
  leftToTheRulebook: [
    "Agrin's Curse",
    'Amulet of Luck',
    "Apprentice's Shield",
    'Characters',
    'Claiming a character',
    'Counter',
    'Discard piles',
    'Doubling Potion',
    'Firestorm',
    'Forgotten Potion',
    'Golden Hourglass',
    'Heal',
    'Healing Rain',
    'Information',
    'Items in general',
    'Levels',
    'Limiting Poison',
    "Melgorn's Lantern",
    'Mirror of Illusion',
    'Roll to Resurrect',
    'Rolling',
    'Shackles',
    'Shattered Barrier',
    'Stave off Death',
    "Thief's Mask",
    'Treasure Troll',
    'Troll Trap',
    'Two players',
    'Wither',
  ],
});
