import { hashOf, Match } from '@conclave/engine';
import { type MysticValeMove, type MysticValeView, mysticVale } from '@conclave/mystic-vale';
import { expect, test } from 'vitest';
import type { Play } from '../../app/play.svelte.ts';
import { closingDeed, freeDeed } from './deeds.ts';

const END: MysticValeMove = { do: 'endHarvest' };

function harvesting(cards: readonly string[], mana: number, vp: number): Play {
  const view = new Match(mysticVale, { seats: 2, options: { leaders: false, amulets: false }, key: hashOf('deeds') }).view(0) as MysticValeView;
  const options = { free: { cards, means: { mana, animal: 0, forest: 0, sky: 0, wild: 0, vp } } };
  return { me: 0, isAsked: true, state: { view: { ...view, options } } } as unknown as Play;
}

test('free abilities are used at one stroke: all of them, or the only one, and what they bring is told', () => {
  const all: MysticValeMove = { do: 'useAll' };
  const druid: MysticValeMove = { do: 'use', card: 'peacekeeper-druid', position: 'top' };
  const two = freeDeed(harvesting(['peacekeeper-druid', 'feral-chieftain'], 2, 1), [druid, all, END]);
  expect(two).toMatchObject({ move: all, title: 'Use all abilities' });
  expect(two?.sub).toMatch(/^2 mana\u00a0· .*1 VP/);
  expect(freeDeed(harvesting(['peacekeeper-druid'], 2, 0), [druid, END])).toMatchObject({ move: druid, sub: '2 mana' });
  expect(freeDeed(harvesting([], 0, 0), [END])).toBe(undefined);
});

test('the end of a Harvest forgoes what could still be had, and nothing else', () => {
  const play = harvesting([], 0, 0);
  const gains: MysticValeMove[] = [{ do: 'useAll' }, { do: 'evoke' }, { do: 'upgrade' }, { do: 'use', card: 'peacekeeper-druid', position: 'top' }];
  for (const gain of gains) expect(closingDeed(play, [gain, END])).toMatchObject({ move: END, forgoes: true });
  expect(closingDeed(play, [{ do: 'takeVp' }, END])).toMatchObject({ move: END, forgoes: false });
});
