import { expect, test } from 'vitest';
import { playAt } from '../../testing/played.ts';
import { Drafting } from './drafting.svelte.ts';

const pick = (talent: string) => ({ do: 'pick', talent });

test('one talent is picked: another takes its place, and tapped again it is laid back', async () => {
  const { play } = await playAt('manaforge', 'draft');
  const drafting = new Drafting(play);
  drafting.tap('geomancer');
  expect(drafting.ready).toEqual(pick('geomancer'));
  drafting.tap('scavenger');
  expect([drafting.chosen, drafting.ready]).toEqual([['scavenger'], pick('scavenger')]);
  drafting.tap('scavenger');
  expect([drafting.chosen, drafting.ready]).toEqual([[], undefined]);
});

test('who is not asked chooses nothing', async () => {
  const { play, made } = await playAt('manaforge', 'draft');
  const drafting = new Drafting(play);
  await play.submit(pick('geomancer'));
  await made();
  drafting.tap('scavenger');
  expect([play.isAsked, drafting.chosen]).toEqual([false, []]);
});
