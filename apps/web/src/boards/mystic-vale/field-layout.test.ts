import { describe, expect, test } from 'vitest';
import { layField } from './field-layout.ts';

describe('a field lies by the space there is', () => {
  test('few cards stand in one row, in full', () => {
    expect(layField(6, 6, { width: 900, height: 200 })).toEqual({ perRow: 6, w: 124, h: 196, dense: false });
  });
  test('blank cards leave room for the others', () => {
    expect(layField(9, 9, { width: 900, height: 200 }).dense).toBe(true);
    expect(layField(9, 6.8, { width: 900, height: 200 }).dense).toBe(false);
  });
  test('sixteen cards take two rows where names can be read, else three', () => {
    expect(layField(16, 16, { width: 700, height: 230 })).toMatchObject({ perRow: 8, dense: true });
    expect(layField(16, 16, { width: 560, height: 230 })).toMatchObject({ perRow: 6, dense: true });
  });
  test('no card is narrower or lower than its names, however little room there is', () => {
    const { w, h } = layField(20, 20, { width: 330, height: 60 });
    expect(w).toBeGreaterThanOrEqual(76);
    expect(h).toBe(120);
  });
});
