import type { MagesEvent } from '@conclave/mages';
import { expect, test } from 'vitest';
import type { Play } from '../../app/play.svelte.ts';
import { scenesOf } from './news.ts';

const rolled = (seat: number, die: number, purpose: string): MagesEvent => ({ is: 'dieRolled', seat, for: purpose, sides: 8, die, modifier: 0 }) as MagesEvent;
const died: MagesEvent = { is: 'died', seat: 1, killer: 0, status: 'dead' };
const claimed: MagesEvent = { is: 'characterClaimed', seat: 0, from: 1, character: 'elad-the-knowledgeable' };
const won: MagesEvent = { is: 'gameWon', seat: 0, how: 'lastAlive' };

const seen = (me: number, ...events: MagesEvent[]): string[] =>
  scenesOf({ me, state: { story: [{ events: [] }, { events }] }, sentence: ({ is }: MagesEvent) => is } as unknown as Play).map(({ is }) => is);

test('dice come before what they decide: a death, the claim that follows it, the victory', () => {
  expect(seen(2, rolled(0, 7, 'attack'), rolled(1, 2, 'defense'), died, claimed, won)).toEqual(['clash', 'death', 'claim', 'victory']);
});

test('a doubled spell has its dice twice', () => {
  const again = { is: 'spellCastAgain', seat: 0 } as MagesEvent;
  expect(seen(2, rolled(0, 7, 'attack'), rolled(1, 2, 'defense'), again, rolled(0, 1, 'attack'), rolled(1, 2, 'defense'))).toEqual(['clash', 'clash']);
});

test('dice that decide about nobody are waited for only by who rolls them', () => {
  expect(seen(0, rolled(0, 7, 'troll'))).toEqual(['clash']);
  expect(seen(1, rolled(0, 7, 'troll'))).toEqual([]);
});
