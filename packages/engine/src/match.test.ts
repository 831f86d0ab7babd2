import { sparks } from '@conclave/sparks';
import { beforeEach, expect, test } from 'vitest';
import { loadMatch, verify } from './loaded.ts';
import { createMatch, type Match } from './match.ts';
import { commitmentTo } from './random.ts';
import { type Saved, saveMatch } from './saved.ts';

const KEY = 'a'.repeat(64);
type SparksMatch = ReturnType<typeof newMatch>;
const newMatch = () => createMatch(sparks, { seats: 3, key: KEY });
const asAny = (match: SparksMatch): Match => match as unknown as Match;

let match: SparksMatch;
beforeEach(() => {
  match = newMatch();
});

const offer = (seat: number) => match.promptFor(seat)!;
const burnFirst = (seat: number) => match.play(seat, offer(seat).moves[0], offer(seat).id);
/** Plays on with the first offered move until the game is over, or so many moves. */
const playOn = (most = Number.POSITIVE_INFINITY): void => {
  for (let i = 0; i < most && !match.isOver; i++) {
    const [seat = 0] = match.asked;
    match.play(seat, offer(seat).moves[0]);
  }
};

test('a match asks, takes moves and ends', () => {
  expect(match.asked).toEqual([0, 1, 2]);
  expect(match.commitment).toBe(commitmentTo(KEY));
  playOn();
  expect(match.isOver).toBe(true);
  expect(match.asked).toEqual([]);
  expect(match.play(0, { do: 'pass' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-OVER' } });
});

test.each([
  ['too few', { seats: 1 }, 'for 2 to 4'],
  ['too many', { seats: 5 }, 'for 2 to 4'],
  ['no number', { seats: Number.NaN }, 'for 2 to 4'],
  ['a bad key', { seats: 2, key: 'abc' }, 'hexadecimal'],
  ['unknown options', { seats: 2, options: { fog: true } }, 'fog'],
])('%s: a match does not begin', (_name, beginning, reason) => {
  expect(() => createMatch(sparks, beginning)).toThrow(reason);
});

test('bad input gets a reason and changes nothing', () => {
  burnFirst(0);
  const before = match.hash();
  const missing = [1, 2, 3, 4, 5, 6].find((card) => !offer(1).moves.some((move) => 'card' in move && move.card === card));
  const rules = [
    match.play(0, { do: 'burn', card: 1 }),
    match.play(1, { do: 'burn', card: missing }),
    match.play(1, { do: 'burn' }),
    match.play(1, { do: 'draw', x: 1 }),
    match.play(7, { do: 'pass' }),
  ].map((tried) => !tried.ok && tried.refusal.rule);
  expect(rules).toEqual(['TABLE-TURN', 'SP-ROUND-01', 'TABLE-SHAPE', 'TABLE-SHAPE', 'TABLE-TURN']);
  expect(match.hash()).toBe(before);
  expect(match.version).toBe(1);
});

test('an attempt changes nothing until it is committed', () => {
  const before = match.hash();
  const attempt = match.attempt(0, offer(0).moves[0]);
  expect([attempt.ok, match.hash(), match.version]).toEqual([true, before, 0]);
  if (attempt.ok) attempt.commit();
  expect([match.hash() === before, match.version]).toEqual([false, 1]);
});

test('an answer to an old question is stale; of simultaneous choosers neither makes the other stale', () => {
  const [mine, theirs] = [offer(0).id, offer(1).id];
  expect(burnFirst(0).ok).toBe(true);
  expect(offer(1).id).toBe(theirs);
  expect(match.play(1, offer(1).moves[0], theirs).ok).toBe(true);
  burnFirst(2);
  const [winner = 0] = match.asked;
  expect(match.play(winner, { do: 'pass' }, mine)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
});

test('a sealed answer can be taken back while others are open, and given anew', () => {
  burnFirst(0);
  burnFirst(1);
  expect(match.asked).toEqual([2]);
  expect(match.undo(0).ok).toBe(true);
  expect(match.asked).toEqual([0, 2]);
  expect(match.redo(1)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-REDO' } });
  expect(match.redo(0).ok).toBe(true);
  expect(match.asked).toEqual([2]);
});

test('no take-back goes past what has come to light, unless the table agrees', () => {
  burnFirst(0);
  const before = match.hash();
  burnFirst(1);
  burnFirst(2);
  expect(match.undo(2)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO', reason: 'The secret answers were opened since.' } });
  expect(match.canUndo(0)).toBe(false);
  expect(match.undo(2, 'agreed').ok).toBe(true);
  expect(match.undo(1, 'agreed').ok).toBe(true);
  expect(match.hash()).toBe(before);
});

test('several moves agreed to be taken back are one line of the log, and the log leads there again', () => {
  burnFirst(0);
  const before = match.hash();
  playOn(5);
  const far = match.hash();
  expect(match.undo(2, 'agreed', 5)).toMatchObject({ ok: true, entry: { seat: 2, undo: 'agreed', back: 5 } });
  expect([match.hash(), match.version, match.moves.length]).toEqual([before, 7, 1]);
  const again = newMatch();
  for (const entry of match.log) expect(again.enter(entry)).toBeUndefined();
  expect([again.hash(), again.promptFor(1)?.id]).toEqual([before, match.promptFor(1)?.id]);
  for (let i = 0; i < 5; i++) expect(match.redo([0, 1, 2].find((seat) => match.canRedo(seat))!).ok).toBe(true);
  expect(match.hash()).toBe(far);
});

test('a log with one line for each move taken back leads to the same position as one line for all', () => {
  playOn(6);
  const again = newMatch();
  for (const entry of match.log) again.enter(entry);
  for (let i = 0; i < 4; i++) expect(again.enter({ seat: 1, undo: 'agreed' })).toBeUndefined();
  match.undo(1, 'agreed', 4);
  expect(again.hash()).toBe(match.hash());
  expect(again.promptFor(2)?.moves).toEqual(match.promptFor(2)?.moves);
});

test.each([0, -1, 1.5, Number.NaN, 7, '3' as unknown as number])('%s moves cannot be taken back when six are in force', (back) => {
  playOn(6);
  const before = match.hash();
  expect(match.undo(0, 'agreed', back)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
  expect([match.hash(), match.version]).toEqual([before, 6]);
});

/** Sparks, counting the moves that are carried out. */
function counted() {
  let plays = 0;
  const rulebook: typeof sparks.rulebook = {
    ...sparks.rulebook,
    play(...move) {
      plays++;
      sparks.rulebook.play(...move);
    },
  };
  return { game: { ...sparks, rulebook }, plays: () => plays };
}

test('a log of moves and take-backs is read without playing the game again for each', () => {
  playOn(5);
  const [seat = 0] = match.asked;
  const [move] = offer(seat).moves;
  const { game, plays } = counted();
  const again = createMatch(game, { seats: 3, key: KEY });
  for (const entry of match.log) again.enter(entry);
  for (let i = 0; i < 500; i++) {
    expect(again.enter({ seat, move: move! })).toBeUndefined();
    expect(again.enter({ seat, undo: 'agreed' })).toBeUndefined();
  }
  expect(again.hash()).toBe(match.hash());
  expect(plays()).toBeLessThan(520);
});

test('a take-back of a move just made plays nothing again', () => {
  const { game, plays } = counted();
  match = createMatch(game, { seats: 3, key: KEY });
  playOn(9);
  const before = plays();
  match.undo(0, 'agreed', 5);
  expect(plays()).toBe(before);
});

test('a log holds only so many lines that were taken back; an older log with more is still read', () => {
  const toAndFro = () => burnFirst(0).ok && match.undo(0).ok;
  while (match.version < 5000 && toAndFro());
  expect(match.version).toBeLessThan(2000);
  expect(match.canUndo(0)).toBe(false);
  expect(match.undo(0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO', reason: expect.stringContaining('play on') } });
  expect(match.undo(0, 'agreed')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
  for (let i = 0; i < 10; i++) {
    expect(match.enter({ seat: 0, undo: 'own' })).toBeUndefined();
    burnFirst(0);
  }
  playOn();
  expect(match.isOver).toBe(true);
});

test('nobody takes back what is not theirs, or nothing at all', () => {
  expect(match.undo(0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
  expect(match.undo(0, 'agreed')).toMatchObject({ ok: false });
  burnFirst(0);
  expect(match.undo(1)).toMatchObject({ ok: false });
  expect(match.redo(0)).toMatchObject({ ok: false });
});

test('a log entered line by line leads to the same match, from which one may still take back', () => {
  burnFirst(0);
  match.undo(0);
  match.redo(0);
  playOn(4);
  burnFirst(match.asked[0] ?? 0);
  const again = newMatch();
  expect(match.log.map((entry) => again.enter(entry))).toEqual(match.log.map(() => undefined));
  expect(again.hash()).toBe(match.hash());
  expect(again.story(1)).toEqual(match.story(1));
  const [mover = 0] = match.moves.slice(-1).map(({ seat }) => seat);
  match.undo(mover, 'agreed');
  again.undo(mover, 'agreed');
  expect(again.hash()).toBe(match.hash());
  expect(again.enter({ seat: 9, move: { do: 'draw' } })).toMatchObject({ rule: 'TABLE-TURN' });
  expect(again.hash()).toBe(match.hash());
});

test('the story leaves out what was taken back and what a viewer may not see', () => {
  burnFirst(0);
  match.undo(0);
  playOn(3);
  const [winner = 0] = match.asked;
  match.play(winner, { do: 'draw' });
  const drawn = (viewer: number | 'spectator') => match.story(viewer).at(-1)?.events;
  expect(match.story(0)).toHaveLength(1 + 4);
  expect(drawn(winner)).toMatchObject([{ is: 'cardDrawn', card: expect.any(Number) }]);
  expect(drawn('spectator')).toEqual([{ is: 'cardDrawn', seat: winner }]);
});

test('a bot is given the table as its seat sees it, without the dice of the match', () => {
  const dealt = match.redealt(1, { kind: 'fast', key: [], at: 5 });
  expect(sparks.viewFor(dealt, 1)).toEqual(match.view(1));
  expect(dealt.random.key).toEqual([]);
});

const saved = (): Saved => {
  match.play(0, offer(0).moves[0]);
  match.undo(0);
  match.redo(0);
  playOn();
  return JSON.parse(JSON.stringify(saveMatch(asAny(match), ['Ana', 'Ben', 'Cleo'])));
};

test('a saved match, take-backs and all, is read again and verified', () => {
  const file = saved();
  expect(loadMatch(sparks, file).hash()).toBe(match.hash());
  expect(verify(sparks as never, file)).toEqual({ ok: true, entries: match.version, hash: match.hash(), over: true, shares: [] });
});

test.each<[string, (file: Saved) => unknown, object]>([
  ['no match at all', () => 'hello', { reason: expect.stringContaining('not a saved match') }],
  ['another format', (file) => ({ ...file, format: 9 }), { reason: expect.stringContaining('format') }],
  ['another game', (file) => ({ ...file, game: 'chess' }), { reason: expect.stringContaining('chess') }],
  ['an unknown version of the rules', (file) => ({ ...file, rulesVersion: 99 }), { reason: expect.stringContaining('version 99') }],
  ['no key', (file) => ({ ...file, key: undefined }), { reason: expect.stringContaining('key') }],
  ['another key', (file) => ({ ...file, key: 'b'.repeat(64) }), { reason: expect.stringContaining('committed') }],
  ['no moves', (file) => ({ ...file, entries: undefined }), { reason: expect.stringContaining('moves') }],
  ['wrong seats', (file) => ({ ...file, seats: 9 }), { reason: expect.stringContaining('players') }],
  ['a truncated list', (file) => ({ ...file, entries: file.entries.slice(0, -2) }), { reason: expect.stringContaining('last position') }],
  ['a move that is none', (file) => ({ ...file, entries: file.entries.with(2, 7 as never) }), { entry: 3, reason: expect.stringContaining('not a move') }],
  [
    'an illegal move',
    (file) => ({ ...file, entries: file.entries.with(2, { seat: 0, move: { do: 'draw' }, check: '' }) }),
    { entry: 3, reason: expect.stringContaining('not legal') },
  ],
  ['an impossible take-back', (file) => ({ ...file, entries: file.entries.with(0, { seat: 0, undo: 'own', check: '' }) }), { entry: 1 }],
  [
    'a tampered position',
    (file) => ({ ...file, entries: file.entries.with(4, { ...file.entries[4]!, check: '000000000000' }) }),
    { entry: 5, reason: expect.stringContaining('written down') },
  ],
  ['a tampered end', (file) => ({ ...file, hash: '0' }), { reason: expect.stringContaining('last position') }],
])('a file with %s is refused, and the place named', (_name, spoil, verdict) => {
  expect(verify(sparks as never, spoil(saved()))).toMatchObject({ ok: false, ...verdict });
});
