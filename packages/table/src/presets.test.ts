import { expect, test } from 'vitest';
import { isForAppearances, passesByItself } from './presets.ts';

const prompt = { seat: 0, ask: 'respond', moves: [{ do: 'pass' }] };

test('a preset answers response windows only', () => {
  expect(passesByItself('pass', prompt)).toBe(false);
  expect(passesByItself('pass', { ...prompt, window: true })).toBe(true);
  expect(passesByItself('ask', { ...prompt, window: true })).toBe(false);
});

test('“only when I am the target” passes what is aimed at others, and asks where a game does not say', () => {
  expect(passesByItself('target', { ...prompt, window: true, target: false })).toBe(true);
  expect(passesByItself('target', { ...prompt, window: true, target: true })).toBe(false);
  expect(passesByItself('target', { ...prompt, window: true })).toBe(false);
});

test('a window in which nothing can be played is there for appearances, and no other question is', () => {
  expect(isForAppearances({ ...prompt, window: true })).toBe(true);
  expect(isForAppearances(prompt)).toBe(false);
  expect(isForAppearances({ ...prompt, window: true, moves: [{ do: 'pass' }, { do: 'play' }] })).toBe(false);
});
