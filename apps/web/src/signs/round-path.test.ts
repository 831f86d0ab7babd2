import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

test('whole numbers, letters written out, points where they were', () => {
  expect(roundPath('M10.4 20.6L30 40z')).toBe('M10 21L30 40z');
  expect(roundPath('M1 1 5.2 5.8-3 4')).toBe('M1 1L5 6L-3 4');
});

test('rounding does not add up along relative steps', () => {
  expect(roundPath('M0 0l.4 0 .4 0 .4 0 .4 0 .4 0')).toBe('M0 0l0 0l1 0l0 0l1 0l0 0');
  expect(roundPath('M0 0h1.5v1.5h1.5v1.5z')).toBe('M0 0h2v2h1v1z');
});

test('control points are seen from the same place as the end of their curve', () => {
  expect(roundPath('M.4.4c1 1 2 2 3.4 3.4s1 1 2 2')).toBe('M0 0c1 1 2 2 4 4s1 1 2 2');
});

test('after a closed part the pen is back where the part began', () => {
  expect(roundPath('M5.4 5.4l3 0z m1 1')).toBe('M5 5l3 0zm1 1');
});

test('flags of an arc may stand without a space', () => {
  expect(roundPath('M0 0a5.25 5 0 013.2 4.1')).toBe('M0 0a5.3 5 0 0 1 3 4');
});
