import { expect, test } from 'vitest';
import { placesOf } from './ending.ts';

const names = ['Ana', 'Ben', 'Cleo'];
const inOrder = (result: Parameters<typeof placesOf>[0]['result']): string[] => placesOf({ names, ...(result && { result }) }).map(({ name }) => name);

test('winners stand first, though others may have scored more; the rest by their score', () => {
  expect(inOrder({ winners: [1], how: 'points', scores: [3, 9, 5] })).toEqual(['Ben', 'Cleo', 'Ana']);
  expect(inOrder({ winners: [0], how: 'lastOneStanding', scores: [1, 4, 2] })).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(inOrder({ winners: [2, 1], how: 'shared', scores: [0, 7, 7] })).toEqual(['Ben', 'Cleo', 'Ana']);
});

test('without scores the seats keep their order, and nobody is given one', () => {
  const places = placesOf({ names, result: { winners: [2], how: 'spell' } });
  expect(places.map(({ seat, won, score }) => [seat, won, score])).toEqual([
    [2, true, undefined],
    [0, false, undefined],
    [1, false, undefined],
  ]);
  expect(placesOf({ names }).some(({ won }) => won)).toBe(false);
});
