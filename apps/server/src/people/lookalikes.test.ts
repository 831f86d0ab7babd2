import { NewName } from '@conclave/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lookOf, toldApart } from './lookalikes.ts';

const nameOf = (name: string): string | undefined => {
  const parsed = v.safeParse(NewName, { name });
  return parsed.success ? parsed.output.name : undefined;
};

const UNSEEN = [
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\ufe0f',
  '\u{e0020}',
  '\u{e0100}',
  '\u2028',
];
test.each(UNSEEN)('a name of nothing but the invisible sign %j is none, and inside a name it is left out', (sign) => {
  expect(nameOf(sign.repeat(5))).toBeUndefined();
  expect(nameOf(`A${sign}na`)).toBe('Ana');
});

test('letters with marks are names, piles of marks are not', () => {
  for (const name of ['Zoë', 'Nguyễn', 'שָׁלוֹם', 'प्रिया', 'ก็ได้', 'Żółć']) expect(nameOf(name)).toBe(name.normalize('NFC'));
  expect(nameOf(`A${'\u0335'.repeat(4)}na`)).toBeUndefined();
  expect(nameOf('\u0301Ana')).toBeUndefined();
  expect(nameOf('x'.repeat(10_000))).toBeUndefined();
});

const alike: [string, string][] = [
  ['Ana', 'ana'],
  ['Ana', 'Аnа'],
  ['Ana', 'Ａｎａ'],
  ['Ana', 'Ána'],
  ['Ana', '𝐀𝐧𝐚'],
  ['Ian', 'lan'],
  ['Bob', 'B0b'],
  ['Marna', 'Mama'],
  ['Nora', 'Νοrа'],
  ['Hope', 'Норе'],
  ['Ana', 'Ꭺna'],
  ['Ana', 'ꓮna'],
  ['Ana', 'ᴀna'],
  ['Ana', 'Ⲁna'],
  ['Paul', 'PauӀ'],
  ['Paul', 'Pauǀ'],
  ['Paul', 'Paul.'],
  ['Paul', 'Paul·'],
  ['Paul', '·„Paul“–'],
  ['boot', 'bσσt'],
  ['Silverbrow', 'S i l v e r b r o w'],
];
test.each(alike)('%s and %s are taken for each other', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test('other names stay apart', () => {
  expect(new Set(['Ana', 'Anna', 'Ben', 'Иван', '花子', 'Rowan', 'Wren', 'Anа2', '...', '???'].map(lookOf)).size).toBe(10);
});

test('those that look alike are numbered, whatever they are called', () => {
  expect(toldApart(['Ana', 'ana', 'Ana (2)', '', '', 'Аna', 'Ben'])).toEqual(['Ana', 'ana (2)', 'Ana (2) (2)', '', '', 'Аna (3)', 'Ben']);
});
