import { type GameModule, Match } from '@conclave/engine';
import { gatesOfMara, type MaraEvent, type MaraView } from '@conclave/gates-of-mara';
import { moments } from '@conclave/gates-of-mara/moments';
import { expect, test } from 'vitest';
import type { Play } from '../../app/play.svelte.ts';
import { partsOf, roundEndOf } from './round-end.ts';

/** A table at which the last player of a round passes, as its board sees it; the questions that follow are answered by what comes first. */
function passed(): { play: Play; events: readonly MaraEvent[] } {
  const { names, options = {}, lay } = moments['round-end']!;
  const match = new Match(gatesOfMara, { seats: names.length, options, key: '0'.repeat(64), lay });
  match.play(0, { do: 'pass' });
  while ((match.view(0) as MaraView).phase !== 'turns') {
    const seat = match.asked[0] ?? 0;
    match.play(seat, match.promptFor(seat)?.moves[0]);
  }
  const story = match.story(0);
  const play = { state: { story, view: match.view(0) }, sentence: ({ is }: MaraEvent) => is } as unknown as Play;
  return { play, events: story.flatMap(({ events }) => events) };
}

test('the end of a round is told from the last pass to the first turn of the next round', () => {
  const end = roundEndOf(passed().play);
  expect(end?.round).toBe(3);
  expect(end?.events.at(-1)).toMatchObject({ is: 'roundBegan' });
  expect(end?.events.some(({ is }) => is === 'roundEnded')).toBe(false);
});

test('claims come first, then Keys, then Objectives, then what is laid out anew', () => {
  const { play } = passed();
  const parts = partsOf(play, roundEndOf(play)!);
  expect(parts.map(({ title }) => title)).toEqual(['Claims', 'Keys for three pieces', 'Objectives', 'Round 4 begins']);
  expect(parts[3]?.steps.map(({ title }) => title)).toEqual(expect.arrayContaining(['turnOrderSet', 'wandererMoved']));
});

test('every claim that was placed is shown, those of one realm together, the most first', () => {
  const { play, events } = passed();
  const [claims] = partsOf(play, roundEndOf(play)!);
  const placed = events.filter(({ is }) => is === 'claimsPlaced');
  const gifts = claims!.steps.flatMap((step) => step.gifts ?? []);
  expect(placed.length).toBeGreaterThan(1);
  expect(gifts.filter(({ sign }) => sign === 'flying-flag')).toHaveLength(placed.length);
  const realms = claims!.steps.flatMap(({ realm }) => realm ?? []);
  expect(new Set(realms).size).toBe(realms.length);
  for (const { gifts: some = [] } of claims!.steps) {
    const flags = some.filter(({ sign }) => sign === 'flying-flag').map(({ n }) => n);
    expect(flags).toEqual(flags.toSorted((a, b) => b - a));
  }
});

test('a round that goes on has no end', () => {
  const { names, options = {}, lay } = moments['round-end']!;
  const match = new Match(gatesOfMara as unknown as GameModule, { seats: names.length, options, key: '0'.repeat(64), lay });
  expect(roundEndOf({ state: { story: match.story(0) } } as unknown as Play)).toBeUndefined();
});
