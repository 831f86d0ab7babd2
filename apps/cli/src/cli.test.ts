import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/conclave.js', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'conclave-cli-'));

function conclave(args: string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { input, encoding: 'utf8', cwd: FOLDER });
  return { code: status, out: stdout, err: stderr };
}

function pack(file: string, values: object): string {
  writeFileSync(join(FOLDER, file), JSON.stringify({ format: 1, game: 'mages', name: 'Ours', values }));
  return file;
}

test('a simulation and a lab are played with the values of a pack, and say so', () => {
  const file = pack('ours.json', { ruby: { copies: 30 }, fireball: { copies: 2 } });
  const [packed, printed] = [['--pack', file], []].map((more) => conclave(['simulate', 'mages', '--games', '10', '--json', ...more]).out);
  expect(JSON.parse(packed ?? '')).toMatchObject({ pack: 'Ours' });
  expect(JSON.parse(packed ?? '').decisions).not.toEqual(JSON.parse(printed ?? '').decisions);
  expect(conclave(['lab', 'mages', '--games', '2', '--bot', 'random', '--workers', '1', '--pack', file]).out).toContain(
    'Mages with the values of "Ours": 2 games',
  );
});

test('a simulation sums up the same games for the same seed', () => {
  const args = ['simulate', 'sparks', '--games', '200', '--seats', '3', '--seed', '5', '--bots', 'simple,random,random', '--json'];
  const first = conclave(args);
  expect(first.code).toBe(0);
  const summary = JSON.parse(first.out) as { wins: number[]; ways: Record<string, number>; decisions: { most: number } };
  expect(summary).toMatchObject({ game: 'sparks', seats: 3, games: 200, bots: ['simple', 'random', 'random'] });
  expect(summary.wins.reduce((a, b) => a + b)).toBeCloseTo(200);
  expect(Object.values(summary.ways).reduce((a, b) => a + b)).toBe(200);
  expect(conclave(args).out).toBe(first.out);
  expect(conclave(args.with(7, '6')).out).not.toBe(first.out);
});

test('a summary is a table of lengths, wins by seat and ways to win', () => {
  const { out } = conclave(['simulate', 'sparks', '--games', '20']);
  for (const heading of ['sparks: 20 games, 2 seats, seed 1', 'Decisions a game', 'Seat', 'Way to win', 'Three sparks']) expect(out).toContain(heading);
});

test.each([
  [['simulate', 'chess'], 'There is no game "chess". There are: '],
  [['simulate', 'mages', '--pack', 'nowhere.json'], 'There is no pack "nowhere.json": it is no file, and mages brings balanced.'],
  [['lab', 'mages', '--pack', pack('absurd.json', { ruby: { copies: -1 } })], 'ruby: '],
  [['lab', 'mages', '--compare', 'nowhere.json'], 'There is no pack "nowhere.json": it is no file, and mages brings balanced.'],
  [['play', 'mages', '--pack', pack('unknown.json', { ruler: { copies: 1 } })], 'ruler: there is no such card.'],
  [['simulate', 'sparks', '--seats', '9'], 'Sparks is for 2 to 4 players.'],
  [['simulate', 'sparks', '--games', 'many'], '"many" is not a whole number from 1 on.'],
  [['simulate', 'sparks', '--bots', 'clever'], 'There is no bot "clever". There are: apprentice, adept, master, archmage, random, simple.'],
  [['simulate', 'mages', '--bots', 'adept/baker'], 'There is no bot "adept/baker". There are: '],
  [['arena', 'mages', '--players', 'adept/baker,adept'], 'There is no bot "adept/baker". There are: '],
  [['simulate', 'sparks', '--bots', 'simple,simple,simple'], 'Name one bot for all, or one for each of the 2 seats.'],
  [['simulate', 'sparks', '--option', 'hats=many'], 'There is no option "hats".'],
  [['play', 'sparks', '--people', '3'], 'There are only 2 seats.'],
  [['play', 'sparks', '--from', 'nowhere.json'], 'There is no file nowhere.json.'],
  [['arena', 'sparks'], 'Say who plays, --players simple,random, or measure the levels: --levels.'],
  [['arena', 'chess', '--players', 'simple,random'], 'There is no game "chess". There are: '],
  [
    ['arena', 'sparks', '--players', 'simple,random', '--games', '2', '--workers', '1', '--html', 'no/such/folder.html'],
    'no/such/folder.html cannot be written.',
  ],
  [['verify', 'nowhere.json'], 'There is no file nowhere.json.'],
  [['serve', '--nodes', '2'], 'Several servers share a PostgreSQL database and a Redis: set DATABASE_URL and REDIS_URL.'],
  [['serve', '--nodes', '0'], '"0" is not a whole number from 1 on.'],
  [['serve', '--nodes', '65'], '65 servers are more than the 64 that one command starts.'],
  [['conformance', 'chess'], 'There are no rules of "chess".'],
  [['mutation', 'chess'], 'There is no game "chess".'],
])('%j is answered with a sentence', (args, sentence) => {
  const { code, err } = conclave(args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('a game against a bot is played to its end and saved, and the file is sound until it is touched', () => {
  const played = conclave(['play', 'sparks', '--seed', '3'], `${'1\n'.repeat(60)}save game.json\n\n`);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('Saved to game.json.');
  const sound = conclave(['verify', 'game.json']);
  expect(sound.out).toMatch(/^Sound: Sparks, \d+ entries, finished;/);
  expect(sound.code).toBe(0);
  const file = join(FOLDER, 'game.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"hash":"./, '"hash":"x'));
  expect(conclave(['verify', 'game.json'])).toEqual({ code: 1, out: 'Not sound: The last position is not the one that was written down.\n', err: '' });
});
