import { expect, test } from 'vitest';
import { isDone } from './facts.ts';

test('a turn is done when only its end is left, whatever prisms could become', () => {
  expect(isDone([{ do: 'endTurn' }, { do: 'swapPrism', gem: 'fire' }])).toBe(true);
  expect(isDone([{ do: 'endTurn' }, { do: 'gainPrism' }])).toBe(false);
});
