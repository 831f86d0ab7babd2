import { LONGEST_MESSAGE } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

async function table(url = server.url) {
  const ana = await TestPerson.guest(url);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { ana, id };
}

const badMessages: [string, unknown][] = [
  ['no JSON', '{'],
  ['an unknown kind', { t: 'cheat' }],
  ['a field too many', { t: 'ping', key: 'abcdefgh' }],
  ['a key too short', { t: 'undo', key: 'x' }],
  ['a move that is none', { t: 'move', key: 'abcdefgh', move: 'burn' }],
  ['a preset that is none', { t: 'preset', preset: 'cheat' }],
];
test.each(badMessages)('a message with %s is answered with a reason', async (_what, message) => {
  const { ana, id } = await table();
  const socket = await ana.open(id);
  socket.send(message);
  await socket.until(() => socket.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-MESSAGE'));
  expect(socket.messages.at(-1)).toMatchObject({ refusal: { reason: expect.stringMatching(/\w/) } });
});

test('a move before the start is refused', async () => {
  const { ana, id } = await table();
  const socket = await ana.open(id);
  expect((await socket.act({ t: 'move', move: { do: 'burn', card: 1 } }))?.rule).toBe('TABLE-START');
});

test('a message that is too long ends the connection', async () => {
  const { ana, id } = await table();
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  socket.send(JSON.stringify({ t: 'ping', pad: 'x'.repeat(LONGEST_MESSAGE) }));
  expect(await closed).toBe(1009);
});

test('a page of another site gets no socket', async () => {
  const { ana, id } = await table();
  await expect(ana.open(id, { origin: 'https://evil.example' })).rejects.toThrow('403');
  expect((await ana.open(id, { origin: server.url })).messages[0]?.t).toBe('table');
});

test('who floods is told to wait, then turned away', async () => {
  const small = await testServer({ limits: limitedTo({ messages: upTo(3) }, { badMessages: 10 }) });
  const { ana, id } = await table(small.url);
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  for (let i = 0; i < 20; i++) socket.send({ t: 'ping' });
  expect(await closed).toBe(1008);
  expect(socket.messages.filter(({ t }) => t === 'pong')).toHaveLength(2);
  expect(socket.messages.filter((one) => one.t === 'no' && one.refusal.rule === 'TABLE-RATE')).toHaveLength(11);
  await small.remove();
});

test.each(['ping', 'pong'] as const)('%s frames have the price of messages', async (sign) => {
  const small = await testServer({ limits: limitedTo({ messages: upTo(5) }, { badMessages: 10 }) });
  const { ana, id } = await table(small.url);
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  let pongs = 0;
  socket.socket.on('pong', () => pongs++);
  for (let i = 0; i < 20; i++) socket.socket[sign](String(i));
  expect(await closed).toBe(1008);
  expect(pongs).toBe(sign === 'ping' ? 4 : 0);
  await small.remove();
});

test('a ping that was paid for is answered with what it carried', async () => {
  const { ana, id } = await table();
  const socket = await ana.open(id);
  const answer = new Promise<Buffer>((resolve) => socket.socket.once('pong', resolve));
  socket.socket.ping('here');
  expect(String(await answer)).toBe('here');
});

test('a message in very many pieces ends the connection', async () => {
  const { ana, id } = await table();
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  for (let i = 0; i < 200; i++) socket.socket.send('', { fin: false });
  expect(await closed).toBe(1008);
});

test('one address has only so many sockets', async () => {
  const small = await testServer({ limits: limitedTo({}, { socketsPerAddress: 1 }) });
  const { ana, id } = await table(small.url);
  const first = await ana.open(id);
  await expect(ana.open(id)).rejects.toThrow('429');
  await first.close();
  expect((await ana.open(id)).messages[0]?.t).toBe('table');
  await small.remove();
});

test('a graceful stop says good-bye to every socket', async () => {
  const stopping = await testServer();
  const { ana, id } = await table(stopping.url);
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  await stopping.remove();
  expect(await closed).toBe(1001);
});
