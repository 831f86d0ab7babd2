import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameWithBots } from '../games.ts';
import { type Arena, arena, fixturesFor } from './arena.ts';
import { chosenOf, everythingPage, Measuring, nextGoal, pairsOf } from './everything.ts';
import { LADDER, ladderText, type Rung, rungOf } from './ladder.ts';
import { pageOf } from './page.ts';
import { wilson } from './sums.ts';

const nothing = (): void => undefined;
const without = ({ players, ...rest }: Arena): unknown => ({ ...rest, players: players.map(({ thinkMs, thinkP95, thinkMax, ...one }) => one) });
const timeless = ({ above: { name, share, low, high }, ...rung }: Rung): unknown => ({ ...rung, above: { name, share, low, high } });

test('every deal is played once with each player in each place', () => {
  const fixtures = fixturesFor('sparks', ['a', 'b'], { seats: 3, games: 3, seed: 1, options: {} });
  expect(fixtures.map(({ seated }) => seated.join(''))).toEqual(['aba', 'bab', 'aba', 'bab']);
  expect(fixtures[0]!.deal).toBe(fixtures[1]!.deal);
  expect(fixtures[2]!.deal).not.toBe(fixtures[1]!.deal);
  expect(new Set(fixtures.map(({ thoughts }) => thoughts)).size).toBe(4);
});

test('the same seed plays the same games in one thread and in two', async () => {
  const given = { players: 'simple,random,first', games: 12, seed: 4 };
  const alone = await arena('sparks', { ...given, workers: 1 }, nothing);
  expect(without(await arena('sparks', { ...given, workers: 2 }, nothing))).toEqual(without(alone));
  expect(alone.players.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(alone.bySeat.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  for (const { games, low, share, high, decisions, course } of alone.players) {
    expect([games, course.length, course.at(-1)]).toEqual([12, 12, share]);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
    expect(decisions).toBeGreaterThan(12);
  }
});

test('the better player is rated higher', async () => {
  const { players } = await arena('sparks', { players: 'random,simple', games: 300, seed: 1, workers: 1 }, nothing);
  const [random, simple] = players;
  expect(simple!.share).toBeGreaterThan(random!.share);
  expect(simple!.rating.mu).toBeGreaterThan(random!.rating.mu);
});

test('an interval holds what it should', () => {
  // Wilson 1927, as computed by R's prop.test without correction.
  expect(wilson(0.5, 100).low).toBeCloseTo(0.4038, 3);
  expect(wilson(0.5, 100).high).toBeCloseTo(0.5962, 3);
  expect(wilson(1, 20)).toMatchObject({ low: expect.closeTo(0.8389, 3), high: 1 });
});

test('a page needs nothing else, and shows names as they are written', async () => {
  const found = await arena('sparks', { players: 'random,simple', games: 2, seed: 1, workers: 1 }, nothing);
  const page = pageOf({ ...found, title: '<b>Sparks & Co' });
  expect(page).toContain('&lt;b&gt;Sparks &amp; Co');
  expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
  expect(page.match(/<svg/g)!.length).toBeGreaterThan(3);
});

test.each([
  [
    { players: 'simple,clever' },
    'There is no bot "clever". There are: apprentice, adept, master, archmage, random, habit, first, simple, search:<decisions>, learned:<decisions>, mixed:<decisions>.',
  ],
  [{ players: 'simple,search:0' }, 'There is no bot "search:0".'],
  [{ players: 'simple' }, 'An arena takes two players or more'],
  [{ players: 'simple,simple' }, 'Name each player once'],
  [{ players: 'simple,random,first', seats: 2 }, 'There are 3 players for 2 seats.'],
  [{ players: 'simple,random', seats: 9 }, 'Sparks is for 2 to 4 players.'],
  [{ players: 'simple,random,first,search:1,search:2' }, 'Sparks is for 2 to 4 players.'],
  [{ players: 'simple,random', option: ['hats=many'] }, 'There is no option "hats".'],
])('%j is answered with a sentence', async (given, sentence) => {
  await expect(arena('sparks', { games: 2, seed: 1, ...given }, nothing)).rejects.toThrow(sentence);
});

test('levels are measured against the one below, in rows for a page', async () => {
  expect(LADDER).toEqual(['apprentice,adept', 'adept,master', 'master,archmage', 'simple,archmage']);
  const found = await arena('sparks', { players: 'random,simple', games: 20, seed: 3, workers: 1 }, () => {});
  const [headings, line, row] = ladderText([rungOf(found)], true).split('\n');
  expect([headings, line].map((text) => text?.split('|').length)).toEqual([10, 10]);
  expect(row).toMatch(/^\| Sparks \| 2 \| simple \| random \| 20 \| [\d.]+ % \| \d+ % to \d+ % \| \d+ ms, \d+ ms \|$/);
});

test('a game’s page tells of every level, number of seats and character', async () => {
  const { levels, more, characters } = pairsOf(await gameWithBots('manaforge'));
  expect(levels.map(({ seats, players }) => [seats, ...players].join(' '))).toEqual([
    '2 apprentice adept',
    '2 adept master',
    '2 master archmage',
    '2 simple archmage',
  ]);
  expect(more.map(({ seats, players }) => `${seats} ${players[0]}`)).toEqual(['3 apprentice', '4 apprentice', '3 adept', '4 adept', '3 master', '4 master']);
  expect(characters.map(({ players }) => players.join(' '))).toEqual(['adept adept/artificer', 'adept adept/merchant', 'adept adept/jeweller']);
});

test('a measuring that was stopped goes on, finds what one at a go finds, and what one arena finds', async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'conclave-levels-')));
  const [sparks, saved] = [await gameWithBots('sparks'), (): void => undefined];
  const { levels, more } = pairsOf(sparks);
  const pairs = [levels[0]!, more[0]!];
  const measured = async (folder: string, games: number): Promise<Measuring> => {
    const measuring = new Measuring(sparks, 3, folder);
    await measuring.playTo(pairs, { games, workers: 1, tick: saved, saved });
    return measuring;
  };
  await measured(folders[0]!, 4);
  const later = await measured(folders[0]!, 12);
  const atOnce = await measured(folders[1]!, 12);
  expect(later.known(pairs).map(timeless)).toEqual(atOnce.known(pairs).map(timeless));
  const [first] = later.known(pairs);
  const asAnArena = await arena('sparks', { players: 'apprentice,adept', games: 12, seed: 3, workers: 1 }, nothing);
  expect(timeless(first!)).toEqual(timeless(rungOf(asAnArena)));
  expect(everythingPage(later).match(/^\| Sparks \| \d \| adept \| apprentice \| 12 \|/gm)).toHaveLength(2);
  expect(() => new Measuring(sparks, 4, folders[0]!)).toThrow('holds games of other rules or another seed');
  writeFileSync(join(folders[0]!, 'sparks.json'), readFileSync(join(folders[0]!, 'sparks.json'), 'utf8').slice(0, 50));
  expect(() => new Measuring(sparks, 3, folders[0]!)).toThrow('cannot be read');
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a turn of a pair takes as many games as its time allows, a few at least', () => {
  expect(nextGoal(0, 0, 1000)).toBe(2);
  expect(nextGoal(2, 200, 1000)).toBe(12);
  expect(nextGoal(2, 10_000, 1000)).toBe(4);
  expect(nextGoal(2, 0, 1000)).toBe(502);
});

test('games of bots that were changed since do not count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-levels-'));
  const sparks = await gameWithBots('sparks');
  const [pair] = pairsOf(sparks).levels;
  const measured = async (games: number): Promise<readonly number[]> => {
    await new Measuring(sparks, 3, folder).playTo([pair!], { games, workers: 1, tick: nothing, saved: nothing });
    return JSON.parse(readFileSync(file, 'utf8')).pairs[0].lengths;
  };
  const file = join(folder, 'sparks.json');
  const lengths = await measured(4);
  const kept = readFileSync(file, 'utf8');
  const withLengths = (changed: readonly number[]): void => writeFileSync(file, kept.replace(JSON.stringify(lengths), JSON.stringify(changed)));
  withLengths([lengths[0]!, 9001, 9002, 9003]);
  expect((await measured(6)).slice(1, 4)).toEqual([9001, 9002, 9003]);
  withLengths([9000, 9001, 9002, 9003]);
  expect((await measured(6)).slice(0, 4)).toEqual(lengths);
  rmSync(folder, { recursive: true });
});

test('of a game’s pairs only those are played that are asked for', async () => {
  const sparks = await gameWithBots('sparks');
  const named = (given: Parameters<typeof chosenOf>[1]): string[] => chosenOf(sparks, given).map(({ seats, players }) => `${seats} ${players.join()}`);
  expect(named({ players: 'adept,master' })).toEqual(['2 adept,master', '3 adept,master', '4 adept,master']);
  expect(named({ players: 'adept,master', seats: 3 })).toEqual(['3 adept,master']);
  expect(named({ seats: 4 })).toEqual(['4 apprentice,adept', '4 adept,master', '4 master,archmage']);
  expect(() => named({ players: 'master,adept' })).toThrow(
    'The page of Sparks has no such pair. There are: apprentice,adept adept,master master,archmage simple,archmage.',
  );
});

test('a measuring whose time is over begins nothing more, and keeps what it has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-levels-'));
  const sparks = await gameWithBots('sparks');
  const measuring = new Measuring(sparks, 3, folder);
  const { levels } = pairsOf(sparks);
  await measuring.playTo(levels.slice(0, 1), { games: 2, workers: 1, tick: nothing, saved: nothing });
  await measuring.playTo(levels, { games: 40, minutes: 0, workers: 1, tick: nothing, saved: nothing });
  expect(measuring.known(levels).map(({ games }) => games)).toEqual([2]);
  rmSync(folder, { recursive: true });
});
