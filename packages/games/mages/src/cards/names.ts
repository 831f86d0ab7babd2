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

/** "2 Rubies", "2 × 200 Fin". */
export const several = (card: Card, n: number): string => (card.startsWith('fin-') ? `${n} × ${NAMES[card]}` : `${n} ${plural(card)}`);
