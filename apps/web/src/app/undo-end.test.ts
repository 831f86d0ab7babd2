import { type Viewer, voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Chapter } from '../table/types.ts';
import type { Teller } from './story.ts';
import { undoEnd } from './undo-end.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];
const by = (seat: number, wall?: Chapter['wall']): Chapter => ({ seat, events: [], standings: [], ...(wall && { wall }) });
const SETTING_UP: Chapter = { events: [], standings: [] };

function seen(story: readonly Chapter[], more: Partial<Teller['state']> = {}, viewer: Viewer = 0): ReturnType<typeof undoEnd> {
  return undoEnd({
    game: { words: { event: () => undefined, weights: {}, standing: 'points' } },
    voice: voiceOf(NAMES, viewer),
    me: viewer === 'spectator' ? undefined : viewer,
    state: {
      story: [SETTING_UP, ...story],
      names: NAMES,
      kind: 'online',
      stage: 'playing',
      canUndo: true,
      bots: [false, false, true],
      view: undefined,
      ...more,
    },
  });
}

test('it ends at the last thing that came to light, and says why', () => {
  expect(seen([by(0), by(0, 'dice'), by(0)])).toEqual({ chapter: 2, cause: 'dice' });
  expect(seen([by(0, 'card'), by(0, 'dice'), by(0)])).toEqual({ chapter: 2, cause: 'dice' });
});

test('it ends at what somebody else did', () => {
  expect(seen([by(0), by(1), by(0)])).toEqual({ chapter: 2, cause: 'others' });
  expect(seen([by(0), by(1)], { canUndo: false })).toEqual({ chapter: 2, cause: 'others' });
});

test('what may be taken back though others moved since has no end there', () => {
  expect(seen([by(0), by(1)])).toBeUndefined();
});

test('where nothing of one’s own lies behind it, it is not told', () => {
  expect(seen([by(1), by(0)])).toBeUndefined();
  expect(seen([by(0), by(0)])).toBeUndefined();
});

test('nobody is told who could not take back, or could take back everything', () => {
  const story = [by(0), by(1), by(0)];
  expect(seen(story, {}, 'spectator')).toBeUndefined();
  expect(seen(story, { kind: 'replay' })).toBeUndefined();
  expect(seen(story, { stage: 'over' })).toBeUndefined();
  expect(seen(story, { bots: [false, true, true] })).toBeUndefined();
});
