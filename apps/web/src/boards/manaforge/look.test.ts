import { readFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import { briefOf } from './brief.ts';
import { itemOf, nameOf, things } from './look.ts';

const listed = (name: string): string[] =>
  readFileSync(new URL(`../../signs/${name}.signs`, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);
const known = [...listed('common'), ...listed('manaforge')];

test('every sign exists, and everything that can be looked at has one at hand', () => {
  for (const name of listed('manaforge')) expect(icons.icons[name] ?? icons.aliases?.[name], name).toBeDefined();
  for (const { id, sign } of things) expect(known, id).toContain(sign);
});

test('every item says in one line what it does', () => {
  const items = things.filter(({ id }) => 'deck' in itemOf(id));
  expect(items).toHaveLength(72);
  for (const { id } of items) expect(briefOf(id), nameOf(id)).toMatch(/\w/);
});
