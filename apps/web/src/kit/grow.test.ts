import { describe, expect, test } from 'vitest';
import { growthOf } from './grow.ts';

describe('a large window', () => {
  test.each([
    [320, 640, 1],
    [1440, 900, 1],
    [1920, 1080, 1],
    [2560, 1440, 1.37],
    [3840, 2160, 2.1],
  ])('%i×%i draws everything %f times as large', (width, height, growth) => expect(growthOf(width, height)).toBeCloseTo(growth, 2));

  test('that is wide but low does not grow', () => expect(growthOf(3840, 900)).toBe(1));
});
