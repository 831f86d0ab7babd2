import type { ManaforgeMove } from '@conclave/manaforge';
import { expect, test } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Drafting } from './drafting.svelte.ts';

test('one talent is picked: another takes its place, and tapped again it is laid back', async () => {
  const { play } = await playAt('manaforge', 'draft');
  const drafting = new Drafting(play);
  drafting.tap('geomancer');
  expect(drafting.ready).toEqual({ do: 'pick', talent: 'geomancer' });
  drafting.tap('scavenger');
  expect([drafting.chosen, drafting.ready]).toEqual([['scavenger'], { do: 'pick', talent: 'scavenger' }]);
  drafting.tap('scavenger');
  expect([drafting.chosen, drafting.ready]).toEqual([[], undefined]);
});

test('who is not asked chooses nothing', async () => {
  const { play, made } = await playAt('manaforge', 'draft');
  const drafting = new Drafting(play);
  const pick: ManaforgeMove = { do: 'pick', talent: 'geomancer' };
  await play.submit(pick);
  await made();
  drafting.tap('scavenger');
  expect([play.isAsked, drafting.chosen]).toEqual([false, []]);
});
