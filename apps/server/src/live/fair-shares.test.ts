import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Games } from '../games.ts';
import { TestPerson, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import { wideSparks } from '../testing/wide-sparks.ts';

async function house(limits: Limits, games?: Games) {
  const server = await testServer({ limits }, games);
  onTestFinished(() => server.remove());
  const ana = await TestPerson.guest(server.url);
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  return { ...server, ana, id };
}

/** How an upgrade ended. */
const knock = (url: string, headers: Record<string, string>): Promise<'open' | 'turned away'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
    onTestFinished(() => socket.terminate());
    socket.once('open', () => resolve('open'));
    socket.once('error', () => resolve('turned away'));
  });

test('sockets that come all at once are counted like others', async () => {
  const { url, ana } = await house(limitedTo({}, { socketsPerAddress: 5 }));
  const answers = await Promise.all(Array.from({ length: 60 }, () => knock(url, ana.headers)));
  expect(answers.filter((answer) => answer === 'open')).toHaveLength(5);
});

test('one person has only so many sockets, from wherever, and opens only so many', async () => {
  const { url, ana, id } = await house(limitedTo({ upgrades: upTo(1e9, 4) }, { socketsPerPerson: 2 }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => knock(url, ana.headers)));
  expect(answers.filter((answer) => answer === 'open')).toHaveLength(2);
  const ben = await TestPerson.guest(url);
  for (let i = 0; i < 4; i++) await (await ben.open(id)).close().catch(() => {});
  await expect(ben.open(id)).rejects.toThrow('429');
});

test('joining again and again is dear; joining again with what one has is cheap', async () => {
  const { ana, id } = await house(limitedTo({ looks: upTo(6) }));
  const socket = await ana.open(id);
  await socket.until(() => socket.prompt !== undefined);
  for (let i = 0; i < 10; i++) socket.send({ t: 'join', table: id, have: socket.version });
  await socket.until(() => socket.messages.filter(({ t }) => t === 'here').length === 10);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  for (let i = 0; i < 10; i++) socket.send({ t: 'join', table: id });
  expect(await closed).toBe(1013);
  expect(socket.messages.filter(({ t }) => t === 'table').length).toBeLessThanOrEqual(4);
});

test('a picture costs by its size', async () => {
  const { ana, id } = await house(limitedTo({ looks: upTo(10) }), wideSparks(200_000));
  const socket = await ana.open(id);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  for (let i = 0; i < 10; i++) socket.send({ t: 'join', table: id });
  expect(await closed).toBe(1013);
  expect(socket.messages.filter(({ t }) => t === 'table').length).toBeLessThanOrEqual(4);
});

test('a late answer brings a fresh picture only as long as that is paid for', async () => {
  const { ana, id } = await house(limitedTo({ looks: upTo(3) }));
  const socket = await ana.open(id);
  await socket.until(() => socket.prompt !== undefined);
  for (let i = 0; i < 8; i++) expect((await socket.move({ do: 'draw' }, 99_999))?.rule).toBe('TABLE-STALE');
  expect(socket.messages.filter(({ t }) => t === 'table').length).toBeLessThanOrEqual(3);
});

test('waking tables has a price', async () => {
  const { ana, id, restart } = await house(limitedTo({ wakes: upTo(2) }));
  const socket = await ana.open(id);
  for (let i = 0; i < 2; i++) {
    socket.send({ t: 'join', table: `nothing-${i}` });
    await socket.until(() => socket.messages.filter((one) => one.t === 'no').length === i + 1);
  }
  const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
  socket.send({ t: 'join', table: 'nothing-3' });
  expect(await closed).toBe(1013);
  expect(await ana.ask('GET', '/api/tables/nothing-4')).toMatchObject({ status: 429 });
  await restart();
  expect((await ana.ask('GET', '/api/tables/nothing-5')).status).toBe(404);
});

test('a question costs more than a ping', async () => {
  const { ana, id } = await house(limitedTo({ messages: upTo(10) }));
  const socket = await ana.open(id);
  for (let i = 0; i < 3; i++) expect((await socket.act({ t: 'why', move: { do: 'draw' } }))?.rule).toBe('SP-ROUND-04');
  socket.send({ t: 'ping' });
  await socket.until(() => socket.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-RATE'));
});

test('messages are counted for the person, not for the socket', async () => {
  const { ana, id } = await house(limitedTo({ messages: upTo(1e9, 6) }));
  const [first, second] = [await ana.open(id), await ana.open(id)];
  for (let i = 0; i < 4; i++) first.send({ t: 'ping' });
  await first.until(() => first.messages.filter(({ t }) => t === 'pong').length === 4);
  second.send({ t: 'ping' });
  await second.until(() => second.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-RATE'));
});

test('who connects again has no more phrases and pleas than before', async () => {
  const { ana, id } = await house(limitedTo({ phrases: upTo(1e9, 2), pleas: upTo(1e9, 1) }));
  for (let i = 0; i < 2; i++) {
    const socket = await ana.open(id);
    socket.send({ t: 'say', phrase: 'hello' });
    await socket.until(() => socket.messages.some(({ t }) => t === 'said'));
    await socket.close();
  }
  const socket = await ana.open(id);
  socket.send({ t: 'say', phrase: 'hello' });
  await socket.until(() => socket.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-RATE'));
  expect((await socket.act({ t: 'plead' }))?.rule).not.toBe('TABLE-RATE');
  await socket.close();
  expect((await (await ana.open(id)).act({ t: 'plead' }))?.rule).toBe('TABLE-RATE');
  expect((await ana.ask('POST', `/api/tables/${id}/plead`)).status).toBe(429);
});

test('sockets that do not read are let go by what they leave unread together', async () => {
  const { url, ana, id } = await house(limitedTo({}, { unreadBytes: 1e9, unreadBytesPerAddress: 1 << 20 }), wideSparks(400_000));
  const sockets = [await ana.open(id), await ana.open(id), await ana.open(id), await ana.open(id)];
  for (const { socket } of sockets) socket.pause();
  for (const socket of sockets) for (let i = 0; i < 60; i++) socket.send({ t: 'join', table: id });
  for (;;) if (/^conclave_sockets [0-3]$/m.test(await (await fetch(`${url}/metrics`)).text())) return;
});

const UPGRADE = 'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
/** As long as a ping may be; masked by nothing. */
const PING = Buffer.concat([Buffer.of(0x89, 0x80 | 125, 0, 0, 0, 0), Buffer.alloc(125)]);

test('who sends pings and does not read is let go', async () => {
  // Nobody is asked for a sign of life.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, port, ana } = await house(limitedTo({}, { unreadBytes: 1 << 16 }));
  const line = connect(port, '127.0.0.1');
  onTestFinished(() => void line.destroy());
  line.on('error', () => {});
  line.pause();
  line.write(`GET /live HTTP/1.1\r\nhost: x\r\ncookie: ${ana.headers.cookie}\r\n${UPGRADE}`);
  line.write(Buffer.concat(Array.from({ length: 150_000 }, () => PING)));
  for (;;) if (/^conclave_sockets 1$/m.test(await (await fetch(`${url}/metrics`)).text())) break;
  for (;;) if (/^conclave_sockets 0$/m.test(await (await fetch(`${url}/metrics`)).text())) return;
});

test('what many hear costs more, said on a socket or asked for by HTTP', async () => {
  const { ana, id } = await house(limitedTo({ messages: upTo(30), requests: upTo(1e9, 12) }));
  const sockets = await Promise.all(Array.from({ length: 20 }, () => ana.open(id)));
  const first = sockets[0]!;
  const answers = (t: string): number => first.messages.filter((one) => one.t === t).length;
  for (let i = 0; i < 10; i++) first.send({ t: 'say', phrase: 'hello' });
  await first.until(() => answers('said') + answers('no') === 10);
  expect(answers('said')).toBe(5);
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await ana.ask('POST', `/api/tables/${id}/undo`, {})).status);
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses[5]).toBe(429);
});
