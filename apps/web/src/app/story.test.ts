import { type GameEvent, messagesOf, type Said, type Viewer, type Voice, voiceOf, type Weight } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Chapter } from '../table/types.ts';
import { recapOf } from './recap.ts';
import { logOf, type Teller } from './story.ts';

interface Happening extends GameEvent {
  readonly seat?: number;
  readonly to?: number;
  readonly round?: number;
}

const { sentence } = messagesOf('test', {
  does: '<who>{who}</who> {what}.',
  toSomebody: '<who>{who}</who> {what} {toIs, select, you {you} other {{to}}}.',
  happens: 'It {what}.',
});

function said({ is, seat, to }: Happening, voice: Voice): Said {
  if (seat === undefined) return sentence(voice, 'happens', {}, { what: is });
  return to === undefined ? sentence(voice, 'does', { who: seat }, { what: is }) : sentence(voice, 'toSomebody', { who: seat, to }, { what: is });
}

const weights: Record<string, Weight> = {
  turn: 'turn',
  round: 'round',
  rains: 'minor',
  hits: 'blow',
  passes: 'nudge',
  wins: 'great',
  places: 'opening',
  fishes: 'slight',
};

const chapter = (seat: number | undefined, ...events: Happening[]): Chapter => ({ ...(seat !== undefined && { seat }), events, standings: [] });

function telling(story: readonly Chapter[], viewer: Viewer = 0, more: Partial<Teller['state']> = {}): Teller {
  const names = ['Ana', 'Ben', 'Cleo'];
  const me = viewer === 'spectator' ? undefined : viewer;
  return {
    game: { words: { event: (event, voice) => said(event, voice), weights, standing: 'points' } },
    voice: voiceOf(names, viewer),
    me,
    state: { story, names, kind: 'online', stage: 'playing', canUndo: false, bots: [false, false, false], view: undefined, ...more },
  };
}

const turn = (seat: number): Happening => ({ is: 'turn', seat });

test('the log stands under a heading for each turn, newest first, one line for a move and all that follows from it', () => {
  const story = [
    chapter(undefined, { is: 'round', round: 1 }, turn(0)),
    chapter(0, { is: 'draws', seat: 0 }, { is: 'rains' }),
    chapter(0, { is: 'buys', seat: 0 }, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'hits', seat: 1, to: 0 }),
  ];
  const log = logOf(telling(story)).map(({ heading, deeds }) => [heading, ...deeds.map(({ text }) => text)]);
  expect(log).toEqual([
    ['Ben’s turn · round 1', 'Ben hits you.'],
    ['Your turn · round 1', 'Ana buys; rests.', 'Ana draws. It rains.'],
    ['Round 1', 'It round.'],
  ]);
});

test('a turn without an event of its own begins with its first deed', () => {
  const story = [chapter(0, { is: 'places', seat: 0 }), chapter(0, { is: 'draws', seat: 0 }), chapter(1, { is: 'places', seat: 1 })];
  expect(logOf(telling(story)).map(({ heading, deeds }) => [heading, deeds.length])).toEqual([
    ['Ben’s turn', 1],
    ['Your turn', 2],
  ]);
});

const told = (teller: Teller, most = 9) => recapOf(teller, most).groups.map(({ seat, deeds }) => [seat, ...deeds.map(({ text }) => text)]);

test('the recap has what struck the viewer first, by whose turn it was, and leaves out what only follows', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'draws', seat: 1 }, { is: 'rains' }),
    chapter(1, { is: 'buys', seat: 1 }, turn(2)),
    chapter(2, { is: 'draws', seat: 2 }),
    chapter(2, { is: 'hits', seat: 2, to: 0 }, turn(0)),
  ];
  expect(told(telling(story))).toEqual([
    [2, 'Cleo hits you.', 'Cleo draws.'],
    [1, 'Ben buys.', 'Ben draws.'],
  ]);
});

test('what an attack did stands with the attacker, though the viewer’s own answer brought it about', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'casts', seat: 1 }),
    chapter(0, { is: 'hits', seat: 1, to: 0 }, turn(0)),
  ];
  expect(told(telling(story))).toEqual([[1, 'Ben hits you.', 'Ben casts.']]);
});

test('a nudge concerns only whom it touches', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'passes', seat: 1, to: 2 }),
    chapter(1, { is: 'passes', seat: 1, to: 0 }, turn(0)),
  ];
  expect(told(telling(story))).toEqual([[1, 'Ben passes you.']]);
});

test('where there is no room for all, what strikes stays, and the newest deed', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'hits', seat: 1, to: 0 }),
    chapter(1, { is: 'draws', seat: 1 }),
    chapter(1, { is: 'buys', seat: 1 }, turn(2)),
    chapter(2, { is: 'hits', seat: 2, to: 0 }),
    chapter(2, { is: 'sleeps', seat: 2 }, turn(0)),
  ];
  expect(told(telling(story), 2)).toEqual([[2, 'Cleo hits you.', 'Cleo sleeps.']]);
  expect(recapOf(telling(story), 2).left).toBe(3);
});

test('what one player did several times is told once, and where there is no room for all, a deed of which there are many goes first', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'buys', seat: 1 }),
    chapter(1, { is: 'fishes', seat: 1 }),
    chapter(1, { is: 'draws', seat: 1 }, turn(2)),
    ...Array.from({ length: 3 }, () => chapter(2, { is: 'fishes', seat: 2 })),
    chapter(2, { is: 'rests', seat: 2 }, turn(0)),
  ];
  const { groups, left } = recapOf(telling(story), 4);
  expect(groups.flatMap(({ deeds }) => deeds.map(({ text, times }) => [text, times]))).toEqual([
    ['Cleo rests.', 1],
    ['Cleo fishes.', 3],
    ['Ben draws.', 1],
    ['Ben buys.', 1],
  ]);
  expect(left).toBe(1);
});

const standing = (one: Chapter, ...standings: number[]): Chapter => ({ ...one, standings });

test('a lost lead and a rival close to winning are told', () => {
  const story = [
    chapter(undefined, turn(0)),
    standing(chapter(0, { is: 'rests', seat: 0 }, turn(1)), 5, 3, 1),
    standing(chapter(1, { is: 'buys', seat: 1 }, turn(0)), 5, 8, 1),
  ];
  const teller = telling(story, 0, { view: {} });
  const warnings = (_view: unknown, voice: Voice) => [sentence(voice, 'does', { who: 2 }, { what: 'is near' })];
  const warned = { ...teller, game: { words: { ...teller.game.words, warnings } } };
  expect(told(warned)).toEqual([
    [1, 'Ben has taken the lead from you: 8 to 5 points.', 'Ben buys.'],
    [2, 'Cleo is near.'],
  ]);
  const behind = [story[0] as Chapter, standing(story[1] as Chapter, 3, 5, 1), story[2] as Chapter];
  expect(told(telling(behind))).toEqual([[1, 'Ben buys.']]);
});

test('before a first turn all that the others did is told, but not how the game was laid out, and nobody has lost a lead', () => {
  const story = [
    standing(chapter(undefined, { is: 'deals' }, turn(1)), 2, 2, 2),
    standing(chapter(1, { is: 'draws', seat: 1 }, turn(2)), 2, 9, 2),
    standing(chapter(2, { is: 'buys', seat: 2 }, turn(0)), 2, 9, 4),
  ];
  expect(told(telling(story))).toEqual([
    [2, 'Cleo buys.'],
    [1, 'Ben draws.'],
  ]);
});

test('what was put away does not come again, what is new does', () => {
  const story = [
    chapter(undefined, turn(0)),
    chapter(0, { is: 'rests', seat: 0 }, turn(1)),
    chapter(1, { is: 'draws', seat: 1 }),
    chapter(1, { is: 'buys', seat: 1 }, turn(0)),
  ];
  expect(recapOf(telling(story), 9, 2).groups.flatMap(({ deeds }) => deeds.map(({ text }) => text))).toEqual(['Ben buys.']);
  expect(recapOf(telling(story, 'spectator'), 9).groups).toEqual([]);
});

const ends = (teller: Teller) => logOf(teller).flatMap(({ deeds }) => deeds.flatMap(({ text, undoEnds }) => (undoEnds ? [[text, undoEnds]] : [])));
const wall = (one: Chapter): Chapter => ({ ...one, wall: 'dice' });

test('the log says where undo ends, and why', () => {
  const rolled = [wall(chapter(0, { is: 'rolls', seat: 0 })), chapter(0, { is: 'buys', seat: 0 })];
  expect(ends(telling(rolled, 0, { canUndo: true }))).toEqual([['Ana rolls.', 'dice']]);
  const moved = [chapter(0, { is: 'buys', seat: 0 }), chapter(1, { is: 'draws', seat: 1 })];
  expect(ends(telling(moved))).toEqual([['Ben draws.', 'others']]);
});

test('undo ends nowhere alone with bots, for watchers, in replays, after the end, or before an own move', () => {
  const story = [wall(chapter(0, { is: 'rolls', seat: 0 })), chapter(0, { is: 'buys', seat: 0 })];
  expect(ends(telling(story, 0, { canUndo: true, bots: [false, true, true] }))).toEqual([]);
  expect(ends(telling(story, 'spectator'))).toEqual([]);
  expect(ends(telling(story, 0, { kind: 'replay' }))).toEqual([]);
  expect(ends(telling(story, 0, { stage: 'over' }))).toEqual([]);
  expect(ends(telling([wall(chapter(1, { is: 'rolls', seat: 1 }))]))).toEqual([]);
});

test('what others did apart from it does not end undo', () => {
  const story = [chapter(0, { is: 'buys', seat: 0 }), chapter(1, { is: 'sleeps', seat: 1 })];
  expect(ends(telling(story, 0, { canUndo: true }))).toEqual([]);
});
