import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientMessage } from './wire.ts';

const key = 'key-0001';
const move = { do: 'castFireball', target: 1 };
const share = '0f'.repeat(32);

const TAKEN: Record<ClientMessage['t'], readonly object[]> = {
  join: [{ table: 'abc' }, { table: 'abc', watch: 'secret', have: 12 }],
  move: [
    { key, move },
    { key, move, prompt: 3 },
  ],
  undo: [{ key }],
  redo: [{ key }],
  plead: [{ key }],
  grant: [{ yes: true }, { yes: false }],
  vote: [
    { key, what: 'bot' },
    { key, what: 'none' },
  ],
  why: [{ key, move }],
  say: [{ phrase: 'thanks' }],
  preset: [{ preset: 'ask' }],
  back: [{}],
  share: [{ share }],
  ping: [{}],
};

const isTaken = (message: unknown): boolean => v.safeParse(ClientMessage, message).success;

test.each(Object.entries(TAKEN))('"%s" is read as it was sent, and with nothing added', (t, messages) => {
  for (const fields of messages) {
    const message = { t, ...fields };
    expect(v.parse(ClientMessage, message)).toEqual(message);
    expect(isTaken({ ...message, extra: 1 })).toBe(false);
    expect(isTaken({ ...message, t: `${t}s` })).toBe(false);
    for (const field of Object.keys(fields)) expect(isTaken({ ...message, [field]: null }), field).toBe(false);
  }
});

test.each([
  null,
  [],
  'ping',
  {},
  { t: 'toString' },
  { t: 'move', move },
  { t: 'move', key, move: { card: 1 } },
  { t: 'move', key, move, prompt: 1.5 },
  { t: 'move', key, move, prompt: 1e10 },
  { t: 'undo', key: 'a b c d e' },
  { t: 'undo', key: 'x'.repeat(41) },
  { t: 'grant', yes: 'true' },
  { t: 'vote', key, what: 'win' },
  { t: 'say', phrase: 'anything at all' },
  { t: 'preset', preset: 'constructor' },
  { t: 'share', share: share.slice(1) },
  { t: 'join', table: 'x'.repeat(41) },
  { t: 'join', table: 'abc', have: -1 },
])('%j is not read', (message) => {
  expect(isTaken(message)).toBe(false);
});
