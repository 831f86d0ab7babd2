import { NAMES } from './cards.ts';
import type { Card } from './kinds.ts';

/** Named after somebody, or a plural: no article. */
const WITHOUT_ARTICLE: readonly Card[] = ['shackles', 'agrins-curse', 'melgorns-lantern'];

/** "a Ruby", "an Emerald", "200 Fin", "Agrin's Curse". */
export function one(card: Card): string {
  const name = NAMES[card];
  if (/^\d/.test(name) || WITHOUT_ARTICLE.includes(card)) return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "Rubies", "Amulets of Luck". */
function plural(card: Card): string {
  if (card === 'miziko' || card === 'shackles') return NAMES[card];
  const [head = '', ...rest] = NAMES[card].split(' of ');
  const many = head.endsWith('y') ? `${head.slice(0, -1)}ies` : head.endsWith('ss') ? `${head}es` : `${head}s`;
  return [many, ...rest].join(' of ');
}

/** What is short, by its number: "Ruby", "Rubies", "Fin". */
export function nameOfMissing(unit: string, n: number): string {
  if (!Object.hasOwn(NAMES, unit)) return unit === 'fin' ? 'Fin' : unit;
  return n === 1 ? NAMES[unit as Card] : plural(unit as Card);
}

/** "2 Rubies", "2 × 200 Fin". */
export const several = (card: Card, n: number): string => (card.startsWith('fin-') ? `${n} × ${NAMES[card]}` : `${n} ${plural(card)}`);
