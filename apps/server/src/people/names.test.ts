import { existsSync, readFileSync } from 'node:fs';
import { withBotNames } from '@conclave/bots';
import { shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { FIRST } from './names.ts';

/** Every text of a catalogue. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};

const catalogues = Object.keys(shelf)
  .map((id) => new URL(`../../../../packages/games/${id}/src/cards/catalogue.json`, import.meta.url))
  .filter((file) => existsSync(file))
  .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));

test('no guest and no bot is called like a thing in a game, nor a guest like a bot', () => {
  const bots = withBotNames([...Array<undefined>(8)]);
  const things = new Set(catalogues.flatMap(textsIn).map((text) => text.toLowerCase()));
  expect(things).toContain('onyx');
  expect([...FIRST, ...bots].filter((name) => things.has(name.toLowerCase()))).toEqual([]);
  expect(FIRST.filter((name) => bots.includes(name))).toEqual([]);
});
