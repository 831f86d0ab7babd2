import { expect, test } from 'vitest';
import { mages } from '../index.ts';
import type { MagesMove } from '../moves.ts';
import { type MageSpec, type Scene, scenario } from '../scenario.ts';
import { guide } from './index.ts';

const value = (mats: { ana?: MageSpec; ben?: MageSpec }, seat = 0): number =>
  guide.value(scenario({ ana: mats.ana ?? {}, ben: mats.ben ?? {} }, { actions: 0, confirmEndOfTurn: true }).game, seat);
const favourite = ({ game }: Scene, seat: number): MagesMove => {
  const [prompt] = mages.rulebook.settle(game);
  return prompt!.moves.toSorted((a, b) => guide.promise!(game, seat, b) - guide.promise!(game, seat, a))[0]!;
};

test('levels, hearts and useful cards make a seat stand better, those of others worse', () => {
  const even = value({});
  expect(value({ ana: { levels: { attack: 1 } } })).toBeGreaterThan(even);
  expect(value({ ana: { hearts: 3 } })).toBeGreaterThan(even);
  expect(value({ ana: { hand: ['zoe'] } })).toBeGreaterThan(even);
  expect(value({ ana: { hand: ['zoe'], levels: { healing: 3 } } })).toBe(value({ ana: { levels: { healing: 3 } } }));
  expect(value({ ben: { levels: { attack: 2 } } })).toBeLessThan(even);
  expect(value({ ana: { hearts: 1 } })).toBeLessThan(even);
});

test('the hand of another counts by its size only', () => {
  expect(value({ ben: { hand: ['fireball', 'heal'] } })).toBe(value({ ben: { hand: ['fin-200', 'fin-200'] } }));
});

test('a game won is worth 1, a game lost 0', () => {
  const { game } = scenario({ ana: {}, ben: {} });
  game.result = { winners: [1], how: 'lastAlive' };
  expect([guide.value(game, 0), guide.value(game, 1)]).toEqual([0, 1]);
});

test('even without search a bot raises a skill, saves its life and keeps what it needs', () => {
  expect(favourite(scenario({ ana: { hand: ['zoe', 'fin-400'] }, ben: {} }), 0).do).toBe('raise');
  const dying = scenario({ ana: { hand: ['firestorm', 'heal', 'ruby'], hearts: 1 }, ben: {} });
  dying.table.willRoll(1, 2);
  dying.ana.plays('playItem', { item: 'firestorm' });
  expect(favourite(dying, 0)).toEqual({ do: 'respond', card: 'heal' });
  const full = scenario({ ana: { hand: ['zoe', 'zoe', 'zoe', 'miziko', 'miziko', 'pyro', 'pyro', 'fin-200', 'fireball'] }, ben: {} }, { actions: 1 });
  full.ana.plays('pass');
  expect(favourite(full, 0)).toEqual({ do: 'discard', card: 'fin-200' });
});

test('by habit a bot tells kinds of moves apart, and no more: any card of the Row is as good as another', () => {
  const { game } = scenario({ ana: { hand: ['zoe', 'fin-400'] }, ben: {} });
  const habit = (move: MagesMove): number => guide.habit!(game, 0, move);
  const [prompt] = mages.rulebook.settle(game);
  const kinds = new Set(prompt!.moves.map((move) => `${move.do} ${habit(move)}`));
  expect(kinds.size).toBe(new Set(prompt!.moves.map((move) => move.do)).size);
  expect(prompt!.moves.toSorted((a, b) => habit(b) - habit(a))[0]!.do).toBe('raise');
  expect(habit({ do: 'pass' })).toBe(Number.NEGATIVE_INFINITY);
});
