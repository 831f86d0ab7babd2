import { listed } from '@conclave/engine';
import { type Card, type Character, ITEMS, nameOf, one, RESOURCES, type Resource, type Skill, SPELLS, several } from '../cards/index.ts';
import { say } from '../messages/index.ts';

export const named = (id: Card | Skill | Character): string => nameOf(id);

/** "2 Rubies", "a Ruby". */
export const amountInWords = (card: Card, n: number): string => (n === 1 ? one(card) : several(card, n));

/** "2 Rubies and a Miziko". */
export function cardsInWords(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  const counts = kinds.map((kind) => cards.filter((card) => card === kind).length);
  return listed(kinds.map((kind, i) => amountInWords(kind, counts[i] ?? 0)));
}

const BY_KIND: readonly Card[] = [...RESOURCES, ...SPELLS, ...ITEMS];

/** Resources first, then Spells, then Items. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => BY_KIND.indexOf(a) - BY_KIND.indexOf(b));

/** "2 Rubies", "a Ruby, with a Doubling Potion on it". */
export function paymentInWords({ pay, double }: { readonly pay: readonly string[]; readonly double?: Resource }): string {
  const payment = cardsInWords(pay as readonly Resource[]);
  return double ? say('part.doubledPayment', { payment, count: pay.length, card: one(double) }) : payment;
}

/** "83 %": how odds are told everywhere. */
export const percent = (chance: number): string => say('part.percent', { n: Math.round(chance * 100) });

/** A number with its sign apart: what is added to a die. */
export const signed = (modifier: number): { sign: string; change: number } => ({
  sign: modifier === 0 ? 'none' : modifier > 0 ? 'plus' : 'minus',
  change: Math.abs(modifier),
});
