import { expect, test } from 'vitest';
import { engrave, hatches } from './engrave.ts';

const field = { w: 64, h: 40, seed: 2, at: 0.5, mid: 0.5 };

test('every hatch draws a path of its own, with finite points', () => {
  const paths = hatches.map((hatch) => engrave(hatch, field));
  expect(new Set(paths).size).toBe(hatches.length);
  for (const path of paths) expect(path).toMatch(/^M[-\d. ML]+$/);
});

test('equal plates share one path', () => {
  expect(engrave('fire', field)).toBe(engrave('fire', { ...field }));
  expect(engrave('fire', field)).not.toBe(engrave('fire', { ...field, w: 65 }));
});
