import { expect, test } from 'vitest';
import { cutSentence } from './sentences.ts';

test('names of things and players are cut out of a sentence, longest first', () => {
  const pieces = cutSentence("Ana buys Ruby's Shield for 2 Ruby.", ['Ruby', "Ruby's Shield"], ['Ana']);
  expect(pieces).toEqual([
    { text: 'Ana', kind: 'player' },
    { text: ' buys ', kind: 'plain' },
    { text: "Ruby's Shield", kind: 'thing' },
    { text: ' for 2 ', kind: 'plain' },
    { text: 'Ruby', kind: 'thing' },
    { text: '.', kind: 'plain' },
  ]);
});

test('a name inside a longer word is left alone, and a name is never a pattern', () => {
  expect(cutSentence('Benno heals. B.n waits.', [], ['Ben', 'B.n']).map(({ kind }) => kind)).toEqual(['plain', 'player', 'plain']);
});
