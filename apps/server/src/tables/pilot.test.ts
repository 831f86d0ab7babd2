import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Chance } from '../testing/chance.ts';
import { TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const SHORTEST = 5;

async function twoPeople(game: string, more: object = {}) {
  const people = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)] as const;
  const table = await people[0].table({ game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', ...more });
  await people[1].get('POST', `/api/tables/${table.id}/join`, {});
  return { people, id: table.id };
}

const chance = new Chance(1);
const anyMove = (socket: TestSocket) => socket.move(chance.oneOf(socket.prompt!.moves));

describe('when time is up', () => {
  test.concurrent('the default move is made for a player who is there but does not move', async () => {
    const { people, id } = await twoPeople('sparks', { clock: { kind: 'turn', seconds: SHORTEST, timeUp: 'default' } });
    const [ana, ben] = await Promise.all(people.map((person) => person.open(id)));
    await ana!.move(ana!.prompt!.moves.at(-1)!);
    await ben!.until(() => ben!.version >= 2);
    expect(ben!.story[2]?.seat).toBe(1);
    expect(ben!.info?.seats[1]?.away).toBeUndefined();
  });

  test.concurrent('a bot takes over for one who is not there, until the return', async () => {
    const { people, id } = await twoPeople('sparks', { clock: { kind: 'total', seconds: SHORTEST, timeUp: 'bot' } });
    const ana = await people[0].open(id);
    await anyMove(ana);
    await ana.until(() => ana.info?.seats[1]?.away === true && ana.version >= 2);
    const ben = await people[1].open(id);
    await ana.until(() => ana.info?.seats[1]?.away === undefined);
    expect(ben.viewer).toBe(1);
  });
});

test('the time that is left survives a restart', async () => {
  const { people, id } = await twoPeople('sparks', { clock: { kind: 'total', seconds: 600 } });
  const ana = await people[0].open(id);
  await anyMove(ana);
  const told = ana.messages.findLast((one) => one.t === 'step');
  const left = told?.t === 'step' ? told.clock?.left[0] : undefined;
  expect(left).toBeLessThan(600_000);
  await server.restart();
  const again = (await people[0].open(id)).messages[0];
  expect(again).toMatchObject({ t: 'table', clock: { kind: 'total', running: [1] } });
  expect(again?.t === 'table' && again.clock?.left[0]).toBe(left);
});

test('a game against bots goes on after a restart', async () => {
  const ana = await TestPerson.guest(server.url);
  const table = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] });
  await server.restart();
  const socket = await ana.open(table.id);
  await socket.until(() => socket.sight?.waiting.join() === '0');
});

async function play(socket: TestSocket): Promise<void> {
  for (;;) {
    await socket.until(() => socket.isOver || socket.prompt !== undefined);
    if (socket.isOver) return;
    await anyMove(socket);
  }
}

/** Passes in every window, and moves in the own turn. */
async function playPassing(socket: TestSocket): Promise<void> {
  const isOwnTurn = (): boolean => socket.prompt !== undefined && socket.prompt.window === undefined;
  for (;;) {
    socket.send({ t: 'preset', preset: 'pass' });
    await socket.until(() => socket.isOver || isOwnTurn());
    while (isOwnTurn() && !socket.isOver) await anyMove(socket);
    if (socket.isOver) return;
  }
}

const wasInWindow = ({ messages }: TestSocket): boolean => messages.some((one) => one.t === 'step' && JSON.stringify(one.sight ?? {}).includes('"window"'));

test('“pass until my turn” answers every response window, and ends with the turn', async () => {
  let [ana, ben]: TestSocket[] = [];
  // In some short games nobody attacks Ben.
  while (!ana || !ben || !wasInWindow(ben)) {
    const { people, id } = await twoPeople('mages');
    [ana, ben] = (await Promise.all(people.map((person) => person.open(id)))) as [TestSocket, TestSocket];
    await Promise.all([play(ana), playPassing(ben)]);
  }
  expect(ben.messages.some((one) => one.t === 'preset' && one.preset === 'ask')).toBe(true);
  expect(ana.frames.some((frame) => frame.includes('"t":"preset"'))).toBe(false);
});

const isForAppearances = ({ prompt }: TestSocket): boolean => prompt?.window === true && prompt.moves.length === 1;

/** Plays until one of them is asked a window in which nothing can be played, and says who: windows like that are left alone. */
async function askedForAppearances(sockets: readonly TestSocket[]): Promise<TestSocket | undefined> {
  for (;;) {
    await Promise.race(sockets.map((one) => one.until(() => one.isOver || one.prompt !== undefined)));
    const asked = sockets.find(isForAppearances);
    if (asked || sockets.some(({ isOver }) => isOver)) return asked;
    await Promise.all(sockets.map(async (one) => one.prompt && anyMove(one)));
  }
}

test('who plays against bots is not kept by windows in which nothing can be played, though somebody watches', async () => {
  let asked: TestSocket | undefined;
  while (!asked) {
    const person = await TestPerson.guest(server.url);
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'random' }));
    const { id } = await person.table({ game: 'mages', seats: [{ kind: 'me' }, ...bots], visibility: 'public' });
    const ana = await person.open(id);
    await (await TestPerson.guest(server.url)).open(id);
    asked = await askedForAppearances([ana]);
  }
  const { id } = asked.prompt!;
  await asked.until(() => asked?.prompt?.id !== id);
});

test('where a second person sits, windows in which nothing can be played are asked like any other', async () => {
  let asked: TestSocket | undefined;
  while (!asked) {
    const { people, id } = await twoPeople('mages');
    asked = await askedForAppearances(await Promise.all(people.map((person) => person.open(id))));
  }
  for (let i = 0; i < 5; i++) await TestPerson.guest(server.url); // time enough for a pass by itself
  expect(await asked.move(asked.prompt!.moves[0]!)).toBeUndefined();
});
