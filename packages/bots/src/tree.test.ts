import type { Move } from '@conclave/engine';
import { expect, test } from 'vitest';
import { Asked, type Branch, Node } from './tree.ts';

type Named = Move & { readonly at?: number; readonly cards?: readonly number[] };

const offer = (asked: Asked<Named>, moves: readonly Named[]): { isNew: boolean; branches: readonly Branch<Named>[] } => {
  let isNew = false;
  const { branches } = asked.offered(moves, () => {
    isNew = true;
    return moves.map((move) => ({ move, prior: 1 / moves.length }));
  });
  return { isNew, branches };
};

test('the same moves are the same branches however often they are made anew, and others are told apart', () => {
  const asked = new Asked<Named>(0, 'act');
  const sets: (() => Named[])[] = [
    () => [{ do: 'draw' }],
    () => [{ do: 'draw', at: 1 }],
    () => [{ do: 'draw' }, { do: 'pass' }],
    () => [{ do: 'draw', cards: [1, 2] }],
    () => [{ do: 'draw', cards: [1, 3] }],
  ];
  const made = sets.map((set) => offer(asked, set()));
  expect(made.map(({ isNew }) => isNew)).toEqual(sets.map(() => true));
  for (const [i, set] of [...sets.entries(), ...[...sets.entries()].toReversed()]) {
    const { isNew, branches } = offer(asked, set());
    expect([isNew, branches.map(({ move }) => move)]).toEqual([false, set()]);
    for (const [at, branch] of branches.entries()) expect(branch).toBe(made[i]!.branches[at]);
  }
  expect(new Set(made.flatMap(({ branches }) => branches)).size).toBe(5);
});

test('a place in the tree keeps each seat’s questions, and what follows answers that were given together', () => {
  const node = new Node<Named>();
  expect(node.question(0, 'act')).toBe(node.question(0, 'act'));
  expect(node.question(1, 'act')).not.toBe(node.question(0, 'act'));
  expect(node.question(0, 'sleeve')).not.toBe(node.question(0, 'act'));
  const [one, two] = [0, 1].map((seat) => node.question(seat, 'act').offered([{ do: 'draw' }], () => [{ move: { do: 'draw' }, prior: 1 }]).branches[0]!);
  const first = node.after([one!, two!]);
  expect(first.isNew).toBe(true);
  expect(node.after([one!, two!])).toEqual({ node: first.node, isNew: false });
  expect(node.after([one!]).node).not.toBe(first.node);
});
