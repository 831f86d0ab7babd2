import type { Plea, ServerMessage } from '@conclave/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line } from '../http/answers.ts';
import { newTestKey, TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

/** Three people in a game of Sparks; the first round is open on the table, so that no take-back is free any more. */
async function sitDown() {
  const people = await Promise.all(Array.from({ length: 3 }, () => TestPerson.guest(server.url)));
  const table = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  for (const person of people.slice(1)) await person.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  const sockets = await Promise.all(people.map((person) => person.open(table.id)));
  for (const one of sockets) await one.move(one.prompt!.moves[0]!);
  for (const one of sockets) await one.until(() => one.version === 3);
  const [ana, ben, cleo] = sockets as [TestSocket, TestSocket, TestSocket];
  return { id: table.id, people, ana, ben, cleo };
}

type PleaTold = Extract<ServerMessage, { t: 'plea' }>;
const told = ({ messages }: TestSocket): PleaTold[] => messages.filter((one) => one.t === 'plea');
const heard = (socket: TestSocket, n: number): Promise<void> => socket.until(() => told(socket).length >= n);

test('past what was seen a move is taken back only when all others agree', async () => {
  const { ana, ben, cleo } = await sitDown();
  expect(await ana.act({ t: 'undo' })).toMatchObject({ rule: 'TABLE-UNDO' });
  expect(await ana.act({ t: 'plead' })).toBeUndefined();
  await heard(ben, 1);
  expect(told(ben)[0]).toEqual({ t: 'plea', plea: { seat: 0, waiting: [1, 2] } });
  ben.send({ t: 'grant', yes: true });
  await heard(cleo, 2);
  expect(ana.version).toBe(3);
  cleo.send({ t: 'grant', yes: true });
  for (const one of [ana, ben, cleo]) await one.until(() => one.version === 4);
  expect(ana.prompt).toBeDefined();
  expect(ana.sight?.waiting).toEqual([0, 1, 2]);
  expect(told(ana).at(-1)).toEqual({ t: 'plea' });
});

test('one no ends it, and it is said whose', async () => {
  const { ana, ben, cleo } = await sitDown();
  await ana.act({ t: 'plead' });
  expect(await ben.act({ t: 'plead' })).toMatchObject({ rule: 'TABLE-PLEA' });
  cleo.send({ t: 'grant', yes: false });
  await heard(ana, 2);
  expect(told(ana).at(-1)).toEqual({ t: 'plea', no: 2 });
  ben.send({ t: 'grant', yes: true });
  expect(await ben.act({ t: 'undo' })).toMatchObject({ rule: 'TABLE-UNDO' });
  expect(ana.version).toBe(3);
});

test('nobody grants in another’s place, not even the one who asks', async () => {
  const { id, people, ana, ben, cleo } = await sitDown();
  await ana.act({ t: 'plead' });
  ana.send({ t: 'grant', yes: true });
  ben.send({ t: 'grant', yes: true });
  ben.send({ t: 'grant', yes: true });
  await heard(cleo, 2);
  expect(await ben.act({ t: 'undo' })).toMatchObject({ rule: 'TABLE-UNDO' });
  expect(told(cleo).at(-1)?.plea).toEqual({ seat: 0, waiting: [2] });
  const again = await people[2]!.open(id);
  expect((again.messages[0] as { plea?: Plea }).plea).toEqual({ seat: 0, waiting: [2] });
});

test('what was asked is forgotten when the asker goes on', async () => {
  const { ana, ben, cleo } = await sitDown();
  const mover = [ana, ben, cleo].find((one) => one.prompt)!;
  await mover.act({ t: 'plead' });
  await mover.move(mover.prompt!.moves.at(-1)!);
  await heard(mover, 2);
  expect(told(mover).at(-1)).toEqual({ t: 'plea' });
});

test('a player who left is not waited for', async () => {
  const { id, people, ana, ben } = await sitDown();
  await ana.act({ t: 'plead' });
  await people[2]!.get('POST', `/api/tables/${id}/leave`, {});
  ben.send({ t: 'grant', yes: true });
  await ana.until(() => ana.story.length === 1);
});

test('the last to be asked may leave instead of answering, and the table goes on', async () => {
  const { id, people, ana, ben, cleo } = await sitDown();
  await ana.act({ t: 'plead' });
  ben.send({ t: 'grant', yes: true });
  await heard(cleo, 2);
  await people[2]!.get('POST', `/api/tables/${id}/leave`, {});
  await ana.until(() => ana.story.length === 1);
  expect(await ana.move(ana.prompt!.moves[0]!)).toBeUndefined();
});

test('alone with bots a player goes back past everything, once for one key', async () => {
  const person = await TestPerson.guest(server.url);
  const { id } = await person.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
  const ana = await person.open(id);
  const own = (): number => ana.story.filter(({ seat }) => seat === 0).length;
  const ready = (): boolean => ana.prompt !== undefined;
  for (let i = 0; i < 2; i++) {
    await ana.until(ready);
    await ana.move(ana.prompt!.moves[0]!);
  }
  await ana.until(ready);
  const before = own();
  const key = newTestKey();
  expect(await ana.act({ t: 'undo' }, key)).toBeUndefined();
  await ana.until(() => own() === before - 1 && ready());
  expect(await ana.act({ t: 'undo' }, key)).toBeUndefined();
  expect(own()).toBe(before - 1);
});

test('after the end nothing is taken back: the dice are known', async () => {
  const person = await TestPerson.guest(server.url);
  const { id } = await person.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  const ana = await person.open(id);
  for (;;) {
    await ana.until(() => ana.isOver || ana.prompt !== undefined);
    if (ana.isOver) break;
    await ana.move(ana.prompt!.moves[0]!);
  }
  expect(ana.sight).not.toHaveProperty('undo');
  expect(await ana.act({ t: 'undo' })).toMatchObject({ rule: 'TABLE-OVER' });
  expect(await ana.act({ t: 'plead' })).toMatchObject({ rule: 'TABLE-PLEA' });
});

test('programs ask and agree over HTTP; a line of the stream tells of it', async () => {
  const { id, people, ana } = await sitDown();
  const [asker, ...others] = people as [TestPerson, TestPerson, TestPerson];
  expect(await asker.ask('POST', `/api/tables/${id}/grant`, { yes: 'perhaps' })).toMatchObject({ status: 400 });
  const stream = await fetch(`${server.url}/api/tables/${id}/stream`, { headers: others[0].headers });
  const lines = stream.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const nextLine = async () => v.parse(Line, JSON.parse((await lines.next()).value ?? ''));
  expect(await nextLine()).not.toHaveProperty('plea');
  await asker.get('POST', `/api/tables/${id}/plead`);
  expect(await asker.ask('POST', `/api/tables/${id}/plead`)).toMatchObject({ status: 409, body: { rule: 'TABLE-PLEA' } });
  expect((await nextLine()).plea).toEqual({ seat: 0, waiting: [1, 2] });
  for (const one of others) await one.get('POST', `/api/tables/${id}/grant`, { yes: true });
  await ana.until(() => ana.version === 4);
  expect(ana.prompt).toBeDefined();
  await lines.return?.();
});
