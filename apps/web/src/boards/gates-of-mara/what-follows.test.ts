import type { MaraMove } from '@conclave/gates-of-mara';
import { expect, test } from 'vitest';
import { attachTo, onlyEnchanting, onlyEnding, onlyPlaceOf } from './what-follows.ts';

const END: MaraMove = { do: 'endTurn' };
const ENCHANT: MaraMove = { do: 'use', ability: 'enchantment-board' };

test('an Enchanter begins to buy by itself only where nothing else can be used', () => {
  expect(onlyEnchanting([ENCHANT, END])).toEqual(ENCHANT);
  expect(onlyEnchanting([ENCHANT, { do: 'use', ability: 'writ-of-azaav' }, END])).toBeUndefined();
  expect(onlyEnchanting([{ do: 'use', ability: 'writ-of-azaav' }, END])).toBeUndefined();
  expect(onlyEnchanting([END])).toBeUndefined();
});

test('a turn ends by itself only where nothing else is left', () => {
  expect(onlyEnding([END])).toEqual(END);
  expect(onlyEnding([ENCHANT, END])).toBeUndefined();
  expect(onlyEnding([])).toBeUndefined();
});

test('a figure that has one way to go is led there', () => {
  const moves: MaraMove[] = [
    { do: 'place', figure: 'enchanter-1', at: 'enchantment-board' },
    { do: 'place', figure: 'leader', at: 'gate-0' },
    { do: 'place', figure: 'leader', at: 'gate-1' },
  ];
  expect(onlyPlaceOf(moves, 'enchanter-1')).toBe('enchantment-board');
  expect(onlyPlaceOf(moves, 'leader')).toBeUndefined();
});

test('what was bought goes to the figure that was tapped, if it may', () => {
  const moves: MaraMove[] = [
    { do: 'attach', figure: 'leader' },
    { do: 'attach', figure: 'champion' },
  ];
  expect(attachTo('champion')(moves)).toEqual({ do: 'attach', figure: 'champion' });
  expect(attachTo('specialist')(moves)).toBeUndefined();
});
