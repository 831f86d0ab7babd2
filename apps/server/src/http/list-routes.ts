import * as v from 'valibot';
import type { StoredTable } from '../storage/storage.ts';
import { infoFor, seatOf } from '../tables/info.ts';
import { Table, Watchable } from './answers.ts';
import { DEAR, type TableDoors } from './doors.ts';
import { lobby } from './lobby.ts';
import { type Route, route } from './route.ts';
import { toWatch } from './to-watch.ts';

const MANY = 100;

/** Those that wait for this person first; then those in play, those that gather, those that are over. */
function byUrgency(person: string) {
  const rank = (table: StoredTable): number => {
    const seat = seatOf(table, person);
    if (table.stage === 'playing' && seat !== undefined && table.waiting.includes(seat)) return 0;
    return { playing: 1, gathering: 2, over: 3 }[table.stage];
  };
  return (a: StoredTable, b: StoredTable): number => rank(a) - rank(b) || b.movedAt - a.movedAt;
}

/** Which tables there are. */
export function listRoutes({ house, tables }: TableDoors): Route[] {
  const listed = lobby(house.storage, tables);
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Public tables with an open seat, newest first.',
      answer: v.array(Table),
      isPublic: true,
      cost: DEAR,
      run: ({ person }) => listed(person.id || undefined),
    }),
    route({
      method: 'GET',
      path: '/api/watch',
      summary: 'Public tables in play that are not mine, last moved first: thirty at most. They may be watched at `/api/tables/:id/stream`.',
      query: { before: 'Only those that last moved before this time: `movedAt` of the last one of the answer before.' },
      answer: v.array(Watchable),
      isPublic: true,
      cost: DEAR,
      run: ({ person, query }) => toWatch(house, tables, { person: person.id || undefined, before: query.before }),
    }),
    route({
      method: 'GET',
      path: '/api/me/tables',
      summary: 'My tables: those that wait for me first.',
      answer: v.array(Table),
      cost: DEAR,
      run: async ({ person }) =>
        (await tables.asOfNow(await house.storage.tablesOf(person.id, MANY))).sort(byUrgency(person.id)).map((table) => infoFor(table, person.id)),
    }),
  ];
}
