import type { GameModule } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { afterEach, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';

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

test('a log that cannot be replayed is not played on', async () => {
  server = await testServer({}, gamesWith({}));
  const { people, id } = await twoSeats();
  const ana = await people[0].open(id);
  await ana.move(ana.prompt!.moves[0]!);
  await server.restart(gamesWith({ shapes: { burn: { card: ['none'] }, draw: {}, pass: {} } }));
  expect(await people[0].get('GET', `/api/tables/${id}`)).toMatchObject({ closed: expect.stringContaining('Line 1') });
  expect(await (await people[0].open(id)).move({ do: 'pass' })).toMatchObject({ rule: 'TABLE-RULES' });
});
