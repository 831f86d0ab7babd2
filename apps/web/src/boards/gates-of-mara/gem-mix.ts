import type { Element, MaraMove } from '@conclave/gates-of-mara';
import { ofKind } from './facts.ts';
import { elements } from './look.ts';

const count = (gems: readonly string[], element: Element): number => gems.filter((gem) => gem === element).length;
const holds = (gems: readonly string[], picked: readonly Element[]): boolean => elements.every((element) => count(picked, element) <= count(gems, element));

/** Whether one more gem of an element may be picked: some mix on offer holds all of them. */
export const canAdd = (moves: readonly MaraMove[], picked: readonly Element[], element: Element): boolean =>
  ofKind(moves, 'takeGems').some(({ gems }) => holds(gems, [...picked, element]));

/** The move that takes what is picked, in whatever order, once it is enough. */
export const wholeMix = (moves: readonly MaraMove[], picked: readonly Element[]): MaraMove | undefined =>
  ofKind(moves, 'takeGems').find(({ gems }) => gems.length === picked.length && holds(gems, picked));
