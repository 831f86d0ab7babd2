import { expect, test } from 'vitest';
import { keyFor, meantBy, withKey, written } from './shortcuts.ts';

test('a key that was given away no longer means what it meant', () => {
  const own = withKey({}, 'e', 'f');
  expect(meantBy('f', own)).toBe('e');
  expect(meantBy('e', own)).toBeUndefined();
  expect(meantBy('3', own)).toBe('3');
});

test('two shortcuts never share a key: they swap', () => {
  const own = withKey({}, 'e', 'p');
  expect([keyFor('e', own), keyFor('p', own)]).toEqual(['p', 'e']);
  expect(withKey(own, 'e', 'e')).toEqual({});
});

test('the keys that pick, drop and move about are not given away', () => {
  for (const key of ['1', 'Escape', 'Tab', 'ArrowLeft', 'Shift', ' ']) expect(withKey({}, 'u', key)).toEqual({});
});

test('a key is written as it is on the keyboard', () => {
  expect(['u', 'U', 'Enter', '?'].map(written)).toEqual(['U', '⇧U', '⏎', '?']);
});
