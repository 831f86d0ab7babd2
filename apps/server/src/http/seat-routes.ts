import { because, FillTable, JoinTable, NextTable, PostShare, RemoveFromTable } from '@conclave/protocol';
import type { InferOutput } from 'valibot';
import { Problem, problem } from '../problem.ts';
import { seatOf } from '../tables/info.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Table } from './answers.ts';
import type { TableDoors } from './doors.ts';
import { type Call, type Route, route } from './route.ts';

/** Who sits at a table. */
export function seatRoutes({ house, tables, entrance, waiting }: TableDoors): Route[] {
  /** Wherever somebody sits down, they wait at one table more. */
  const sitDown = async (table: LiveTable, { person, visitor }: Pick<Call<unknown>, 'person' | 'visitor'>, wish: InferOutput<typeof JoinTable>) => {
    const isThere = seatOf(table.row, person.id) !== undefined;
    if (!isThere) await waiting.sit(visitor, table.row.visibility === 'public', () => tables.join(table, person, wish));
    return table.info(person.id);
  };
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/join',
      summary: 'Take a seat: the one named, or the first that is open. A table by link needs its invitation. `share`: the hash of a share of the randomness.',
      body: JoinTable,
      answer: Table,
      async run(call) {
        const table = await entrance.table(call);
        if (await house.storage.isKeptOut(table.row.id, call.person.id)) throw problem(403, 'TABLE-REMOVED', because('removed'));
        return sitDown(table, call, call.body);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/leave',
      summary: 'Leave. Before the start the seat is open again; in play a bot stands in until I return.',
      answer: Table,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          await table.leave(seat);
          return table.info(call.person.id);
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/remove',
      summary: 'Take somebody off a table that gathers, for good. Only for who made the table.',
      body: RemoveFromTable,
      answer: Table,
      async run(call) {
        const table = await entrance.table(call);
        if (table.row.owner !== call.person.id) throw problem(403, 'TABLE-OWNER', because('ownerRemoves'));
        if ((await table.vacate(call.body.seat)) === undefined) throw problem(409, 'TABLE-SEAT', because('nobodyToRemove'));
        return table.info(call.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/fill',
      summary: 'Give all open seats to bots and start. Only for who made the table.',
      body: FillTable,
      answer: Table,
      async run(call) {
        const table = await entrance.table(call);
        await tables.fill(table, call.person, call.body.level);
        return table.info(call.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      summary: 'Another game with the same people, or my seat at the one somebody asked for already.',
      body: NextTable,
      answer: Table,
      isCreation: true,
      run: async (call) => sitDown(await tables.rematch(await entrance.table(call), call.person), call, { share: call.body.share }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/share',
      summary: 'Reveal the share of the randomness whose hash I gave when I took my seat: once all seats are taken, within a few seconds.',
      body: PostShare,
      answer: Table,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          const refusal = await table.reveal(seat, call.body.share);
          if (refusal) throw new Problem(409, refusal);
          return table.info(call.person.id);
        }),
    }),
  ];
}
