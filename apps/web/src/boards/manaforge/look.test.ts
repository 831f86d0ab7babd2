import { expect, test } from 'vitest';
import { briefOf } from './brief.ts';
import { itemOf, nameOf, things } from './look.ts';

test('every item says in one line what it does', () => {
  const items = things().filter(({ id }) => 'deck' in itemOf(id));
  expect(items).toHaveLength(72);
  for (const { id } of items) expect(briefOf(id), nameOf(id)).toMatch(/\w/);
});
