import type { TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';

const TABLES = 10;
const SEATS = 4;

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

const seatsTaken = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'person').length;

async function openTables(): Promise<TableInfo[]> {
  const owner = await TestPerson.guest(server.url);
  const seats = Array.from({ length: SEATS }, (_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
  return Promise.all(Array.from({ length: TABLES }, () => owner.table({ game: 'sparks', seats, visibility: 'public' })));
}

test('one person who joins a table several times at once sits there once', async () => {
  const ben = await TestPerson.guest(server.url);
  for (const { id } of await openTables()) {
    const replies = await Promise.all([1, 2, 3, 1, 2].map((seat) => ben.ask<TableInfo>('POST', `/api/tables/${id}/join`, { seat })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.you)).size).toBe(1);
    expect(seatsTaken(await ben.get('GET', `/api/tables/${id}`))).toBe(2);
  }
});

test('several people who join at once all get a seat while there is one', async () => {
  const people = await Promise.all(Array.from({ length: SEATS }, () => TestPerson.guest(server.url)));
  for (const { id } of await openTables()) {
    const replies = await Promise.all(people.map((person) => person.ask('POST', `/api/tables/${id}/join`, {})));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(seatsTaken(await people[0]!.get('GET', `/api/tables/${id}`))).toBe(SEATS);
  }
});
