import { counted, listed } from '@conclave/engine';
import { NAMES } from '../cards/cards.ts';
import type { Card, Character, Resource, Skill } from '../cards/kinds.ts';
import { one, several } from '../cards/names.ts';

export const named = (id: Card | Skill | Character): string => NAMES[id];

/** "2 Rubies and a Miziko". */
export function cardsInWords(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  const counts = kinds.map((kind) => cards.filter((card) => card === kind).length);
  return listed(kinds.map((kind, i) => (counts[i] === 1 ? one(kind) : several(kind, counts[i] ?? 0))));
}

/** "2 Rubies", "a Ruby, with a Doubling Potion on it". */
export function paymentInWords({ pay, double }: { readonly pay: readonly string[]; readonly double?: Resource }): string {
  const paid = cardsInWords(pay as readonly Resource[]);
  if (!double) return paid;
  return `${paid}, with a Doubling Potion on ${pay.length === 1 ? 'it' : one(double)}`;
}

export const hearts = (n: number): string => counted(n, 'heart');
export const actions = (n: number): string => counted(n, 'action');
export const cards = (n: number): string => counted(n, 'card');
