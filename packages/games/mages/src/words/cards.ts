import { counted, listed } from '@conclave/engine';
import { type Card, type Character, ITEMS, nameOf, one, RESOURCES, type Resource, type Skill, SPELLS, several } from '../cards/index.ts';

export const named = (id: Card | Skill | Character): string => nameOf(id);

/** "2 Rubies and a Miziko". */
export function cardsInWords(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  const counts = kinds.map((kind) => cards.filter((card) => card === kind).length);
  return listed(kinds.map((kind, i) => (counts[i] === 1 ? one(kind) : several(kind, counts[i] ?? 0))));
}

const BY_KIND: readonly Card[] = [...RESOURCES, ...SPELLS, ...ITEMS];

/** Resources first, then Spells, then Items. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => BY_KIND.indexOf(a) - BY_KIND.indexOf(b));

/** "2 Rubies", "a Ruby, with a Doubling Potion on it". */
export function paymentInWords({ pay, double }: { readonly pay: readonly string[]; readonly double?: Resource }): string {
  const paid = cardsInWords(pay as readonly Resource[]);
  if (!double) return paid;
  return `${paid}, with a Doubling Potion on ${pay.length === 1 ? 'it' : one(double)}`;
}

/** "83 %": how odds are told everywhere. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
export const hearts = (n: number): string => counted(n, 'heart');
export const actions = (n: number): string => counted(n, 'action');
export const cards = (n: number): string => counted(n, 'card');
