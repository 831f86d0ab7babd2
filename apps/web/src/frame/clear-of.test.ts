import { expect, test } from 'vitest';
import { type Box, clearOf } from './clear-of.ts';

const box = (top: number, bottom: number): Box => ({ left: 0, right: 200, top, bottom });
const note = box(500, 560);

test('a note that covers nobody it speaks of stays', () => {
  expect(clearOf(note, [box(100, 180)], 600)).toBe(0);
  expect(clearOf(note, [{ ...box(500, 560), left: 300, right: 400 }], 600)).toBe(0);
});

test('one that covers a row goes just above it, or below where that is nearer and there is room', () => {
  expect(clearOf(note, [box(520, 600)], 600)).toBe(-48);
  expect(clearOf(note, [box(440, 510)], 600)).toBe(18);
  expect(clearOf(note, [box(440, 535)], 600)).toBe(-128);
});

test('two who are spoken of are both left free', () => {
  expect(clearOf(note, [box(520, 600), box(440, 512)], 600)).toBe(-128);
});

test('where there is no room at all it stays', () => {
  expect(clearOf(note, [box(0, 600)], 600)).toBe(0);
});
