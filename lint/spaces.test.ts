import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spacesIn } from './spaces.ts';

test('every margin, padding and gap in pixels is found, and no other length', () => {
  const text = readFileSync(new URL('fixture/Spaces.svelte', import.meta.url), 'utf8');
  const meant = text.split('\n').flatMap((line, i) => (line.includes('found') ? [i + 1] : []));
  expect(spacesIn(text).map((place) => Number.parseInt(place, 10))).toEqual(meant);
  expect(meant).not.toEqual([]);
});
