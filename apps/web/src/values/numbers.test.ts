import type { Pack } from '@conclave/engine';
import { allGames, gameOf } from '@conclave/shelf';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from '../app/games.ts';
import { choicesOf, chosen, readable } from './choices.ts';
import { forgetPack, keepPack, keptPacks } from './kept.ts';
import { cardsOf, faultOf, valuesWith } from './numbers.ts';
import { namingOf } from './words.ts';

const kept = new Map<string, string>();
globalThis.localStorage ??= {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;
afterEach(() => localStorage.setItem('conclave.values.mages', '[]'));

const mages = (await gameOf('mages')) as AnyGame;
const few: Pack = { format: 1, game: 'mages', name: 'Few', values: { fireball: { copies: 3 } } };

const fireballs = cardsOf(mages)
  .flatMap(({ numbers }) => numbers)
  .find(({ entry, path }) => entry.id === 'fireball' && path === 'copies')!;

test('house values come first', () => {
  const marks = cardsOf(mages).map(({ isHouse }) => isHouse);
  expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
});

test('a number that differs from the printed one is in the pack, and gone when it is undone', () => {
  expect(valuesWith({}, fireballs, 3)).toEqual(few.values);
  expect(valuesWith({ ...few.values, ruby: { copies: 9 } }, fireballs, fireballs.printed)).toEqual({ ruby: { copies: 9 } });
});

test.each(['0', '61', '1.5', '-4', '1e99'])('%s Fireballs cannot be, and the bounds are said', (text) => {
  expect(faultOf(mages, few.values, { number: fireballs, text })).toEqual({ text, why: 'A whole number from 1 to 60.' });
});

test('a field that is empty or holds no number says so, and one that fits says nothing', () => {
  for (const text of ['', ' ', 'x']) expect(faultOf(mages, {}, { number: fireballs, text })?.why).toBe('A whole number is missing here.');
  expect(faultOf(mages, {}, { number: fireballs, text: '60' })).toBeUndefined();
});

test('packs of this device are offered beside the printed values; one that the game does not take is not', async () => {
  keepPack('mages', { id: 'a', pack: few });
  keepPack('mages', { id: 'b', pack: { ...few, values: { nobody: { copies: 1 } } } });
  expect(choicesOf(mages).map(({ id }) => id)).toEqual(expect.arrayContaining(['', 'a']));
  expect(choicesOf(mages).some(({ id }) => id === 'b')).toBe(false);
  expect([await chosen(mages, 'a'), await chosen(mages, 'b'), await chosen(mages, '')]).toEqual([few, undefined, undefined]);
  forgetPack('mages', 'a');
  expect(await chosen(mages, 'a')).toBeUndefined();
});

test.each(['', '[', '7', '{"a":1}', '[null,1,{"id":"x"},{"id":"x","pack":null}]'])('a store that holds %j keeps no packs', (text) => {
  localStorage.setItem('conclave.values.mages', text);
  expect(keptPacks('mages')).toEqual([]);
});

test('what is no pack of the game is not read', () => {
  expect([undefined, 7, [], { ...few, game: 'manaforge' }].map((data) => readable(mages, data))).toEqual([undefined, undefined, undefined, undefined]);
});

test('every number that a pack may change has a name in words, and those of a card differ', async () => {
  for (const game of await allGames()) {
    const naming = await namingOf(game.id);
    for (const { entry, numbers } of cardsOf(game)) {
      const names = numbers.map(({ path }) => naming(path));
      for (const name of names) expect(name, `${game.id} ${entry.id}`).not.toMatch(/[a-z][A-Z]|_|\{/);
      expect(new Set(names).size, `${game.id} ${entry.id}: ${names.join(' | ')}`).toBe(names.length);
    }
  }
});
