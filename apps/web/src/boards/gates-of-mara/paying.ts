import type { BoardView, Element, MaraMove } from '@conclave/gates-of-mara';
import { elements } from './look.ts';

/** How uneven a purse is after paying: the payment that leaves the most even one is offered first. */
export function unevenness(gems: Record<Element, number>, pay: readonly string[]): number {
  return elements.reduce((sum, element) => sum + (gems[element] - pay.filter((gem) => gem === element).length) ** 2, 0);
}

export const payOf = (move: MaraMove): readonly string[] => ('pay' in move && move.pay) || [];

const countOf = (gems: readonly string[], element: Element): number => gems.filter((gem) => gem === element).length;

/** The gems a move hands over: those chosen, or those printed on the card. */
export function dueFor(move: MaraMove | undefined, { enchantmentBoard }: BoardView): Element[] {
  const paid = move ? payOf(move) : [];
  const printed = move?.do === 'buy' ? enchantmentBoard.slots.find((slot) => slot?.card === move.card)?.price.pieces : undefined;
  return elements.flatMap((element) => Array<Element>(paid.length > 0 ? countOf(paid, element) : (printed?.[element] ?? 0)).fill(element));
}
