import type { Element, MaraMove } from '@conclave/gates-of-mara';
import { elements } from './look.ts';

/** How uneven a purse is after paying: the payment that leaves the most even one is offered first. */
export function unevenness(gems: Record<Element, number>, pay: readonly string[]): number {
  return elements.reduce((sum, element) => sum + (gems[element] - pay.filter((gem) => gem === element).length) ** 2, 0);
}

export const payOf = (move: MaraMove): readonly string[] => ('pay' in move && move.pay) || [];
