import { expect, test } from 'vitest';
import { allGames, examples, gameOf, shelf } from './index.ts';

test('every game stands under its own id, and every example is a game', async () => {
  for (const [id, load] of Object.entries(shelf)) expect((await load()).id).toBe(id);
  expect((await allGames()).map(({ id }) => id)).toEqual(Object.keys(shelf));
  for (const id of examples) expect(shelf).toHaveProperty(id);
});

test('what is not on the shelf is not found', async () => {
  expect((await gameOf('sparks'))?.title).toBe('Sparks');
  expect(await gameOf('chess')).toBeUndefined();
  expect(await gameOf('constructor')).toBeUndefined();
});
