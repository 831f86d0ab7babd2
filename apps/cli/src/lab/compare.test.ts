import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparisonText } from './command.ts';
import { compared } from './compare.ts';
import { differenceOf, differences } from './differences.ts';
import type { Observed } from './game.ts';
import { comparisonPage } from './page.ts';
import { summedUp } from './sums.ts';

const nothing = (): void => undefined;
const each = (values: readonly number[]) => values.map((got) => ({ got, of: 1 }));
const entry = (id: string) => ({ id, kind: 'ring', name: id.toUpperCase(), copies: 1, text: '', values: {}, provenance: {} });

let folder = '';
const file = (name: string, values: object): string => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify({ format: 1, game: 'manaforge', name, values }));
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what the deals have in common does not blur a difference', () => {
  const before = [10, 200, 35, 90, 400];
  const found = differenceOf(each(before), each(before.map((value) => value + 3)));
  expect(found).toMatchObject({ one: 147, other: 150 });
  expect([found.low, found.high].map((bound) => bound.toFixed(6))).toEqual(['3.000000', '3.000000']);
});

test('an interval is as wide as the differences of the deals ask for', () => {
  const { difference, low, high } = differenceOf(each([0, 0, 0, 0]), each([1, 1, 0, 0]));
  expect(difference).toBe(0.5);
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(1 / 3 / 4), 10);
});

test('where deals give different numbers of owners, each owner counts once', () => {
  const one = [
    { got: 1, of: 3 },
    { got: 0, of: 1 },
  ];
  expect(
    differenceOf(one, [
      { got: 1, of: 1 },
      { got: 0, of: 0 },
    ]),
  ).toMatchObject({ one: 0.25, other: 1 });
});

/** Games of two seats in which the owner of A wins so many of ten. */
const games = (ofTen: number, count: number): Observed[] =>
  Array.from({ length: count }, (_, i) => {
    const won = (i * 7) % 10 < ofTen ? 1 : 0;
    return { held: [['a'], ['b']], shares: [won, 1 - won], how: 'points', decisions: 10, scores: [5 + won, 5] };
  });

const sideOf = (observed: Observed[]) => ({ lab: summedUp(observed, 2, [entry('a'), entry('b')]), observed });

test('a thing whose owners won too often and now win their share is found, and so is the better balance', () => {
  const { things, uneven, bySeat, scores } = differences(sideOf(games(8, 400)), sideOf(games(5, 400)));
  const [a, b] = things;
  expect(a!.wins!.high).toBeLessThan(-0.2);
  expect(b!.wins!.low).toBeGreaterThan(0.2);
  expect(a!.taken).toMatchObject({ one: 0.5, other: 0.5, difference: 0, low: 0, high: 0 });
  expect(uneven.ring!.one).toBeCloseTo(0.3, 1);
  expect(uneven.ring!.other).toBeLessThan(0.05);
  expect(uneven.ring!.high).toBeLessThan(0);
  expect(bySeat[0]!.high).toBeLessThan(0);
  expect(scores!.winners.one).toBeGreaterThan(scores!.all.one);
});

test('of a thing with few owners nothing is said but how often it is taken', () => {
  const { things } = differences(sideOf(games(8, 20)), sideOf(games(5, 20)));
  expect(things.map(({ wins }) => wins)).toEqual([undefined, undefined]);
});

test('the same deals are played with both, and the report needs nothing else', async () => {
  const compare = file('<i>Dear & rare', { 'stone-circle': { 'cost.earth': 9 }, famous: { 'ability.gain.prestige': 40 } });
  const found = await compared('manaforge', { games: 4, seed: 3, bot: 'random', workers: 1, compare }, nothing);
  expect([found.one.pack, found.other.pack]).toEqual([undefined, '<i>Dear & rare']);
  expect(found.one).toMatchObject({ games: 4, seed: 3 });
  const page = comparisonPage(found);
  expect(page).toContain('&lt;i&gt;Dear &amp; rare');
  expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
  expect(comparisonText(found)).toMatch(
    /^Manaforge: 4 games of random with the printed values, and the same deals with the values of "<i>Dear & rare", 2 seats/,
  );
  expect(comparisonText(found)).not.toMatch(/undefined|NaN/);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});

test('one set of values is not compared with itself', async () => {
  const given = { games: 1, seed: 1, bot: 'random' };
  await expect(compared('manaforge', { ...given, compare: file('As printed', {}) }, nothing)).rejects.toThrow('Both would be played with the same values.');
  const [pack, compare] = [file('One', { famous: { 'ability.gain.prestige': 9 } }), file('Other', { famous: { 'ability.gain.prestige': 9 } })];
  await expect(compared('manaforge', { ...given, pack, compare }, nothing)).rejects.toThrow('the same values');
});

test.each([
  ['nowhere.json', 'There is no pack "nowhere.json"'],
  [import.meta.filename, 'cannot be read'],
])('%s is answered with a sentence before a game is played', async (compare, sentence) => {
  await expect(compared('manaforge', { games: 1, seed: 1, bot: 'random', compare }, () => expect.unreachable('a game was played'))).rejects.toThrow(sentence);
});
