import { expect, test } from 'vitest';
import type { Core, Random } from './core.ts';
import { below, chachaBlock, cloneRandom, commitmentTo, draw, fastRandom, isKey, matchRandom, mix, newKey, pick, roll, shuffle } from './random.ts';

const game = (random: Random): Core => ({ seats: 2, stack: [], random, walls: 0, result: null });
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('the stream is ChaCha20 as RFC 8439 section 2.3.2 has it', () => {
  const { key } = matchRandom(KEY);
  const words = chachaBlock(key, 1, Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0));
  expect(words.map((word) => word.toString(16).padStart(8, '0'))).toEqual(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2'.split(
      ' ',
    ),
  );
});

test('two streams of one key give the same rolls, also after being read in turns', () => {
  const [a, b, other] = [matchRandom(KEY), matchRandom(KEY), matchRandom(commitmentTo(KEY))];
  const rolls = Array.from({ length: 40 }, () => [below(a, 6), below(other, 6)][0]);
  expect(Array.from({ length: 40 }, () => below(b, 6))).toEqual(rolls);
});

test('every face of every die comes up equally often, within five standard deviations', () => {
  for (const random of [matchRandom(KEY), fastRandom(3)])
    for (const sides of [2, 3, 6, 10]) {
      const rolls = 60_000;
      const counts = Array<number>(sides).fill(0);
      for (let i = 0; i < rolls; i++) counts[below(random, sides)]!++;
      const spread = 5 * Math.sqrt((rolls * (sides - 1)) / sides ** 2);
      for (const count of counts) expect(Math.abs(count - rolls / sides)).toBeLessThan(spread);
    }
});

test('a shuffle keeps every card and can give every order', () => {
  const random = fastRandom(1);
  const orders = new Set(Array.from({ length: 500 }, () => mix(random, [1, 2, 3]).join('')));
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
});

test('a copy goes on from the same place, with its own script', () => {
  const random: Random = { ...fastRandom(9), script: [4] };
  const copy = cloneRandom(random);
  expect(roll(game(random), 6)).toBe(4);
  expect(copy.script).toEqual([4]);
});

test('dice, blind picks and draws raise a wall; a shuffle does not', () => {
  const table = game(fastRandom(2));
  shuffle(table, [1, 2, 3]);
  expect(table.walls).toBe(0);
  roll(table, 6);
  pick(table, 3);
  expect(draw(table, [7, 8])).toBe(8);
  expect(table.walls).toBe(3);
});

test('scripted rolls come first, in order', () => {
  const table = game({ ...fastRandom(2), script: [5, 1, 2] });
  expect([roll(table, 6), roll(table, 6), pick(table, 4)]).toEqual([5, 1, 1]);
  expect(table.random.script).toEqual([]);
});

test('a key is 64 hexadecimal digits, and its commitment its SHA-256', () => {
  expect(isKey(newKey())).toBe(true);
  expect(newKey()).not.toBe(newKey());
  for (const wrong of ['', 'ab', KEY.toUpperCase(), `${KEY}0`, 7, undefined]) expect(isKey(wrong)).toBe(false);
  expect(commitmentTo(KEY)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});
