import { freeNumbers, type Printing, readPack } from '@conclave/engine';
import { expect, test } from 'vitest';
import { allGames } from './index.ts';
import { packNamed, packsOf } from './packs.ts';

test('every pack that a game brings is read by it, and each of its numbers is another than the printed one', async () => {
  for (const game of await allGames())
    for (const name of packsOf(game.id)) {
      const { values } = readPack(game, await packNamed(game.id, name));
      const printed = new Map(freeNumbers(game.printing as Printing).map((number) => [`${number.entry.id} ${number.path}`, number.printed]));
      const changes = Object.entries(values).flatMap(([card, numbers]) => Object.entries(numbers).map(([path, value]) => ({ at: `${card} ${path}`, value })));
      expect(changes).not.toEqual([]);
      for (const { at, value } of changes) expect(printed.get(at), `${game.id} ${name} ${at}`).not.toBe(value);
    }
});

test('a pack that no game brings is not found', async () => {
  expect(await packNamed('mages', 'constructor')).toBeUndefined();
  expect(await packNamed('chess', 'balanced')).toBeUndefined();
  expect(packsOf('sparks')).toEqual([]);
});
