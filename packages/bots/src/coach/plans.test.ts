import { type Core, fastRandom, type GameModule, hashOf, Match, type Move } from '@conclave/engine';
import { gatesOfMara } from '@conclave/gates-of-mara';
import { mages } from '@conclave/mages';
import { manaforge } from '@conclave/manaforge';
import { mysticVale } from '@conclave/mystic-vale';
import { expect, test } from 'vitest';
import type { Question } from '../bot.ts';
import { plansFor } from './plans.ts';

const games = [mages, manaforge, gatesOfMara, mysticVale] as unknown as GameModule[];

/** What a player is asked at each of the first questions of a game, the position dealt anew. */
function* questionsOf(game: GameModule): Generator<Question> {
  const match = new Match(game, { seats: 2, key: '7'.repeat(64) });
  for (let made = 0; made < 20 && !match.isOver; made++) {
    const [seat = 0] = match.asked;
    const prompt = match.promptFor(seat);
    if (!prompt) return;
    yield { game, position: match.redealt(seat, fastRandom(made)), seat, prompt };
    match.play(seat, prompt.moves[0]);
  }
}

test.each(games)('$id: each kind of move is a plan once, never none, and the same plans each time', (game) => {
  const changed = new Set<string>();
  for (const question of questionsOf(game)) {
    const before = hashOf(question.position);
    const plans = plansFor(question, 3);
    const kinds = plans.map(({ move }) => move.do);
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(plansFor(question, 3)).toEqual(plans);
    expect(hashOf(question.position)).toBe(before);
    for (const { changes } of plans) for (const { feature } of changes) changed.add(feature);
  }
  expect(changed.size).toBeGreaterThan(2);
});

test('what looks worse than doing nothing is no plan, and of each kind the best is named', () => {
  const worth = new Map([
    ['win', 2],
    ['pass', 1],
    ['waste', 0],
  ]);
  const promise = (_game: Core, _seat: number, move: Move & { by?: number }): number => (worth.get(move.do) ?? 0) + (move.by ?? 0);
  const moves: (Move & { by?: number })[] = [{ do: 'waste' }, { do: 'pass' }, { do: 'win', by: 1 }, { do: 'win', by: 3 }, { do: 'win' }];
  const question = { game: { guide: { promise } }, position: {}, seat: 0, prompt: { moves, otherwise: { do: 'pass' } } } as unknown as Question;
  expect(plansFor(question, 1)).toEqual([
    { move: { do: 'win', by: 3 }, others: 2, changes: [] },
    { move: { do: 'pass' }, others: 0, changes: [] },
  ]);
});
