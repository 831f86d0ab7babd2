import type { Element, MaraMove } from '@conclave/gates-of-mara';
import { expect, test } from 'vitest';
import { canAdd, wholeMix } from './gem-mix.ts';

const take = (...gems: Element[]): MaraMove => ({ do: 'takeGems', gems });
const different = [take('fire', 'water'), take('fire', 'air'), take('water', 'air')];

test('a gem can be added while some offered mix holds all that is picked', () => {
  expect(canAdd(different, [], 'fire')).toBe(true);
  expect(canAdd(different, ['fire'], 'air')).toBe(true);
  expect(canAdd(different, ['fire'], 'fire')).toBe(false);
  expect(canAdd(different, ['fire', 'air'], 'water')).toBe(false);
  expect(canAdd(different, [], 'earth')).toBe(false);
});

test('a mix is whole in any order, and not before', () => {
  expect(wholeMix(different, ['air'])).toBe(undefined);
  expect(wholeMix(different, ['air', 'fire'])).toBe(different[1]);
  expect(wholeMix([take('fire', 'fire')], ['fire', 'water'])).toBe(undefined);
});
