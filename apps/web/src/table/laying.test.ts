import { fastRandom, type GameModule, hashOf, isSame, Match } from '@conclave/engine';
import { mages } from '@conclave/mages';
import { expect, test } from 'vitest';
import { layOf } from './laying.ts';

const game = mages as unknown as GameModule;

function begun(moves: number): Match {
  const match = new Match(game, { seats: 3, options: {}, key: hashOf('laying') });
  for (let i = 0; i < moves; i++) match.play(match.asked[0]!, match.promptFor(match.asked[0]!)!.moves[0]);
  return match;
}

test('a table that goes on from a moment shows its seat what it saw then, and deals anew what it did not know', async () => {
  const match = begun(40);
  const { seats, options, key, moves } = match;
  const from = { seats, options, key, seat: 1, moves: moves.map(({ seat, move }) => ({ seat, move })) };
  const lay = (await layOf(game, { from }))!;
  const [one, other] = [1, 2].map((seed) => lay(fastRandom(seed)));
  expect(isSame(game.viewFor(one!, 1), game.viewFor(match.state, 1))).toBe(true);
  expect(hashOf(one)).not.toBe(hashOf(other));
  const again = new Match(game, { seats, options, key: hashOf('anew'), lay });
  expect(again.asked).toEqual(match.asked);
});

test('moves that cannot be made again are told, and without a moment nothing is laid out', async () => {
  const from = { seats: 3, options: {}, key: hashOf('laying'), seat: 0, moves: [{ seat: 0, move: { do: 'constructor' } }] };
  const lay = (await layOf(game, { from }))!;
  expect(() => lay(fastRandom(1))).toThrow();
  expect(await layOf(game, {})).toBeUndefined();
});
