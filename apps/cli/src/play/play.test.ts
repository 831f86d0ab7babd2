import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createMatch, draw, type GameModule, hashOf, type Match, type Move, voiceOf } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { verifyFile } from '../verify.ts';
import { choicesOf, type Named } from './choices.ts';
import { beginMatch, play } from './play.ts';
import { openTerminal } from './terminal.ts';

const FILE = join(mkdtempSync(join(tmpdir(), 'conclave-play-')), 'game.json');
/** Ana begins, and where the Fire Lord stands there is nothing more to use than a space. */
const GATES = 3;
const WIPED = '\u001b[2J\u001b[3J\u001b[H';

/** Plays a match of Sparks with these lines typed; what the screen showed. */
async function typed(
  lines: readonly string[],
  given: { people?: number; isTTY?: boolean; names?: string; from?: string; match?: Match } = {},
): Promise<string> {
  const { isTTY = false, people = 1, names, from, match } = given;
  const options = { bots: 'simple', seed: 3, people, ...(names && { names }), ...(from && { from }) };
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY });
  const shown: string[] = [];
  output.on('data', (chunk) => shown.push(String(chunk)));
  const terminal = openTerminal(input, output);
  input.end(lines.map((line) => `${line}\n`).join(''));
  await play(match ?? (await beginMatch('sparks', options)), options, terminal);
  terminal.close();
  return shown.join('');
}

const gates = (): Promise<Match> => beginMatch('gates-of-mara', { bots: 'simple', seed: GATES, people: 1 });
const ones = (n: number): string[] => Array<string>(n).fill('1');

test('every question is a sentence with numbered moves', async () => {
  const shown = await typed([]);
  expect(shown).toContain('Sparks: Ana, Isolde (simple bot).');
  expect(shown).toMatch(/Ana: Choose a card to burn\. The highest wins a spark\.\n {2}1\. Burn the \d\n {2}2\. Burn the \d\n/);
});

test('a whole game is told to its end', async () => {
  const shown = await typed(ones(60));
  expect(shown).toContain('You burn a');
  expect(shown).toMatch(/(You win|Isolde wins) with three sparks\./);
});

test('table, log, rules, why and help answer without a move being made', async () => {
  const shown = await typed(['table', 'log', 'rules', 'rules tie', 'rules SP-END-01', 'rules unicorns', 'why', 'why burn card=9', 'why fly', 'help']);
  for (const line of [
    'You: 0 sparks, 4 cards, hand ',
    'Nothing has happened yet.',
    '  Round (SP-ROUND)',
    'SP-ROUND-03: Players tied for highest',
    'SP-END-01: A player with 3 sparks',
    'No rule speaks of "unicorns".',
    'draw: Only the winner of a round draws. (SP-ROUND-04)',
    'burn: You hold no 9. (SP-ROUND-01)',
    'There is no move "fly". There are: burn, draw, pass.',
    'undo: take back your last move',
  ])
    expect(shown).toContain(line);
  expect(shown).not.toContain('You burn');
});

test('nonsense is answered, and part of a name finds its moves', async () => {
  const shown = await typed(['99', 'xyzzy', 'move {', 'move {"do":"burn","card":99}', 'the 5']);
  expect(shown).toContain('No move or command is called "99". The moves shown last are numbered 1 to 3.');
  expect(shown).toContain('No move or command is called "xyzzy".');
  expect(shown).toContain('Write the move as JSON');
  expect(shown).toContain('You hold no 99. (SP-ROUND-01)\nSP-ROUND-01: All players who hold a card');
  expect(shown.split('burn.')[2]).toContain(' The highest wins a spark.\n  1. Burn the 5\n  Enter: all 3 moves again.\n> ');
  expect(shown.split('burn.')[2]).not.toContain('Burn the 4');
});

test('a number is that of the list shown last, and an empty line brings the whole list back', async () => {
  expect(await typed(['the 5', '1'])).toContain('You burn a 5.');
  expect(await typed(['the 5', '3'])).toContain('No move or command is called "3". The moves shown last are numbered 1 to 1.');
  expect(await typed(['the 5', '', '1'])).toContain('You burn a 4.');
  expect(await typed(['burn the 5'])).toContain('You burn a 5.');
});

test('a card is read by its name, and why it cannot be had is asked by it', async () => {
  const match = await beginMatch('gates-of-mara', { bots: 'simple', seed: GATES, people: 1 });
  const shown = await typed(['card mist armor', 'card unicorn', 'why buy mist armor', 'why buy unicorn', 'quit', 'quit'], { match });
  expect(shown).toMatch(/Mist Armor \(enchantment\): \S/m);
  expect(shown).toContain('Nothing is called "unicorn".');
  expect(shown).toMatch(/buy Mist Armor: .+ \(GM-[A-Z0-9-]+\)$/m);
  expect(shown).toContain('buy "unicorn": there is nothing of that name to do that with.');
});

test('bare why tells the kinds of moves with the same reason together', async () => {
  const match = await beginMatch('gates-of-mara', { bots: 'simple', seed: GATES, people: 1 });
  const reasons = [
    ...(await typed(['why', 'quit', 'quit'], { match })).matchAll(/^(?:> )?[a-z][a-z ,]*: (.+ \(GM-[A-Z0-9-]+\)|nothing asks for that now\.)$/gm),
  ].map(([, reason]) => reason);
  expect(reasons.length).toBeGreaterThan(3);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a long list is gathered, and opened one step at a time', async () => {
  const shown = await typed(['1', '', 'CHAOS rift leader', '1', 'undo', '3', '4'], { match: await gates() });
  const [, whole = '', one = '', again, rift = '', placed] = shown.split('\nAna: ');
  expect(whole).toContain('\n  1. Place the first Merchant for 1 Energy on …, 12 ways\n  2. Place the Specialist ');
  expect(whole.match(/^ {2}\d+\./gm)).toHaveLength(6);
  expect(one).toMatch(/^Place the first Merchant for 1 Energy on …\n {2}1\. Shifting Ground in the Chaos Realm: 1 Influence; /);
  expect(one.match(/^ {2}\d+\. .* in the .* Realm: 1 Influence/gm)).toHaveLength(12);
  expect(one).toContain('\n  Enter: all 57 moves again.\n');
  expect(again).toBe(whole);
  expect(rift).toContain('\n  1. Place the Leader for 3 Energy on Keyhole Rift in the Chaos Realm: 3 Influence; pay ');
  expect(placed).toContain('what your Leader in the Chaos Realm can do');
  expect(shown.match(/You place the Leader on Keyhole Rift in the Chaos Realm/g)).toHaveLength(2);
});

test('alike moves are one line with how they begin and what they are paid for', () => {
  const named = (reward: number, pay: number): Named => ({
    move: { do: 'exchange', reward, pay } as Move,
    label: `Pay ${pay} Fire for ${reward} Onyx at once`,
  });
  const many = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((pay) => [named(1, pay), named(2, pay)]);
  const odd = many.filter((_, i) => i % 2 === 0);
  const last = odd.map(({ move, label }, i) => ({ move: { ...move, reward: 3 }, label: `${label} and ${i} gems` }));
  expect(choicesOf([...many, ...last]).map(({ text }) => text)).toEqual([
    'Pay … for 1 Onyx at once, 8 ways',
    'Pay … for 2 Onyx at once, 8 ways',
    'Pay …, 8 ways',
  ]);
  expect(choicesOf(many.slice(0, 15))).toHaveLength(15);
  expect(choicesOf([...odd, ...odd])).toHaveLength(16);
});

test('part of the table is shown to who names it', async () => {
  const shown = await typed(['table gates', 'table WANDERER, in', 'table unicorns'], { match: await gates() });
  const [, headed = '', line = '', none = ''] = shown.split('\n> ');
  expect(headed).toMatch(/^Gates:\n {2}The gate between .*\n.*\n.*\n {2}The Central Gate: 1 Key, nobody stands here\.$/);
  expect(line).toMatch(/^Lords and Wanderer:\n {2}Wanderer, in the Chaos Realm, with .*$/);
  expect(none).toMatch(/^Nothing on the table is called "unicorns"\. Its parts: Round; You, .*; Lords and Wanderer\.$/);
});

test('alone with bots a question with one answer is not asked, and a take-back goes past it', async () => {
  const shown = await typed(['first merchant water realm bazaar', '1', '1', '1', 'undo', 'undo', 'redo', 'redo'], { match: await gates() });
  const [before = '', back = '', further = ''] = shown.split(/Taken back: .*\./);
  expect(before).toMatch(/> You gain 1 Fire\.\nOnly one answer: End the turn\.\nIsolde places /);
  expect(shown.match(/Taken back: .*\./g)).toEqual(['Taken back: Take 1 Fire.', 'Taken back: Use Harbor Bazaar: 1 Water and 1 gem of your choice.']);
  expect(back).toMatch(/^\n\nAna: Take 1 gem of your choice\./);
  expect(further.match(/You gain 1 Fire\.\nIsolde places /g)).toHaveLength(1);
});

test('at a shared screen a question with one answer is asked all the same', async () => {
  const shown = await typed(['', 'first merchant water realm bazaar', '1', '1', '1'], { people: 2, match: await gates() });
  expect(shown).toContain('nothing is left to use: end the turn.\n  1. End the turn\n> ');
  expect(shown).not.toContain('Only one answer');
});

test('alone with bots any move can be taken back, and done again', async () => {
  const shown = await typed(['undo', '1', 'undo', 'redo', 'undo', 'quit']);
  const [before, first, , again] = shown.split(/There is no move of yours to take back\.|Taken back: Burn the 4\./);
  expect(before).toContain('Burn the 4');
  expect(first).toContain('You burn a 4.');
  expect(again).toContain('Burn the 4');
});

test('leaving a game that is not saved is asked about once, and said', async () => {
  const asked = 'The game is not saved. Type save first, or quit again to leave it.';
  const left = 'The game was not saved.';
  expect(await typed(['quit', '1'])).not.toContain(asked);
  const lost = await typed(['1', 'quit', 'quit', 'table']);
  expect(lost).toContain(asked);
  expect(lost.trimEnd().endsWith(left)).toBe(true);
  expect(await typed(['1'])).toContain(left);
  const kept = await typed(['1', `save ${FILE}`, 'quit', 'table']);
  expect(kept).not.toMatch(/not saved/);
  expect(kept).toContain(`To go on: npx conclave play sparks --from ${FILE}`);
});

test('a game that goes on is told from a few moves back', async () => {
  const match = await gates();
  const voice = voiceOf(['Ana', 'Isolde'], 0);
  for (let i = 0; i < 40; i++) {
    const [seat = 0] = match.asked;
    match.play(seat, match.promptFor(seat)?.moves[0]);
  }
  const told = match.story(0).map(({ events }) => events.map((event) => match.game.words.event(event, voice)?.text).filter(Boolean));
  const shown = await typed([], { match });
  expect(told.flat().length).toBeGreaterThan(30);
  expect(shown).not.toContain(told.flat()[0]);
  expect(shown).toContain(told.flat().at(-1)?.slice(0, 12));
});

test('passing the screen round, nobody sees another hand', async () => {
  const shown = await typed(['', '1', '', 'table', '1', 'quit'], { people: 2, isTTY: true });
  const [opening = '', ana = '', between = '', ben = ''] = shown.split(WIPED);
  expect(opening).toContain('Ana, it is your turn. Press Enter when only you can see the screen.');
  expect(ana).toContain('Ana: Choose a card to burn.');
  expect(between).toContain('Ben, it is your turn. Press Enter when only you can see the screen.');
  expect(between).not.toContain('Burn the');
  expect(ben).toContain('Ben: Choose a card to burn.');
  expect(ben).toMatch(/Ana: 0 sparks, 4 cards\r?\n/);
});

test('among people a take-back stops where something came to light', async () => {
  const shown = await typed(['', '1', '', '1', '', 'undo', 'quit'], { people: 2 });
  expect(shown).toContain('The secret answers were opened since.');
});

test('a saved game is sound and can be played on', async () => {
  const shown = await typed(['1', `save ${FILE}`, 'quit']);
  expect(shown).toContain(`Saved to ${FILE}. It holds the dice to come`);
  expect((await verifyFile(FILE)).sentence).toMatch(/^Sound: Sparks, \d+ entries, not finished/);
  expect(await typed([...ones(60), 'table', 'save /nowhere/at/all', ''], { from: FILE })).toMatch(
    /You burn a 4\.[\s\S]*The game is over[\s\S]*could not be saved/,
  );
});

test('the people of a saved game keep their names', async () => {
  await typed(['1', `save ${FILE}`, 'quit'], { names: 'Lena, Max' });
  expect(await typed(['quit'], { from: FILE })).toContain('Sparks: Lena, Max');
});

/** Sparks in which anybody may draw at any time, up to five cards in hand. */
const hasty: typeof sparks = {
  ...sparks,
  anytime: {
    moves: (game, seat) => (game.players[seat]!.hand.length < 5 ? [{ do: 'draw' }] : []),
    play: (game, seat) => void game.players[seat]!.hand.push(draw(game, game.deck)!),
  },
};

test('who wants to be asked can act out of turn before a bot moves', async () => {
  const begin = (): Match => createMatch(hasty as unknown as GameModule, { seats: 2, key: hashOf([3, 'play']) });
  const idle = await typed(['1', 'table', 'quit'], { match: begin() });
  expect(idle).toContain('(at any time)');
  expect(idle).not.toContain('You are not asked');
  const asked = await typed(['pause', '1', '1', '', 'table', 'quit'], { match: begin() });
  expect(asked).toContain('From now on you are asked');
  expect(asked).toMatch(/You are not asked, but you may do this\. Enter goes on\.\n {2}1\. Draw a card \(at any time\)\n> \n?/);
  expect(asked).toContain('You: 0 sparks, 4 cards');
});
