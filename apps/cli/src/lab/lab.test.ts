import { allGames } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { thingsOf } from '../games.ts';
import observe, { type Observed } from './game.ts';
import { watched } from './lab.ts';
import { pageOf } from './page.ts';
import { byKind, thingRows } from './rows.ts';
import { summedUp } from './sums.ts';

const nothing = (): void => undefined;
const entry = (id: string, kind = 'ring') => ({ id, kind, name: id.toUpperCase(), copies: 1, text: '', values: {}, provenance: {} });
const game = (held: string[][], shares: number[], scores?: number[]): Observed => ({ held, shares, how: 'points', decisions: 10, ...(scores && { scores }) });

test('a thing is counted for whoever had it, and wins when they win', () => {
  const observed = [game([['a'], ['b']], [1, 0], [9, 4]), game([['a', 'b'], []], [0, 1], [2, 5]), game([['a'], ['b']], [0.5, 0.5], [3, 3])];
  const { things, bySeat, scores } = summedUp(observed, 2, [entry('a'), entry('b', 'crown'), entry('never')]);
  expect(things.map(({ id, owners, share }) => [id, owners, share])).toEqual([
    ['a', 3, 0.5],
    ['b', 3, 0.5 / 3],
  ]);
  expect(things[0]!.taken).toBe(0.5);
  expect(bySeat.map(({ share }) => share)).toEqual([0.5, 0.5]);
  expect(scores).toMatchObject({ all: { least: 2, most: 9 }, winners: { least: 3, most: 9 } });
  expect([...byKind({ things }).keys()]).toEqual(['ring', 'crown']);
});

test('what stands out is what its interval leaves no doubt about', () => {
  const thing = { id: 'a', name: 'A', kind: 'ring', owners: 9, taken: 1, share: 0.6 };
  const said = (low: number, high: number) => thingRows('', [{ ...thing, low, high }], 0.5)[1]!.at(-1);
  expect([said(0.51, 0.7), said(0.2, 0.49), said(0.5, 0.7)]).toEqual(['more', 'less', '']);
});

test('every game says what its seats have, in words of its catalogue', async () => {
  for (const { id, holdings, seats } of await allGames()) {
    if (!holdings) continue;
    const seated = Array<string>(seats.max).fill('random');
    const { held } = await observe({ game: id, seated, options: {}, deal: '1', thoughts: '1' });
    const known = new Set(thingsOf(id).map((one) => one.id));
    expect(held.flat().filter((thing) => !known.has(thing))).toEqual([]);
    expect(Math.min(...held.map((things) => things.length)), id).toBeGreaterThan(2);
  }
});

test('a report needs nothing else, and one thread finds what two find', async () => {
  const given = { games: 4, seed: 3, bot: 'random' };
  const found = await watched('manaforge', { ...given, workers: 2 }, nothing);
  expect(await watched('manaforge', { ...given, workers: 1 }, nothing)).toEqual(found);
  const page = pageOf({ ...found.lab, title: '<b>Forge & Co' });
  expect(page).toContain('&lt;b&gt;Forge &amp; Co');
  expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
});

test.each([
  [{ bot: 'clever' }, 'There is no bot "clever".'],
  [{ seats: 9 }, 'Sparks is for 2 to 4 players.'],
  [{ option: ['hats=many'] }, 'There is no option "hats".'],
])('%j is answered with a sentence', async (given, sentence) => {
  await expect(watched('sparks', { games: 1, seed: 1, bot: 'random', ...given }, nothing)).rejects.toThrow(sentence);
});
