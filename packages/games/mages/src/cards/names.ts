import { isWithoutArticle, nameOf } from './cards.ts';
import type { Card } from './kinds.ts';

/** "a Ruby", "an Emerald", "200 Fin", "Agrin's Curse". */
export function one(card: Card): string {
  const name = nameOf(card);
  if (/^\d/.test(name) || isWithoutArticle(card)) return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "Rubies", "Amulets of Luck", "Miziko", "Shackles". */
function plural(card: string): string {
  const [head = '', ...rest] = nameOf(card).split(' of ');
  const isPlural = card === 'miziko' || /[^s]s$/.test(head);
  const many = isPlural ? head : head.endsWith('y') ? `${head.slice(0, -1)}ies` : head.endsWith('s') ? `${head}es` : `${head}s`;
  return [many, ...rest].join(' of ');
}

/** What is short, by its number: "Ruby", "Rubies", "Fin". */
export function nameOfMissing(unit: string, n: number): string {
  if (unit === 'fin') return 'Fin';
  const name = nameOf(unit);
  return n === 1 || name === unit ? name : plural(unit);
}

/** "2 Rubies", "2 × 200 Fin". */
export const several = (card: Card, n: number): string => (card.startsWith('fin-') ? `${n} × ${nameOf(card)}` : `${n} ${plural(card)}`);
