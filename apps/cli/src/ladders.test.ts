import { levels } from '@conclave/bots';
import { shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';

test.each(Object.keys(shelf))('%s: each level thinks further than the one below, and only the lowest goes by habit', async (id) => {
  const { guide } = await shelf[id]!();
  const [lowest = 0, ...higher] = guide.ladder ?? [0, 1, 2, 3];
  expect(higher).toHaveLength(levels.length - 1);
  expect(lowest === 'habit').toBe(guide.habit !== undefined);
  const thoughts = [lowest === 'habit' ? -1 : lowest, ...higher];
  expect(thoughts).toEqual([...new Set(thoughts)].toSorted((a, b) => Number(a) - Number(b)));
});
