import { courseOf } from '@conclave/engine';
import type { ManaforgeEvent, ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import type { ManaforgeView } from '../view/index.ts';
import { build } from './build.ts';
import { dice } from './dice.ts';
import { en } from './en.ts';
import { firsts } from './firsts.ts';
import { last } from './last.ts';
import { pay } from './pay.ts';
import { prisms } from './prisms.ts';
import { talents } from './talents.ts';
import { win } from './win.ts';
import { workshop } from './workshop.ts';

/** In the order in which a friend would teach the game. */
export const course = courseOf<ManaforgeState, ManaforgeMove, ManaforgeView, ManaforgeEvent>({
  game: 'manaforge',
  texts: en,
  lessons: [win, dice, pay, build, workshop, prisms, last, talents],
  firsts,
  leftToTheRulebook: ['Common questions', 'Taking back'],
});
