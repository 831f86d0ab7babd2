import type { ManaforgeEvent } from '@conclave/manaforge';
import { expect, test } from 'vitest';
import type { Chapter } from '../../table/types.ts';
import { deedsSince } from './news.ts';

const chapter = (seat: number | undefined, ...events: ManaforgeEvent[]): Chapter => ({ ...(seat !== undefined && { seat }), events, standings: [] });
const built = (seat: number, card: string): ManaforgeEvent => ({ is: 'itemBuilt', seat, card, from: 'board', mana: [], gems: [] });
const earned = (seat: number, prestige: number): ManaforgeEvent => ({ is: 'prestigeGained', seat, prestige, from: 'spark-wand' });
const prism = (seat: number): ManaforgeEvent => ({ is: 'prismsGained', seat, prisms: 1 });
const round: ManaforgeEvent = { is: 'roundBegan', round: 2, age: 'dawn', cards: [] };

test('each rival since the viewer moved: what was built, the prestige of the whole turn, or the prism instead', () => {
  const before = [chapter(1, built(1, 'hellforge')), chapter(0, built(0, 'phoenix-egg'))];
  const since = [chapter(1, built(1, 'spark-wand'), earned(1, 2)), chapter(1, earned(1, 1)), chapter(2, prism(2))];
  expect(deedsSince([...before, ...since], 0)).toEqual([
    { seat: 1, built: ['spark-wand'], prism: false, prestige: 3 },
    { seat: 2, built: [], prism: true, prestige: 0 },
  ]);
});

test('prisms that come with an item or with the set-up are not taken instead of building', () => {
  expect(deedsSince([chapter(0), chapter(1, { is: 'talentsKept', seat: 1, talents: [] }, prism(1))], 0)).toEqual([]);
  expect(deedsSince([chapter(0), chapter(1, built(1, 'mana-prisms-dawn'), prism(1))], 0)).toMatchObject([{ prism: false }]);
});

test('whoever only spent dice is not in the news; a spectator reads those of the round', () => {
  const idle = chapter(1, { is: 'turnEnded', seat: 1, manaLost: [] });
  const story = [chapter(0, built(0, 'hellforge')), chapter(1, round), chapter(0, built(0, 'spark-wand')), idle];
  expect(deedsSince(story, undefined)).toEqual([{ seat: 0, built: ['spark-wand'], prism: false, prestige: 0 }]);
});
