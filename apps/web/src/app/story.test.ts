import { voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { joined, type Line } from './story.ts';

const { name } = voiceOf(['Ana', 'Ben'], 0);
const line = (seat: number | undefined, text: string, more: Partial<Line> = {}): Line => ({
  key: text,
  seat,
  text,
  hit: false,
  wall: false,
  minor: false,
  ...more,
});
const told = (...lines: Line[]): string[] => joined(lines, name).map(({ text }) => text);

test('sentences of one move about the same player are one line', () => {
  expect(told(line(1, 'Ben spends a die.'), line(1, 'Ben gains 1 gem.'), line(0, 'You lose 1 gem.'))).toEqual([
    'Ben spends a die; gains 1 gem.',
    'You lose 1 gem.',
  ]);
});

test('sentences about nobody, of different players, or with another subject stay apart', () => {
  expect(told(line(undefined, 'Round 2.'), line(undefined, 'Round 3.'))).toHaveLength(2);
  expect(told(line(0, 'You roll 3.'), line(1, 'Ben rolls 5.'))).toHaveLength(2);
  expect(told(line(1, 'The spell of Ben fails.'), line(1, 'Ben draws a card.'))).toHaveLength(2);
});

test('after a sentence that ends with another subject, the player is named again', () => {
  expect(told(line(1, 'Ben casts Heal; Ana rolls for the dungeon.'), line(1, 'Ben rolls 4.'), line(1, 'Ben gains a heart.'))).toEqual([
    'Ben casts Heal; Ana rolls for the dungeon.',
    'Ben rolls 4; gains a heart.',
  ]);
});

test('what happened to the viewer is not hidden among other things, and a wall stays at the end', () => {
  expect(told(line(1, 'Ben casts a spell.'), line(1, 'Ben hits you.', { hit: true }))).toHaveLength(2);
  expect(joined([line(1, 'Ben deals.'), line(1, 'Ben rolls.', { wall: true })], name)).toMatchObject([{ text: 'Ben deals; rolls.', wall: true }]);
});
