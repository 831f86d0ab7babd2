import { below, fastRandom, type GameModule, Match, type Moment } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { allGames } from './index.ts';
import { momentOf, momentsOf } from './moments.ts';

const KEY = '0'.repeat(64);
const MOST_MOVES = 20_000;

const begun = (game: GameModule, { names, options = {}, lay }: Moment): Match => new Match(game, { seats: names.length, options, key: KEY, lay });

function playedOut(match: Match): Match {
  const random = fastRandom(1);
  for (let made = 0; !match.isOver && made < MOST_MOVES; made++) {
    const seat = match.asked[0] ?? 0;
    const moves = match.promptFor(seat)?.moves ?? [];
    const played = match.play(seat, moves[below(random, moves.length)]);
    if (!played.ok) throw new Error(played.refusal.reason);
  }
  return match;
}

const all = (await allGames()).map(async (game) => Object.entries(await momentsOf(game.id)).map(([name, moment]) => ({ id: game.id, name, game, moment })));

describe.each((await Promise.all(all)).flat())('$id: $name', ({ game, moment }) => {
  test('its first player is asked, and it can be played to the end', () => {
    const match = begun(game, moment);
    expect(match.asked).toContain(0);
    expect(playedOut(match).isOver).toBe(true);
  });

  test('what is played on it leaves it as it was laid out', () => {
    const laid = begun(game, moment).hash();
    const { log } = playedOut(begun(game, moment));
    const read = begun(game, moment);
    for (const entry of log) expect(read.enter(entry)).toBeUndefined();
    expect(begun(game, moment).hash()).toBe(laid);
  });

  test('it is laid out the same every time, and everything can be taken back', () => {
    const [match, again] = [begun(game, moment), begun(game, moment)];
    expect(match.hash()).toBe(again.hash());
    match.play(0, match.promptFor(0)?.moves[0]);
    expect(match.undo(0, 'agreed').ok).toBe(true);
    expect(match.hash()).toBe(again.hash());
  });
});

test('a moment that nobody has laid out is not there, whatever its name', async () => {
  expect(await momentOf('sparks', 'constructor')).toBeUndefined();
  expect(await momentOf('toString', 'last-spark')).toBeUndefined();
  expect(await momentsOf('nothing')).toEqual({});
});
