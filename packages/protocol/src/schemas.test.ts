import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ClockAgreed, Hex32, JoinTable, Name, NewTable, NewToken, PostMove, PostVote, RemoveFromTable } from './schemas.ts';

const isTaken = (schema: v.GenericSchema, given: unknown): boolean => v.safeParse(schema, given).success;
const SHARE = 'ab'.repeat(32);
const TABLE = { game: 'mages', seats: [{ kind: 'me' }, { kind: 'open' }] };
const ZERO_WIDTH = '\u200b';
const RIGHT_TO_LEFT = '\u202e';

describe('a name', () => {
  test.each([
    ['  Ana   Maria ', 'Ana Maria'],
    [`A${ZERO_WIDTH}na${RIGHT_TO_LEFT}`, 'Ana'],
    ['Ana\nMaria', 'AnaMaria'],
    ['Zoe\u0301', 'Zoé'],
    ['💫'.repeat(24), '💫'.repeat(24)],
    ['constructor', 'constructor'],
  ])('%j is kept as %j', (given, kept) => {
    expect(v.parse(Name, given)).toBe(kept);
  });

  test.each([
    ['', 'A name has at least one letter.'],
    [`${ZERO_WIDTH}${RIGHT_TO_LEFT} `, 'A name has at least one letter.'],
    ['a'.repeat(25), 'A name has at most 24 letters.'],
    ['a'.repeat(201), 'A name has at most 24 letters.'],
    ['\u0301Ana', 'A name has no more than three marks on a letter.'],
    [`a${'\u0316'.repeat(4)}`, 'A name has no more than three marks on a letter.'],
  ])('%j is refused with a sentence', (given, sentence) => {
    expect(v.safeParse(Name, given).issues?.[0].message).toBe(sentence);
  });

  test.each([undefined, null, 7, ['Ana'], { name: 'Ana' }])('%j is none', (given) => {
    expect(isTaken(Name, given)).toBe(false);
  });
});

describe('a clock', () => {
  test.each([
    [{ kind: 'none' }, { kind: 'none' }],
    [
      { kind: 'none', silence: 60 },
      { kind: 'none', silence: 60 },
    ],
    [
      { kind: 'turn', seconds: 5 },
      { kind: 'turn', seconds: 5, timeUp: 'default' },
    ],
    [
      { kind: 'total', seconds: 31 * 86_400, timeUp: 'bot' },
      { kind: 'total', seconds: 31 * 86_400, timeUp: 'bot' },
    ],
  ])('%j is agreed on', (given, agreed) => {
    expect(v.parse(ClockAgreed, given)).toEqual(agreed);
  });

  test.each([
    { kind: 'turn' },
    { kind: 'turn', seconds: 4 },
    { kind: 'turn', seconds: 31 * 86_400 + 1 },
    { kind: 'total', seconds: 60.5 },
    { kind: 'total', seconds: '60' },
    { kind: 'turn', seconds: 60, timeUp: 'lose' },
    { kind: 'none', seconds: 60 },
    { kind: 'none', silence: 59 },
    { kind: '__proto__' },
  ])('%j is refused', (given) => {
    expect(isTaken(ClockAgreed, given)).toBe(false);
  });
});

describe('a new table', () => {
  test('what is not said has its usual value', () => {
    expect(v.parse(NewTable, { ...TABLE, seats: [{ kind: 'me' }, { kind: 'bot' }] })).toEqual({
      game: 'mages',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'adept' }],
      options: {},
      clock: { kind: 'none' },
      visibility: 'link',
    });
  });

  test.each([
    { options: { leaders: false, choice: 'two' } },
    { visibility: 'public' },
    { share: SHARE },
    { seats: Array.from({ length: 8 }, () => ({ kind: 'open' })) },
  ])('it may have %j', (more) => {
    expect(isTaken(NewTable, { ...TABLE, ...more })).toBe(true);
  });

  test.each([
    { game: 7 },
    { game: 'x'.repeat(41) },
    { seats: [] },
    { seats: Array.from({ length: 9 }, () => ({ kind: 'open' })) },
    { seats: [{ kind: 'me', name: 'Ana' }] },
    { seats: [{ kind: 'ghost' }] },
    { seats: { 0: { kind: 'me' } } },
    { options: { n: 3 } },
    { options: { ['x'.repeat(41)]: true } },
    { visibility: 'secret' },
    { share: SHARE.slice(1) },
    { owner: 'somebody' },
  ])('it may not have %j', (more) => {
    expect(isTaken(NewTable, { ...TABLE, ...more })).toBe(false);
  });
});

test.each([
  ['a share of the randomness', Hex32, [SHARE], [SHARE.toUpperCase(), SHARE.slice(2), `${SHARE}00`, 7]],
  ['joining', JoinTable, [{}, { invite: 'abc', seat: 7, share: SHARE }], [{ seat: 8 }, { seat: -1 }, { seat: 0.5 }, { invite: 'x'.repeat(41) }, { name: 'x' }]],
  ['taking somebody off', RemoveFromTable, [{ seat: 0 }], [{}, { seat: '0' }, { seat: 8 }]],
  ['a vote', PostVote, [{ what: 'bot' }, { what: 'end' }, { what: 'none' }], [{}, { what: 'me' }, { what: ['bot'] }]],
  [
    'a move',
    PostMove,
    [{ move: { do: 'pass' } }, { move: { do: 'buy', card: 'ruby' }, prompt: 0, key: 'abcd-1234' }],
    [{ move: {} }, { move: { do: 'x'.repeat(65) } }, { move: 'pass' }, { move: { do: 'pass' }, prompt: -1 }, { move: { do: 'pass' }, key: 'short' }],
  ],
] as const)('%s is taken in its form and in no other', (_what, schema, taken, refused) => {
  for (const given of taken) expect(isTaken(schema, given), JSON.stringify(given)).toBe(true);
  for (const given of refused) expect(isTaken(schema, given), JSON.stringify(given)).toBe(false);
});

test('a token without a label is called bot', () => {
  expect(v.parse(NewToken, {})).toEqual({ label: 'bot' });
});
