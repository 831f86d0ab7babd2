import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, createMatch, fastRandom, hashOf, type Match, type Saved, type SeedShare, saveMatch } from '@conclave/engine';
import { randomMove } from '@conclave/engine/testing';
import { gameOf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { verifyFile } from './verify.ts';

const FILE = join(mkdtempSync(join(tmpdir(), 'conclave-verify-')), 'match.json');

async function playedMatch(shares: readonly SeedShare[] = []): Promise<Match> {
  const game = (await gameOf('sparks'))!;
  const match = createMatch(game, { seats: 3, secret: hashOf(1), shares });
  const random = fastRandom(1);
  while (!match.isOver) {
    const { seat, move } = randomMove(
      game,
      match.state,
      match.asked.flatMap((one) => match.promptFor(one) ?? []),
      random,
    );
    match.play(seat, move);
  }
  return match;
}

/** What is said of a saved match with a change made to it. */
async function verdictOn(change: (saved: Saved) => unknown): Promise<string> {
  const saved = saveMatch(await playedMatch());
  change(saved);
  writeFileSync(FILE, JSON.stringify(saved));
  return (await verifyFile(FILE)).sentence;
}

async function complaintAbout(text: string): Promise<string> {
  writeFileSync(FILE, text);
  return verifyFile(FILE).then(
    ({ sentence }) => sentence,
    (error: Error) => error.message,
  );
}

test('an untouched match is sound', async () => {
  expect(await verdictOn(() => undefined)).toMatch(/^Sound: Sparks, \d+ entries, finished; every position and the seed agree/);
});

test.each<[string, (saved: Saved) => unknown, RegExp]>([
  ['a move left out', ({ entries }) => entries.splice(3, 1), /^Not sound at entry 4: /],
  ['another move', ({ entries }) => Object.assign(entries[3]!, { move: { do: 'burn', card: 77 } }), /^Not sound at entry 4: The move is not legal: /],
  ['a move of another form', ({ entries }) => Object.assign(entries[3]!, { move: null }), /^Not sound at entry 4: The move is not legal: /],
  ['no move', ({ entries }) => Object.assign(entries, { 3: 'burn' }), /^Not sound at entry 4: This line is not a move/],
  [
    'a seat that does not exist',
    ({ entries }) => Object.assign(entries[0]!, { seat: 9 }),
    /^Not sound at entry 1: The move is not legal: There is no such seat/,
  ],
  ['another position', ({ entries }) => Object.assign(entries[2]!, { check: '000000000000' }), /^Not sound at entry 3: The position after this move/],
  ['another end', (saved) => Object.assign(saved, { hash: 'ff' }), /^Not sound: The last position/],
  ['another key', (saved) => Object.assign(saved, { key: 'f'.repeat(64) }), /^Not sound: The key is not the one that was committed to/],
  ['no key', (saved) => Object.assign(saved, { key: 7 }), /^Not sound: The key is missing/],
  ['other rules', (saved) => Object.assign(saved, { rulesVersion: 99 }), /^Not sound: It was played under version 99/],
  ['another format', (saved) => Object.assign(saved, { format: 2 }), /^Not sound: The file's format is 2/],
  ['too few seats', (saved) => Object.assign(saved, { seats: -1 }), /^Not sound: Sparks is for 2 to 4 players/],
  ['an option nobody knows', (saved) => Object.assign(saved, { options: { hats: true } }), /^Not sound: There is no option "hats"/],
  ['no moves', (saved) => Object.assign(saved, { entries: 'none' }), /^Not sound: The list of moves is missing/],
])('%s is found', async (_what, change, sentence) => {
  expect(await verdictOn(change)).toMatch(sentence);
});

test('whose devices had a share in the seed is said, and whose did not reveal it', async () => {
  const sentenceOn = async (shares: readonly SeedShare[], names?: string[]) => {
    writeFileSync(FILE, JSON.stringify(saveMatch(await playedMatch(shares), names)));
    return (await verifyFile(FILE)).sentence;
  };
  const shares = [0, 1, 2].map((seat) => ({ seat, commitment: commitmentTo(hashOf(seat)), share: hashOf(seat) }));
  const withheld = shares.map(({ seat, commitment }) => ({ seat, commitment }));
  expect(await sentenceOn(shares)).toContain('the seed agree (with shares of seat 1, seat 2 and seat 3). Last');
  expect(await sentenceOn([shares[0]!, withheld[2]!], ['Ana', 'Ben', 'Cleo'])).toContain(
    'the seed agree (with shares of Ana; not revealed: the share of Cleo). Last',
  );
  expect(await sentenceOn(withheld.slice(1))).toContain('the seed agree (not revealed: the share of seat 2 and seat 3). Last');
  expect(await sentenceOn([])).toContain('the seed agree. Last');
});

test('what is no match is called so', async () => {
  expect(await complaintAbout('{"game":"spar')).toMatch(/it is not JSON, or it was cut off/);
  expect(await complaintAbout('')).toMatch(/it is not JSON, or it was cut off/);
  expect(await complaintAbout('[1,2]')).toMatch(/is not a saved match/);
  expect(await complaintAbout('null')).toMatch(/is not a saved match/);
  expect(await complaintAbout('{"game":"chess"}')).toMatch(/There is no game "chess"/);
  expect(await complaintAbout('{"game":"__proto__"}')).toMatch(/There is no game "__proto__"/);
  expect(await complaintAbout('{"game":"sparks"}')).toMatch(/^Not sound: The file's format is missing/);
});
