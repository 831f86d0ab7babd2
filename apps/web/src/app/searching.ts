import { perLanguage } from '@conclave/engine';
import { say } from '../book/words.ts';

/** A word, or any of several that mean the same. */
export type Wanted = RegExp | string;

/** Words of a question that no rule is found by. */
const idle = perLanguage(() => new Set(say('idleWords').split(' ')));
/** Words that stand for one another, each with what the rulebooks call it. */
const same = perLanguage(() =>
  say('sameWords')
    .split('; ')
    .map((words) => words.split(', ')),
);

const asPattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const meant = (word: string): Wanted => {
  const group = same().find((words) => words.includes(word));
  return group ? new RegExp(`(?<![\\p{L}\\d])(${group.map(asPattern).join('|')})(?![\\p{L}\\d])`, 'u') : word;
};
/** Whether a text, in small letters, says what is wanted. */
export const holds = (text: string, word: Wanted): boolean => (typeof word === 'string' ? text.includes(word) : word.test(text));

/** What a search asks for, without the words that only make it a question. */
export function asked(words: string): Wanted[] {
  const all = words
    .toLowerCase()
    .replace(/[?!.,]+(?=\s|$)/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const telling = all.filter((word) => !idle().has(word));
  return (telling.length > 0 ? telling : all).map(meant);
}
