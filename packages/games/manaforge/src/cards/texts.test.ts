import { expect, test } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };
import { textOf } from './texts.ts';

test.each(catalogue.entries.map(({ id, text }) => [id, text]))('what %s says follows from its values, letter by letter', (id, text) => {
  expect(textOf(id)).toBe(text);
});
