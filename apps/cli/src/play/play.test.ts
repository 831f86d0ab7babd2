import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createMatch, draw, type GameModule, hashOf, type Match } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { verifyFile } from '../verify.ts';
import { beginMatch, play } from './play.ts';
import { openTerminal } from './terminal.ts';

const FILE = join(mkdtempSync(join(tmpdir(), 'conclave-play-')), 'game.json');
const WIPED = '\u001b[2J\u001b[3J\u001b[H';

/** Plays a match of Sparks with these lines typed; what the screen showed. */
async function typed(lines: readonly string[], given: { people?: number; isTTY?: boolean; from?: string; match?: Match } = {}): Promise<string> {
  const { isTTY = false, people = 1, from, match } = given;
  const options = { bots: 'simple', seed: 3, people, ...(from && { from }) };
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

const ones = (n: number): string[] => Array<string>(n).fill('1');

test('every question is a sentence with numbered moves', async () => {
  const shown = await typed([]);
  expect(shown).toContain('Sparks: Ana, Bot 2 (simple bot).');
  expect(shown).toMatch(/Ana: Choose a card to burn\. The highest wins a spark\.\n {2}1\. Burn the \d\n {2}2\. Burn the \d\n/);
});

test('a whole game is told to its end', async () => {
  const shown = await typed(ones(60));
  expect(shown).toContain('You burn a');
  expect(shown).toMatch(/(You win|Bot 2 wins) with three sparks\./);
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
    'There is no move "fly".',
    'undo: take back your last move',
  ])
    expect(shown).toContain(line);
  expect(shown).not.toContain('You burn');
});

test('nonsense is answered, and part of a name finds its moves', async () => {
  const shown = await typed(['99', 'xyzzy', 'move {', 'move {"do":"burn","card":99}', 'burn the 5']);
  expect(shown).toContain('No move or command is called "99".');
  expect(shown).toContain('No move or command is called "xyzzy".');
  expect(shown).toContain('Write the move as JSON');
  expect(shown).toContain('You hold no 99. (SP-ROUND-01)\nSP-ROUND-01: All players who hold a card');
  expect(shown.split('burn.')[2]).not.toContain('Burn the 4');
});

test('alone with bots any move can be taken back, and done again', async () => {
  const shown = await typed(['undo', '1', 'undo', 'redo', 'undo', 'quit']);
  const [before, first, , again] = shown.split(/There is no move of yours to take back\.|Taken back\./);
  expect(before).toContain('Burn the 4');
  expect(first).toContain('You burn a 4.');
  expect(again).toContain('Burn the 4');
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
  expect(shown).toMatch(/Dice were rolled or a hidden card was seen since\.|Somebody else has moved since\./);
});

test('a saved game is sound and can be played on', async () => {
  const shown = await typed(['1', `save ${FILE}`, 'quit']);
  expect(shown).toContain(`Saved to ${FILE}. It holds the dice to come`);
  expect((await verifyFile(FILE)).sentence).toMatch(/^Sound: Sparks, \d+ entries, not finished/);
  expect(await typed([...ones(60), 'table', 'save /nowhere/at/all', ''], { from: FILE })).toMatch(
    /You burn a 4\.[\s\S]*The game is over[\s\S]*could not be saved/,
  );
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
