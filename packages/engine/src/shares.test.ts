import { createHash } from 'node:crypto';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { loadMatch, verify } from './loaded.ts';
import { createMatch } from './match.ts';
import { commitmentTo, newKey } from './random.ts';
import { type Saved, saveMatch } from './saved.ts';
import { mixedKey, type SeedShare } from './shares.ts';

const SECRET = 'a'.repeat(64);
const shareOf = (seat: number, digit: string): SeedShare => ({ seat, commitment: commitmentTo(digit.repeat(64)), share: digit.repeat(64) });
const withheld = (seat: number, digit: string): SeedShare => ({ seat, commitment: commitmentTo(digit.repeat(64)) });
const SHARES = [shareOf(0, '1'), withheld(1, '2'), shareOf(2, '3')];

/** A whole game of which two devices revealed their shares, as its file. */
function savedMatch(shares: readonly SeedShare[] = SHARES): Saved {
  const match = createMatch(sparks, { seats: 3, secret: SECRET, shares });
  while (!match.isOver) {
    const [seat = 0] = match.asked;
    match.play(seat, match.promptFor(seat)!.moves[0]);
  }
  return JSON.parse(JSON.stringify(saveMatch(match))) as Saved;
}
const verdictOn = (change: Partial<Saved>) => verify(sparks as never, { ...savedMatch(), ...change });

test('without shares the key is the secret itself', () => {
  expect(mixedKey(SECRET, [])).toBe(SECRET);
});

test('the key is the hash of a text that anybody can write down', () => {
  const [first, second, third] = SHARES.map(({ commitment }) => commitment);
  const text = `conclave shares 1\n${SECRET}\n0 ${first} ${'1'.repeat(64)}\n1 ${second} -\n2 ${third} ${'3'.repeat(64)}`;
  expect(mixedKey(SECRET, SHARES)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(mixedKey(SECRET, SHARES.toReversed())).toBe(mixedKey(SECRET, SHARES));
});

test('one secret with other shares gives other dice', () => {
  const lists = [[], SHARES, [shareOf(0, '1')], [shareOf(1, '1')], [withheld(0, '1')], [shareOf(0, '4'), ...SHARES.slice(1)]];
  const matches = lists.map((shares) => createMatch(sparks, { seats: 3, secret: SECRET, shares }));
  expect(new Set(matches.map(({ key }) => key)).size).toBe(lists.length);
  expect(new Set(matches.map((match) => match.hash())).size).toBe(lists.length);
  expect(new Set(matches.map(({ commitment }) => commitment))).toEqual(new Set([commitmentTo(SECRET)]));
});

test('a game with shares is sound, and says whose were used', () => {
  expect(verdictOn({})).toMatchObject({ ok: true, over: true, shares: SHARES });
  expect(savedMatch()).toMatchObject({ secret: SECRET, shares: SHARES, commitment: commitmentTo(SECRET), key: mixedKey(SECRET, SHARES) });
});

test('a file without shares is as it was, and sound', () => {
  const old = savedMatch([]);
  expect(old).toMatchObject({ key: SECRET, commitment: commitmentTo(SECRET) });
  expect([Object.hasOwn(old, 'secret'), Object.hasOwn(old, 'shares')]).toEqual([false, false]);
  expect(verify(sparks as never, old)).toMatchObject({ ok: true, shares: [] });
});

test('a match read from its file is saved as it was', () => {
  const saved = savedMatch();
  expect(saveMatch(loadMatch(sparks, saved))).toEqual(saved);
});

const MADE = 'The key is not the one that the secret and the shares make.';
const other = newKey();
test.each<[string, Partial<Saved>, string]>([
  [
    'another share',
    { shares: [{ ...shareOf(0, '1'), share: '9'.repeat(64) }, ...SHARES.slice(1)] },
    'The share of seat 1 is not the one its device committed to.',
  ],
  ['another share with its own hash', { shares: [shareOf(0, '9'), ...SHARES.slice(1)] }, MADE],
  ['a share left out', { shares: SHARES.slice(1) }, MADE],
  ['a share that is said not to have been revealed', { shares: [withheld(0, '1'), ...SHARES.slice(1)] }, MADE],
  ['one that was not revealed left out', { shares: [shareOf(0, '1'), shareOf(2, '3')] }, MADE],
  ['a share moved to another seat', { shares: [shareOf(0, '1'), shareOf(1, '3')] }, MADE],
  ['another secret', { secret: other }, 'The secret is not the one that was committed to before the game.'],
  ['another secret with its own hash', { secret: other, commitment: commitmentTo(other) }, MADE],
  ['another key', { key: other }, MADE],
  ['two shares of one seat', { shares: [...SHARES, shareOf(0, '5')] }, 'A share is not of one seat of the table.'],
  ['a share of no seat', { shares: [...SHARES, shareOf(3, '5')] }, 'A share is not of one seat of the table.'],
  ['a hash that is none', { shares: [{ seat: 0, commitment: 'x' }] }, 'What seat 1 committed to is not 64 hexadecimal digits.'],
  ['no list', { shares: null as never }, 'The shares of the devices are not a list.'],
  ['nothing in the list', { shares: [null as never] }, 'A share is not of one seat of the table.'],
  ['a secret that is none', { secret: 'x' }, 'The secret is not 64 hexadecimal digits.'],
])('%s is found', (_what, change, reason) => {
  expect(verdictOn(change)).toEqual({ ok: false, reason });
});

test('a game with shares does not pass for one without', () => {
  const { secret, shares, ...stripped } = savedMatch();
  expect(secret && shares).toEqual(SHARES);
  expect(verify(sparks as never, stripped)).toEqual({ ok: false, reason: 'The key is not the one that was committed to before the game.' });
});
