/** A word, or any of several that mean the same. */
export type Wanted = RegExp | string;

/** Words of a question that no rule is found by. */
const IDLE = new Set(
  'a an and are be can could did do does for get how i if in is it may me my of on or the there to we what when where which who why you your'.split(' '),
);
/** Words that stand for one another, each with what the rulebooks call it. */
const SAME = [
  ['win', 'wins', 'won', 'winner', 'winning', 'victory', 'end of the game', 'game end'],
  ['tie', 'ties', 'tied', 'draw', 'equal', 'equals'],
  ['start', 'begin', 'begins', 'setup', 'set-up'],
  ['undo', 'take back', 'taking back', 'taken back'],
];

const meant = (word: string): Wanted => {
  const group = SAME.find((words) => words.includes(word));
  return group ? new RegExp(`\\b(${group.join('|')})\\b`) : word;
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
  const telling = all.filter((word) => !IDLE.has(word));
  return (telling.length > 0 ? telling : all).map(meant);
}
