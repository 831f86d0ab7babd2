import { voiceOf } from '@conclave/engine';
import type { MagesEvent } from '@conclave/mages';
import { expect, test } from 'vitest';
import type { Play } from '../../app/play.svelte.ts';
import { scenesOf } from './news.ts';

const rolled = (seat: number, die: number, purpose: string): MagesEvent => ({ is: 'dieRolled', seat, for: purpose, sides: 8, die, modifier: 0 }) as MagesEvent;
const died: MagesEvent = { is: 'died', seat: 1, killer: 0, status: 'dead' };
const claimed: MagesEvent = { is: 'characterClaimed', seat: 0, from: 1, character: 'elad-the-knowledgeable' };
const won: MagesEvent = { is: 'gameWon', seat: 0, how: 'lastAlive' };

const at = (me: number, before: MagesEvent[], events: MagesEvent[]) =>
  scenesOf({
    me,
    voice: voiceOf(['Ana', 'Ben'], me),
    state: { story: [{ events: before }, { events }] },
    sentence: ({ is }: MagesEvent) => is,
  } as unknown as Play);
const seen = (me: number, ...events: MagesEvent[]): string[] => at(me, [], events).map(({ is }) => is);
const causesOf = (before: MagesEvent[], ...events: MagesEvent[]): string[] =>
  at(0, before, events).flatMap((one) => (one.is === 'clash' ? one.clash.cause : []));
const cast: MagesEvent = { is: 'spellCast', seat: 0, spell: 'fireball', target: 1 };

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

test('dice say what they are rolled for, though it was cast when others could still answer', () => {
  const countered: MagesEvent = { is: 'attackCountered', seat: 1, card: 'counter' };
  expect(causesOf([cast, countered], rolled(0, 7, 'attack'), rolled(1, 2, 'defense'))).toEqual(['spellCast']);
  expect(causesOf([cast], { is: 'attackDeflected', seat: 1, target: 0, card: 'apprentices-shield' }, rolled(0, 7, 'attack'))).toEqual(['attackDeflected']);
});

test('a doubled spell says so of both its dice', () => {
  const again: MagesEvent = { is: 'spellCastAgain', seat: 0, spell: 'fireball', target: 1 };
  expect(causesOf([cast], rolled(0, 7, 'attack'), again, rolled(0, 1, 'attack'))).toEqual(['spellCast', 'spellCastAgain']);
});

test('of Items only those that make everybody roll are what dice are rolled for', () => {
  const rain: MagesEvent = { is: 'itemPlayed', seat: 0, item: 'healing-rain' };
  const amulet: MagesEvent = { is: 'itemPlayed', seat: 0, item: 'amulet-of-luck' };
  expect(causesOf([], rain, rolled(0, 7, 'healing'))).toEqual(['itemPlayed']);
  expect(causesOf([cast], amulet, rolled(0, 7, 'attack'))).toEqual(['spellCast']);
});

test('dice for the Troll and for a return say whose they are', () => {
  expect(causesOf([cast], rolled(0, 3, 'troll'))).toEqual(['You roll for the Treasure Troll.']);
  expect(causesOf([cast], rolled(1, 3, 'resurrection'))).toEqual(['Ben rolls to return from the dead.']);
});
