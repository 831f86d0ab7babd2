import { createMatch, type GameModule } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { Chronicle } from './chronicle.ts';
import { attemptTakeBack, canTakeBack } from './take-back.ts';

const game = sparks as unknown as GameModule;
const begin = (): Chronicle => new Chronicle(createMatch(game, { seats: 3, key: 'b'.repeat(64) }));

/** The first offered moves, put in force one after the other. */
function playOn(chronicle: Chronicle, moves: number): void {
  const { match } = chronicle;
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = match.asked;
    const attempt = match.attempt(seat, match.promptFor(seat)!.moves[0]);
    if (attempt.ok) chronicle.advance(attempt, match.version);
  }
}

test('a log that is read tells the same story as the game that was played, take-backs and all', () => {
  const played = begin();
  playOn(played, 5);
  const back = attemptTakeBack(played.match, 0);
  if (back.ok) played.advance(back, played.match.version);
  playOn(played, 6);
  const read = begin();
  played.match.log.forEach((entry, i) => {
    expect(read.enter(entry, i)).toBeUndefined();
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(read.story(viewer)).toEqual(played.story(viewer));
    expect(read.sight(viewer)).toEqual(played.sight(viewer));
  }
  expect(new Set(played.story(0).map(({ wall }) => wall))).toEqual(new Set([undefined, 'answers', 'card']));
});

test('a take-back of several moves is one step, and its followers drop their chapters', () => {
  const chronicle = begin();
  chronicle.follow(1);
  playOn(chronicle, 3);
  const attempt = attemptTakeBack(chronicle.match, 0);
  expect(attempt).toMatchObject({ ok: true, entry: { seat: 0, undo: 'agreed', back: 3 } });
  const step = attempt.ok ? chronicle.advance(attempt, 0).get(1) : undefined;
  expect(step).toMatchObject({ version: 4, keep: 1, story: [] });
  expect(chronicle.story(1)).toHaveLength(1);
});

test('a story stays the same list until something is written or struck', () => {
  const chronicle = begin();
  playOn(chronicle, 3);
  const [mine, theirs] = [chronicle.story(0), chronicle.story(1)];
  expect(chronicle.story(0)).toBe(mine);
  expect(chronicle.story(1)).toBe(theirs);
  playOn(chronicle, 1);
  expect(chronicle.story(0)).toHaveLength(5);
  const attempt = attemptTakeBack(chronicle.match, 0);
  if (attempt.ok) chronicle.advance(attempt, 0);
  expect(chronicle.story(0).length).toBeLessThan(5);
  expect(mine).toHaveLength(4);
});

test('who has not moved has nothing to take back', () => {
  const { match } = begin();
  expect(canTakeBack(match, 0)).toBe(false);
  expect(attemptTakeBack(match, 0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
});
