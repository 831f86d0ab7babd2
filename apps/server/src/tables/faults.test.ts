import { type Core, type GameModule, type Saved, verify } from '@conclave/engine';
import { type SparksState, sparks } from '@conclave/sparks';
import { afterEach, expect, test } from 'vitest';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
afterEach(() => server.remove());

const right = sparks as unknown as GameModule;
const gamesWith = (change: Partial<GameModule>) => new Map([['sparks', { ...right, ...change }]]);

async function twoSeats() {
  const people = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)] as const;
  const table = await people[0].table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await people[1].get('POST', `/api/tables/${table.id}/join`, {});
  return { people, id: table.id };
}

test('a rule that breaks leaves the old position, says so, and the game goes on', async () => {
  let isBroken = true;
  const rulebook: GameModule['rulebook'] = {
    ...right.rulebook,
    play(game, seat, move) {
      if (isBroken) throw new Error('a planted fault');
      right.rulebook.play(game, seat, move);
    },
  };
  server = await testServer({}, gamesWith({ rulebook }));
  const { people, id } = await twoSeats();
  const ana = await people[0].open(id);
  const before = ana.sight;
  expect((await ana.move(ana.prompt!.moves[0]!))?.rule).toBe('TABLE-FAULT');
  expect(ana.sight).toEqual(before);
  expect(await people[0].get<string>('GET', '/metrics')).toContain('conclave_faults_total{where="table"} 1');
  isBroken = false;
  expect(await ana.move(ana.prompt!.moves[0]!)).toBeUndefined();
  expect(ana.version).toBe(1);
});

test('a bot that cannot be dealt to anew plays the default move, and the game goes on', async () => {
  const redeal: GameModule['redeal'] = () => {
    throw new Error('a planted fault');
  };
  server = await testServer({}, gamesWith({ redeal }));
  const person = await TestPerson.guest(server.url);
  const { id } = await person.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] });
  await playToTheEnd([await person.open(id)]);
  expect(await person.get<string>('GET', '/metrics')).toMatch(/conclave_faults_total\{where="bot"\} [1-9]/);
});

test('a game begun under other rules says so instead of going on wrongly', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  const ana = await people[0].open(id);
  await ana.move(ana.prompt!.moves[0]!);
  await server.restart(gamesWith({ rulesVersion: 2 }));
  expect(await people[0].get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'playing', closed: expect.stringContaining('version 1') });
  const closed = await people[0].open(id);
  expect(closed.messages[0]).toMatchObject({ t: 'table', info: { closed: expect.stringContaining('cannot go on') } });
  expect(closed.sight).toBeUndefined();
  expect(await closed.move({ do: 'pass' })).toMatchObject({ rule: 'TABLE-RULES' });
  await server.restart(gamesWith({}));
  expect((await people[0].open(id)).version).toBe(1);
});

test('a game begun under older rules is finished under them where they are kept, beside games under those of now', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  const ana = await people[0].open(id);
  await ana.move(ana.prompt!.moves[0]!);
  // Under the rules of now a hand has one card more.
  const setup: GameModule['setup'] = (...given) => {
    const state = right.setup(...given) as unknown as SparksState;
    for (const { hand } of state.players) hand.push(state.deck.pop() ?? 0);
    return state as unknown as Core;
  };
  await server.restart(Object.assign(gamesWith({ rulesVersion: 2, setup }), { kept: [right] }));
  const sockets = [await people[0].open(id), await people[1].open(id)];
  expect([sockets[0]!.version, sockets[0]!.info?.closed]).toEqual([1, undefined]);
  await playToTheEnd(sockets);
  const log = await people[0].get<Saved>('GET', `/api/tables/${id}/log`);
  expect(verify(right, log)).toMatchObject({ ok: true, over: true });
  const { id: next } = await people[0].get('POST', `/api/tables/${id}/rematch`, {});
  await people[1].get('POST', `/api/tables/${next}/join`, {});
  const [first] = await Promise.all(people.map((person) => person.open(next)));
  expect(JSON.stringify(first?.sight?.view)).toContain('"cards":5');
  await playToTheEnd(await Promise.all(people.map((person) => person.open(next))));
  expect(await people[0].get<Saved>('GET', `/api/tables/${next}/log`)).toMatchObject({ rulesVersion: 2 });
});

test('a log that cannot be replayed is not played on', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  const ana = await people[0].open(id);
  await ana.move(ana.prompt!.moves[0]!);
  await server.restart(gamesWith({ shapes: { burn: { card: ['none'] }, draw: {}, pass: {} } }));
  expect(await people[0].get('GET', `/api/tables/${id}`)).toMatchObject({ closed: expect.stringContaining('Line 1') });
  expect(await (await people[0].open(id)).move({ do: 'pass' })).toMatchObject({ rule: 'TABLE-RULES' });
});

test('a game of other rules can be left, and is over when all have left it', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  await server.restart(gamesWith({ rulesVersion: 2 }));
  await people[0].get('POST', `/api/tables/${id}/leave`, {});
  expect(await people[0].get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'playing' });
  expect(await people[1].get('POST', `/api/tables/${id}/leave`, {})).toMatchObject({ stage: 'over', closed: expect.stringContaining('cannot go on') });
});

test('a finished game stays readable under other rules: whole where they lead to the same end, its result and beginning where not', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  const sockets = [await people[0].open(id), await people[1].open(id)];
  await playToTheEnd(sockets);
  const { result, story } = { result: sockets[0]!.sight?.result, story: sockets[0]!.story };
  await server.restart(gamesWith({ rulesVersion: 2 }));
  const same = await people[0].open(id);
  expect([same.sight?.result, same.story, same.info?.closed]).toEqual([result, story, undefined]);
  const rulebook: GameModule['rulebook'] = { ...right.rulebook, accept: () => ({ rule: 'X', reason: '' }) };
  const stops = { ...right.shapes, draw: { never: 'text' as const } };
  await server.restart(gamesWith({ rulesVersion: 3, rulebook, shapes: stops }));
  const other = await people[0].open(id);
  expect(other.info).toMatchObject({ stage: 'over', result, closed: expect.stringContaining('Its result stands') });
  expect(other.story.length).toBeGreaterThan(1);
  expect(other.story).toEqual(story.slice(0, other.story.length));
  expect(await people[0].get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'over', result });
  const log = await people[0].get<{ rulesVersion: number; entries: unknown[]; key: string }>('GET', `/api/tables/${id}/log`);
  expect([log.rulesVersion, log.entries.length, log.key]).toEqual([1, sockets[0]!.version, sockets[0]!.sight?.key]);
});
