import { PHRASES } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fill } from './fill.ts';
import { t } from './index.ts';

test('details are filled in; what is not given stays visible', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  expect(t('home.playBots', { game: 'Mages' })).toBe('Play Mages against bots');
  expect([1, 2].map((n) => t('kit.hearts', { n }))).toEqual(['1 heart', '2 hearts']);
  expect(fill('{n} {n:card|cards}, {m:one|many}', { n: 0 })).toBe('0 cards, {m:one|many}');
});

test('everything that may be said at a table has words', () => {
  for (const phrase of PHRASES) expect(en).toHaveProperty([`say.${phrase}`]);
});
