import { argumentsIn, faultsOfLanguage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pseudoOf } from './pseudo.ts';

type Texts = Record<string, string>;

const boards = import.meta.glob<Texts>('../boards/*/en.ts', { eager: true, import: 'en' });
const games = import.meta.glob<Texts>('../../../../packages/games/*/src/messages/en.ts', { eager: true, import: 'en' });
const cards = import.meta.glob<Texts>('../../../../packages/games/*/src/messages/printed.ts', { eager: true, import: 'printed' });
const catalogues: [string, Texts][] = [['app', en], ...Object.entries({ ...boards, ...games, ...cards })];

test('there are texts of the app, of five games, of the cards of four and of their boards', () => {
  expect(catalogues).toHaveLength(1 + 5 + 4 + 4);
});

test.each(catalogues)('every message survives the pseudo-language: %s', (_path, texts) => {
  const pseudo = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoOf(text)]));
  expect(faultsOfLanguage(texts, pseudo)).toEqual([]);
  for (const [key, text] of Object.entries(texts)) expect([key, argumentsIn(pseudo[key] ?? '')]).toEqual([key, argumentsIn(text)]);
});

test.each([
  ['Play', '⟦Þļááý⟧'],
  ['{n, plural, one {# card} other {# cards}}', '{n,plural,one{⟦# çááŕđ⟧} other{⟦# çááŕđš⟧}}'],
  ['<who>You</who> win.', '<who>⟦Ýóóúú</who> ŵííñ⟧.'],
  ["{whose}'s turn", "⟦{whose}''š ţúúŕñ⟧"],
  ['{a}: {b}', '{a}: {b}'],
  ['.', '.'],
])('it is marked and longer, with nothing else lost: %s', (english, pseudo) => {
  expect(pseudoOf(english)).toBe(pseudo);
});
