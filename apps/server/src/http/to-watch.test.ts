import type { TableInfo } from '@conclave/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';
import { Watchable } from './answers.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

/** A game of two people: bots would play it to its end. */
async function inPlay(visibility: 'public' | 'link'): Promise<{ table: TableInfo; ana: TestPerson; ben: TestPerson }> {
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const table = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility });
  await ben.get('POST', `/api/tables/${table.id}/join`, { ...(table.invite !== undefined && { invite: table.invite }) });
  return { table, ana, ben };
}

const listed = async (person: TestPerson, query = ''): Promise<string[]> => {
  const found = v.parse(v.array(Watchable), await person.get('GET', `/api/watch${query}`));
  return found.map(({ id }) => id);
};

test('public games in play are listed for strangers, and private ones never', async () => {
  const { table } = await inPlay('public');
  const hidden = await inPlay('link');
  const stranger = new TestPerson(server.url);
  expect(await listed(stranger)).toEqual([table.id]);
  expect(await listed(hidden.ana)).toEqual([table.id]);
});

test('the list tells who plays, and no secret of the table', async () => {
  const { table } = await inPlay('public');
  const { body } = await new TestPerson(server.url).ask<unknown[]>('GET', '/api/watch');
  expect(body).toEqual([
    {
      id: table.id,
      game: 'sparks',
      players: [
        { name: expect.any(String), kind: 'person' },
        { name: expect.any(String), kind: 'person' },
      ],
      createdAt: expect.any(Number),
      movedAt: expect.any(Number),
    },
  ]);
});

test('whoever sits at a table is not asked to watch it', async () => {
  const { ana, ben } = await inPlay('public');
  expect([await listed(ana), await listed(ben)]).toEqual([[], []]);
});

test('a table that gathers is not in play, nor one whose players left it to bots that finished it', async () => {
  const ana = await TestPerson.guest(server.url);
  await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  const { id } = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }], visibility: 'public' });
  const watcher = await new TestPerson(server.url).open(id);
  await ana.get('POST', `/api/tables/${id}/leave`);
  await watcher.until(() => watcher.sight?.result !== undefined);
  expect(await listed(new TestPerson(server.url))).toEqual([]);
});

test('the list is read on from a time; anything else is refused', async () => {
  const { table } = await inPlay('public');
  const stranger = new TestPerson(server.url);
  expect(await listed(stranger, `?before=${Date.now() + 60_000}`)).toEqual([table.id]);
  expect(await listed(stranger, '?before=1')).toEqual([]);
  for (const before of ['', 'soon', '-1', '1e3', '1;drop', '9'.repeat(17)])
    expect(await stranger.ask('GET', `/api/watch?before=${encodeURIComponent(before)}`)).toMatchObject({ status: 400, body: { rule: 'API-QUERY' } });
});

test('what is listed can be watched without a link', async () => {
  const { table } = await inPlay('public');
  expect((await new TestPerson(server.url).get('GET', `/api/tables/${table.id}`)).stage).toBe('playing');
});

test('the list costs as much as other lists', async () => {
  await server.restart(undefined, { limits: limitedTo({ requests: upTo(5) }) });
  const stranger = new TestPerson(server.url);
  expect((await stranger.ask('GET', '/api/watch')).status).toBe(200);
  expect(await stranger.ask('GET', '/api/watch')).toMatchObject({ status: 429, body: { rule: 'API-RATE' } });
});
