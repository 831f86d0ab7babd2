import type { ServerMessage } from '@conclave/protocol';
import { afterEach, expect, test } from 'vitest';
import { TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
afterEach(() => server.remove());

const NEVER = 86_400_000;

/** So many people in a game of Sparks, the first of whom has answered. The last has not opened the table. */
async function sitDown(people: number, silence: { absent: number; present: number }) {
  server = await testServer({ silence });
  const guests = await Promise.all(Array.from({ length: people }, () => TestPerson.guest(server.url)));
  const open = guests.slice(1).map(() => ({ kind: 'open' as const }));
  const { id } = await guests[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, ...open], visibility: 'public' });
  for (const guest of guests.slice(1)) await guest.get('POST', `/api/tables/${id}/join`, {});
  const sockets = await Promise.all(guests.slice(0, -1).map((guest) => guest.open(id)));
  for (const socket of sockets) await socket.move(socket.prompt!.moves[0]!);
  return { id, guests, sockets };
}

const votes = ({ messages }: TestSocket) => messages.filter((one): one is Extract<ServerMessage, { t: 'vote' }> => one.t === 'vote');
const lastVote = (socket: TestSocket) => votes(socket).at(-1)?.vote;

test('before the time nobody may decide about anybody', async () => {
  const { sockets } = await sitDown(2, { absent: NEVER, present: NEVER });
  expect(await sockets[0]!.act({ t: 'vote', what: 'bot' })).toMatchObject({ rule: 'TABLE-VOTE' });
  expect(votes(sockets[0]!)).toEqual([]);
});

test('after it the other lets a bot stand in, and who returns takes the seat back', async () => {
  const { id, guests, sockets } = await sitDown(2, { absent: 1, present: NEVER });
  const [ana] = sockets as [TestSocket];
  await ana.until(() => lastVote(ana) !== undefined);
  expect(lastVote(ana)).toEqual({ silent: [1], bot: [], end: [], needed: 1 });
  expect(await ana.act({ t: 'vote', what: 'bot' })).toBeUndefined();
  await ana.until(() => ana.info?.seats[1]?.away === true && ana.version > 1);
  const ben = await guests[1]!.open(id);
  await ben.until(() => ben.info?.seats[1]?.away === undefined);
  expect(await ana.act({ t: 'vote', what: 'end' })).toMatchObject({ rule: 'TABLE-VOTE' });
});

test('more than half must agree to end it; then it is over, without a result, and stays so', async () => {
  const { id, guests, sockets } = await sitDown(4, { absent: 1, present: NEVER });
  const [ana, ben, cleo] = sockets as [TestSocket, TestSocket, TestSocket];
  await ana.until(() => lastVote(ana) !== undefined);
  await ana.act({ t: 'vote', what: 'end' });
  await ben.act({ t: 'vote', what: 'bot' });
  await cleo.until(() => lastVote(cleo)?.bot.length === 1);
  expect(lastVote(cleo)).toEqual({ silent: [3], bot: [1], end: [0], needed: 2 });
  await ben.act({ t: 'vote', what: 'none' });
  await cleo.act({ t: 'vote', what: 'end' });
  await ana.until(() => ana.info?.stage === 'over');
  expect(ana.info).not.toHaveProperty('result');
  expect(await ana.act({ t: 'undo' })).toMatchObject({ rule: 'TABLE-OVER' });
  await server.restart();
  expect(await guests[3]!.get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'over', waiting: [] });
  const dan = await guests[3]!.open(id);
  expect(await dan.move(dan.prompt?.moves[0] ?? { do: 'pass' })).toMatchObject({ rule: 'TABLE-OVER' });
});

test('who has the table open is given longer; a silent player has no vote', async () => {
  const { id, guests, sockets } = await sitDown(2, { absent: 1, present: NEVER });
  const [ana] = sockets as [TestSocket];
  await ana.until(() => lastVote(ana) !== undefined);
  expect(await guests[1]!.ask('POST', `/api/tables/${id}/vote`, { what: 'end' })).toMatchObject({ status: 409, body: { rule: 'TABLE-VOTE' } });
  const before = votes(ana).length;
  await guests[1]!.open(id);
  await ana.until(() => votes(ana).length > before);
  expect(lastVote(ana)).toBeUndefined();
});
