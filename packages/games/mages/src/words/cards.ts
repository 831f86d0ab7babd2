import { counted, listed } from '@conclave/engine';
import { NAMES } from '../cards/cards.ts';
import type { Card, Character, Resource, Skill } from '../cards/kinds.ts';

export const named = (id: Card | Skill | Character): string => NAMES[id];

/** "a Ruby", "an Emerald", "200 Fin". */
export function one(card: Card): string {
  const name = NAMES[card];
  if (/^\d/.test(name) || card === 'shackles') return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "2 Ruby and 1 Miziko". */
export function cardsInWords(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  return listed(kinds.map((kind) => `${cards.filter((card) => card === kind).length} × ${NAMES[kind]}`));
}

/** "2 × Ruby", "1 × Ruby, doubled by a Doubling Potion". */
export function paymentInWords({ pay, double }: { readonly pay: readonly string[]; readonly double?: Resource }): string {
  const paid = cardsInWords(pay as readonly Resource[]);
  return double ? `${paid}, with a Doubling Potion on ${NAMES[double]}` : paid;
}

export const hearts = (n: number): string => counted(n, 'heart');
export const actions = (n: number): string => counted(n, 'action');
export const cards = (n: number): string => counted(n, 'card');
