import { join } from 'node:path';
import { below, fastRandom } from '@conclave/engine';
import { beforeAll, expect, test } from 'vitest';
import { type Games, loadGames } from '../games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { testServer } from '../testing/harness.ts';
import { playTable } from './chaos.ts';
import { checkTable, type Faults, noFaults, type Played } from './checker.ts';
import type { History, Sent } from './player.ts';

const SEED = 16;
const FINE = 2 ** 30;

/** A game that was played and stored, with what its players noted. */
interface Game {
  readonly row: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly played: Played;
}

let games: Games;
let sound: Game;

beforeAll(async () => {
  const dice = fastRandom(SEED);
  const server = await testServer();
  const played = await playTable({ url: () => server.url, random: () => below(dice, FINE) / FINE }, 0);
  await server.stop();
  const storage = await openSqlite(join(server.data, 'conclave.db'));
  const [row, entries] = [await storage.table(played.id), await storage.entries(played.id)];
  await storage.close();
  await server.remove();
  if (!row) throw new Error('the game was not stored');
  games = await loadGames();
  sound = { row, entries, played };
});

async function faultsOf({ row, entries, played }: Game): Promise<Faults> {
  const faults = noFaults();
  await checkTable(faults, { storage: { table: async () => row, entries: async () => [...entries] }, games }, played);
  return faults;
}

/** The same with something else in the notes of one player. */
function noted({ row, entries, played }: Game, change: (history: History) => Partial<History>): Game {
  const [first, ...others] = played.histories as [History, ...History[]];
  return { row, entries, played: { ...played, histories: [{ ...first, ...change(first) }, ...others] } };
}

const seen = (change: (pictures: History['seen']) => History['seen']) => (game: Game) => noted(game, (history) => ({ seen: change(history.seen) }));
const sent = (change: (moves: readonly Sent[]) => Sent[]) => (game: Game) => noted(game, (history) => ({ sent: change(history.sent) }));
const stored = (change: (entries: readonly StoredEntry[]) => StoredEntry[]) => (game: Game) => ({ ...game, entries: change(game.entries) });

const numbered = (entries: readonly StoredEntry[]): StoredEntry[] => entries.map((one, i) => ({ ...one, seq: i + 1 }));

/** The first two pictures of which one is newer, the other way round. */
function swapped(pictures: History['seen']): History['seen'] {
  const i = pictures.findIndex(({ version }, n) => version < (pictures[n + 1]?.version ?? 0));
  return [...pictures.slice(0, i), ...pictures.slice(i, i + 2).reverse(), ...pictures.slice(i + 2)];
}

/** The last line of the first line's seat has the same key. */
function doubled(entries: readonly StoredEntry[]): StoredEntry[] {
  const [first] = entries;
  const last = entries.findLast(({ entry }) => entry.seat === first?.entry.seat);
  return entries.map((one) => (one === last && first?.idem !== undefined ? { ...one, idem: first.idem } : one));
}

const planted: readonly [string, keyof Faults, (game: Game) => Game][] = [
  ['a picture that is none of the log', 'wrong', seen(([first, ...more]) => [{ version: first?.version ?? 0, hash: 'another' }, ...more])],
  ['a stale picture with a new number', 'wrong', seen((all) => all.map((one, i) => ({ ...one, hash: all[Math.max(0, i - 1)]?.hash ?? '' })))],
  ['a picture of what was never stored', 'wrong', seen((all) => [...all, { version: all.length + 100, hash: all[0]?.hash ?? '' }])],
  ['two pictures in the wrong order', 'wentBack', seen(swapped)],
  ['an old picture at the end', 'wentBack', seen((all) => [...all, ...all.slice(0, 1)])],
  ['a last picture that never came', 'diverged', seen((all) => all.filter(({ version }) => version !== all.at(-1)?.version))],
  ['no picture at all', 'diverged', seen(() => [])],
  [
    'another last position',
    'diverged',
    (game) => ({ ...game, played: { ...game.played, hashes: game.played.hashes.map((one, i) => (i === 0 ? 'another' : one)) } }),
  ],
  ['an acknowledged move that is not in the log', 'lost', sent((all) => [...all, { key: 'never', asked: { t: 'undo', seen: 0 }, isAcknowledged: true }])],
  ['a move that is in the log twice', 'doubled', stored(doubled)],
  ['another move than was acknowledged', 'changed', sent((all) => all.map((one) => ({ ...one, asked: { t: 'move', move: { do: 'pass' }, prompt: 0 } })))],
  ['a take-back in the place of a move', 'changed', sent((all) => all.map((one) => ({ ...one, asked: { t: 'undo', seen: 0 } })))],
  ['two moves in the wrong order', 'disordered', sent((all) => [...all].reverse())],
  ['a line that is missing', 'broken', stored((entries) => entries.filter(({ seq }) => seq !== 2))],
  ['lines in the wrong order', 'broken', stored((entries) => [...entries].reverse())],
  ['a line that no rule allows', 'broken', stored((entries) => numbered([...entries, ...entries.slice(0, 1)]))],
  ['a row that says that a game goes on', 'unnoted', (game) => ({ ...game, row: { ...game.row, stage: 'playing' } })],
  ['a line of an hour before', 'misdated', stored((entries) => entries.map((one, i) => (i === 1 ? { ...one, at: one.at - 3600_000 } : one)))],
];

test('the checker finds nothing in a game where nothing went wrong, however often a picture came', async () => {
  expect(sound.entries.length).toBeGreaterThan(3);
  expect(await faultsOf(sound)).toEqual(noFaults());
  expect(await faultsOf(seen((all) => all.flatMap((one) => [one, one]))(sound))).toEqual(noFaults());
});

test('each kind of fault is planted; that a server ended, or a table stands still, is seen where they run', () => {
  const kinds = new Set(planted.map(([, fault]) => fault));
  expect(Object.keys(noFaults()).filter((kind) => !kinds.has(kind as keyof Faults))).toEqual(['crashed', 'stuck']);
});

test.each(planted)('the checker finds %s: %s', async (_, fault, plant) => {
  expect((await faultsOf(plant(sound)))[fault]).toBeGreaterThan(0);
});
