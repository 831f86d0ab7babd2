import type { Refusal } from '@conclave/engine';
import { PostGrant, PostVote } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Moved } from './answers.ts';
import type { TableDoors } from './doors.ts';
import { type Route, route } from './route.ts';

function unlessRefused({ version }: LiveTable, refusal: Refusal | undefined): { version: number } {
  if (refusal) throw new Problem(409, refusal);
  return { version };
}

/** What the people at a table decide among themselves. */
export function voteRoutes({ entrance }: TableDoors): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/plead',
      summary: 'Ask the others whether I may take back my last move though something came to light since. `plea` in the stream says who has not answered.',
      answer: Moved,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          call.pay('pleas', 1, `/${table.row.id}`);
          const refusal = await table.pleas.plead(seat);
          return unlessRefused(table, refusal);
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/grant',
      summary: 'My answer to such a plea. A no to my own withdraws it.',
      body: PostGrant,
      answer: Moved,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          const refusal = await table.pleas.answer(seat, call.body.yes);
          return unlessRefused(table, refusal);
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/vote',
      summary: 'What should be done about somebody who has been silent for too long: `bot`, a bot stands in; `end`, the game ends; `none` takes my vote back.',
      body: PostVote,
      answer: Moved,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          const refusal = await table.votes.vote(seat, call.body.what);
          return unlessRefused(table, refusal);
        }),
    }),
  ];
}
