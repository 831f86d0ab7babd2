import type { MagesView } from '@conclave/mages';
import { expect, test } from 'vitest';
import { whatIsLeft } from './facts.ts';

const at = (view: Partial<MagesView>): string => whatIsLeft({ actions: 0, phase: 'act', attack: null, dying: null, ...view } as MagesView);

test('a turn ends neither while its last attack is in the air nor before the dead have rolled', () => {
  expect(at({ actions: 2 })).toBe('2 actions left');
  expect(at({ attack: {} as MagesView['attack'] })).toBe('the last action');
  expect(at({ dying: { seat: 1, killer: 0 } })).toBe('the last action');
  expect(at({ phase: 'resurrect' })).toBe('may roll to return');
  expect(at({ phase: 'endTurn' })).toBe('about to end');
});
