import { PostMove, PostTurn, PostWhy } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { Answer } from '../tables/live-table.ts';
import { Moved, Why } from './answers.ts';
import { DEAR, type TableDoors } from './doors.ts';
import { type Route, route } from './route.ts';

function unlessRefused(answer: Answer): { version: number } {
  if (!answer.ok) throw new Problem(answer.refusal.rule === 'TABLE-STORE' ? 503 : 409, answer.refusal);
  return { version: answer.version };
}

/** What is done at a table. */
export function moveRoutes({ entrance }: TableDoors): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/moves',
      summary: 'Make a move. `prompt` refuses it if the question has changed; `key` makes it safe to send twice.',
      body: PostMove,
      answer: Moved,
      run: (call) => entrance.atSeat(call, async (table, seat) => unlessRefused(await table.move(seat, call.body))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/undo',
      summary: 'Take back my last move, if nothing came to light since. `seen` refuses it if I have moved since that version.',
      body: PostTurn,
      answer: Moved,
      run: (call) => entrance.atSeat(call, async (table, seat) => unlessRefused(await table.undo(seat, call.body))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/redo',
      summary: 'Do again what I took back.',
      body: PostTurn,
      answer: Moved,
      run: (call) => entrance.atSeat(call, async (table, seat) => unlessRefused(await table.redo(seat, call.body))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/why',
      summary: 'Why a move is not possible now. Without a refusal it is.',
      body: PostWhy,
      answer: Why,
      cost: DEAR,
      run: (call) =>
        entrance.atSeat(call, async (table, seat) => {
          const refusal = table.whyNot(seat, call.body.move);
          return refusal ? { refusal } : {};
        }),
    }),
  ];
}
