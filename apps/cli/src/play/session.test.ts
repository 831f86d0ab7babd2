import { hashOf, Match, type Move } from '@conclave/engine';
import { expect, test } from 'vitest';
import { namedGame } from '../games.ts';
import { onlyAnswer, type Session } from './session.ts';

/** The first turn of somebody with Darksoul Ember, who must push. */
async function forcedToPush(): Promise<{ match: Match; seat: number }> {
  const match = new Match(await namedGame('mystic-vale'), { seats: 2, options: { leaders: false, choice: 'free' }, key: hashOf('forced') });
  const plays = (wanted: Move): void => {
    const seat = match.asked[0]!;
    const { moves, id } = match.promptFor(seat)!;
    match.play(seat, moves.find((move) => JSON.stringify(move) === JSON.stringify(wanted)) ?? moves[0]!, id);
  };
  const seat = match.asked[0]!;
  plays({ do: 'take', card: 'darksoul-ember' } as Move);
  while (match.promptFor(seat)?.ask !== 'plant') plays({ do: 'keepAmulet' });
  return { match, seat };
}

const alone = (match: Match, seat: number): Session => ({ match, seated: [0, 1].map((one) => (one === seat ? 'person' : 'easy')) }) as unknown as Session;

test('a push that is the only answer waits for its player: it turns up a card', async () => {
  const { match, seat } = await forcedToPush();
  expect(match.promptFor(seat)?.moves).toEqual([{ do: 'push' }]);
  expect(onlyAnswer(alone(match, seat), seat)).toBe(undefined);
});
