import { examples, gameOf, shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { loadBook } from './books.ts';
import { doorOf, doors, findDoor, welcomeNewcomers } from './doors.ts';

test('a manifest stands under the id of its game and says how many it seats', async () => {
  expect(doors().length).toBeGreaterThan(0);
  for (const { id, title, seats } of doors()) expect(await gameOf(id), id).toMatchObject({ id, title, seats });
});

test('doors stand in the order of their manifests', () => {
  const orders = doors().map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(new Set(orders).size).toBe(orders.length);
});

test('every game on the shelf but the examples has a door', async () => {
  await welcomeNewcomers();
  expect(doors().map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(shelf).filter((id) => !examples.includes(id))));
  for (const id of examples) expect(doors().map((door) => door.id)).not.toContain(id);
});

test('a game without a manifest is found by its own name', async () => {
  const [example = ''] = examples;
  expect(doorOf(example)).toBeUndefined();
  expect(await findDoor(example)).toMatchObject({ title: (await gameOf(example))?.title, seats: { min: 2 } });
});

test('every game on the shelf has rules to read', async () => {
  for (const id of Object.keys(shelf)) expect((await loadBook(id))?.rules.length, id).toBeGreaterThan(5);
});

test('what is not on the shelf has no door', async () => {
  expect(await findDoor('chess')).toBeUndefined();
  expect(await findDoor('constructor')).toBeUndefined();
});
