import type { Refusal } from '@conclave/engine';
import { verify } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import { sparks } from '@conclave/sparks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTestKey, playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const guests = (n: number) => Promise.all(Array.from({ length: n }, () => TestPerson.guest(server.url)));

/** A game of Sparks in play, with everybody's socket open. */
async function sitDown(n = 2) {
  const people = await guests(n);
  const [ana] = people;
  const table = await ana!.table({ game: 'sparks', seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })) });
  for (const person of people.slice(1)) await person.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
  const sockets = await Promise.all(people.map((person) => person.open(table.id)));
  return { id: table.id, table, people, sockets, ana: sockets[0]!, ben: sockets[1]! };
}

test('two people play a game to the end, and its log can be verified', async () => {
  const { id, people, sockets } = await sitDown();
  await playToTheEnd(sockets);
  const over = await people[1]!.get('GET', `/api/tables/${id}`);
  expect(over).toMatchObject({ stage: 'over', result: { how: expect.any(String) } });
  const log = await people[1]!.get<object>('GET', `/api/tables/${id}/log`);
  expect(verify(sparks as never, log)).toMatchObject({ ok: true, over: true });
  expect(log).toMatchObject({ commitment: over.commitment });
});

test('the log is not shown before the end', async () => {
  const { id, people } = await sitDown();
  expect(await people[0]!.ask('GET', `/api/tables/${id}/log`)).toMatchObject({ status: 409, body: { rule: 'TABLE-OVER' } });
});

test('a move sent twice with one key is one move', async () => {
  const { ana } = await sitDown();
  const key = newTestKey();
  const message = { t: 'move', move: ana.prompt!.moves[0], prompt: ana.prompt!.id };
  expect(await ana.act(message, key)).toBeUndefined();
  expect(await ana.act(message, key)).toBeUndefined();
  expect(ana.version).toBe(1);
});

test('a move for an old question is refused, with the present picture', async () => {
  const { ana, ben } = await sitDown();
  const old = ana.prompt!;
  await ana.move(old.moves[0]!);
  await ben.move(ben.prompt!.moves[0]!);
  const asked = [ana, ben].find((one) => one.prompt)!;
  await asked.until(() => asked.version === 2);
  const pictures = asked.messages.filter(({ t }) => t === 'table').length;
  const refusal = await asked.move(asked.prompt!.moves[0]!, old.id);
  expect(refusal?.rule).toBe('TABLE-STALE');
  expect(asked.messages.filter(({ t }) => t === 'table')).toHaveLength(pictures + 1);
});

test('of simultaneous choosers neither makes the other stale', async () => {
  const { sockets } = await sitDown(3);
  const answers = await Promise.all(sockets.map((one) => one.move(one.prompt!.moves[0]!)));
  expect(answers).toEqual([undefined, undefined, undefined]);
});

test('an illegal move is refused with its rule, and nothing changes', async () => {
  const { ana } = await sitDown();
  const held = (ana.sight!.view as { players: { hand: number[] | null }[] }).players[0]!.hand!;
  const missing = [1, 2, 3, 4, 5, 6].find((card) => !held.includes(card))!;
  expect((await ana.move({ do: 'burn', card: missing } as never))?.rule).toBe('SP-ROUND-01');
  expect((await ana.move({ do: 'fly' }))?.rule).toBe('TABLE-SHAPE');
  expect(ana.version).toBe(0);
});

test('why not: a reason where it is impossible, none where it is possible', async () => {
  const { ana } = await sitDown();
  expect((await ana.act({ t: 'why', move: { do: 'draw' } }))?.rule).toBe('SP-ROUND-04');
  expect(await ana.act({ t: 'why', move: ana.prompt!.moves[0] })).toBeUndefined();
});

test('a sealed answer can be taken back and given again', async () => {
  const { ana, ben } = await sitDown();
  await ana.move(ana.prompt!.moves[0]!);
  expect(ana.sight).toMatchObject({ undo: true });
  expect(await ana.act({ t: 'undo' })).toBeUndefined();
  expect(ana.sight).toMatchObject({ redo: true, waiting: [0, 1] });
  expect(ana.story).toHaveLength(1);
  expect(await ana.act({ t: 'redo' })).toBeUndefined();
  await ben.until(() => ben.version === 3);
  expect(ben.sight?.waiting).toEqual([1]);
});

test('both tabs of a player see the move and may move', async () => {
  const { id, people, ana, ben } = await sitDown();
  const tab = await people[0]!.open(id);
  await ana.move(ana.prompt!.moves[0]!);
  await tab.until(() => tab.version === 1);
  expect(tab.sight).toEqual(ana.sight);
  await ben.move(ben.prompt!.moves[0]!);
  await tab.until(() => tab.version === 2);
  const [mover, other] = tab.prompt ? [tab, ana] : [ben, ana];
  expect(await mover.move(mover.prompt!.moves.at(-1)!)).toBeUndefined();
  await other.until(() => other.version === 3);
});

test('a player who comes back with the present version is told only that; with an old one, everything', async () => {
  const { id, people, ana } = await sitDown();
  await ana.move(ana.prompt!.moves[0]!);
  const present = await people[0]!.open(id, { have: 1 });
  expect(present.messages[0]?.t).toBe('here');
  const late = await people[0]!.open(id, { have: 0 });
  expect(late.messages[0]?.t).toBe('table');
  expect(late.sight).toEqual(ana.sight);
  expect(late.story).toEqual(ana.story);
});

test('steps lead to the very picture a newcomer gets', async () => {
  const { id, people, sockets } = await sitDown(3);
  await playToTheEnd(sockets, ({ moves }) => moves.at(-1)!);
  for (const [i, old] of sockets.entries()) {
    const fresh = await people[i]!.open(id);
    await old.until(() => old.version === fresh.version);
    expect(old.sight).toEqual(fresh.sight);
    expect(old.story).toEqual(fresh.story);
  }
});

test('a seat is played by its owner only', async () => {
  const { id, table } = await sitDown();
  const [eve] = await guests(1);
  const watcher = await eve!.open(id, { watch: table.watch! });
  expect(watcher.viewer).toBe('spectator');
  watcher.send({ t: 'move', key: newTestKey(), move: { do: 'burn', card: 1 } });
  await watcher.until(() => watcher.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-SEAT'));
  expect(await eve!.ask('POST', `/api/tables/${id}/moves`, { move: { do: 'burn', card: 1 } })).toMatchObject({ status: 403, body: { rule: 'TABLE-SEAT' } });
});

test('a table by link is not there for one who has no link', async () => {
  const { id, table } = await sitDown();
  const [eve] = await guests(1);
  expect(await eve!.ask('GET', `/api/tables/${id}`)).toMatchObject({
    status: 403,
    body: { rule: 'TABLE-PRIVATE', reason: expect.stringContaining('private') },
  });
  expect((await eve!.ask('GET', '/api/tables/nothing')).status).toBe(404);
  const seen = await eve!.get('GET', `/api/tables/${id}?watch=${table.watch}`);
  expect(seen.invite).toBeUndefined();
  const socket = await eve!.open(id);
  expect(socket.messages[0]).toMatchObject({ t: 'no', refusal: { rule: 'TABLE-PRIVATE' } });
});

test('presence follows the sockets', async () => {
  const { ana, ben } = await sitDown();
  await ana.until(() => ana.messages.some((one) => one.t === 'presence' && one.presence.join() === 'true,true'));
  await ben.close();
  await ana.until(() => ana.messages.some((one) => one.t === 'presence' && one.presence.join() === 'true,false'));
});

test('a phrase is heard by all, another text by nobody', async () => {
  const { ana, ben } = await sitDown();
  ana.send({ t: 'say', phrase: 'hello' });
  await ben.until(() => ben.messages.some((one) => one.t === 'said' && one.said.seat === 0 && one.said.phrase === 'hello'));
  ana.send({ t: 'say', phrase: '<b>rude</b>' });
  await ana.until(() => ana.messages.some((one) => one.t === 'no' && one.refusal.rule === 'TABLE-MESSAGE'));
});

test('bots play their seats, and a person can finish a game with them', async () => {
  const [ana] = await guests(1);
  const table = await ana!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot' }] });
  expect(table.stage).toBe('playing');
  expect(new Set(table.seats.map(({ name }) => name)).size).toBe(3);
  const socket = await ana!.open(table.id);
  await playToTheEnd([socket]);
  expect(socket.sight?.key).toMatch(/^[0-9a-f]{64}$/);
});

test('a rematch has the same people at other seats', async () => {
  const { id, people, sockets } = await sitDown();
  expect(await people[0]!.ask<Refusal>('POST', `/api/tables/${id}/rematch`)).toMatchObject({ status: 409 });
  await playToTheEnd(sockets);
  const next = await people[0]!.get('POST', `/api/tables/${id}/rematch`);
  expect(next).toMatchObject({ stage: 'gathering', you: 1 });
  await sockets[1]!.until(() => sockets[1]!.info?.next === next.id);
  const [eve] = await guests(1);
  expect((await eve!.ask('POST', `/api/tables/${next.id}/join`, { invite: next.invite })).status).toBe(409);
  expect(await people[1]!.get('POST', `/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, stage: 'playing', you: 0 });
});

test('who leaves before the start frees the seat; in play a bot stands in until the return', async () => {
  const people = await guests(2);
  const table = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'public' });
  await people[1]!.get('POST', `/api/tables/${table.id}/join`, {});
  const left = await people[1]!.get('POST', `/api/tables/${table.id}/leave`);
  expect(left.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
  await people[1]!.get('POST', `/api/tables/${table.id}/join`, { seat: 2 });
  await people[0]!.get('POST', `/api/tables/${table.id}/fill`, { level: 'random' });
  await people[1]!.get('POST', `/api/tables/${table.id}/leave`);
  const socket = await people[0]!.open(table.id);
  expect(socket.info?.seats[2]).toMatchObject({ away: true });
  await socket.until(() => socket.sight?.waiting.join() === '0');
  await people[1]!.open(table.id);
  await socket.until(() => socket.info?.seats[2]?.away === undefined);
});

test('open tables are listed until they are full, mine with those that wait for me first', async () => {
  const people = await guests(2);
  const open = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  const waiting = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const isListed = async () => (await people[1]!.get<TableInfo[]>('GET', '/api/tables')).some(({ id }) => id === open.id);
  expect(await isListed()).toBe(true);
  const other = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await people[1]!.get('POST', `/api/tables/${other.id}/join`, {});
  const mine = await people[0]!.open(other.id);
  await mine.move(mine.prompt!.moves[0]!);
  const listed = await people[0]!.get<TableInfo[]>('GET', '/api/me/tables');
  expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([waiting.id, other.id]);
  await people[1]!.get('POST', `/api/tables/${open.id}/join`, {});
  expect(await isListed()).toBe(false);
});

test('a restart in the middle of a game loses nothing, not even keys of moves', async () => {
  const { id, people, ana } = await sitDown();
  const key = newTestKey();
  const message = { t: 'move', move: ana.prompt!.moves[0], prompt: ana.prompt!.id };
  await ana.act(message, key);
  await server.restart();
  const again = await people[0]!.open(id, { have: 1 });
  expect(again.messages[0]?.t).toBe('here');
  expect(await again.act(message, key)).toBeUndefined();
  const whole = await people[0]!.open(id);
  expect(whole.version).toBe(1);
  expect(whole.sight).toEqual(ana.sight);
  expect(whole.story).toEqual(ana.story);
});
