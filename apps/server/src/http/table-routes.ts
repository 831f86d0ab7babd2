import { because, LONGEST_TABLE, NewTable } from '@conclave/protocol';
import { problem } from '../problem.ts';
import { Line, Pack, Table } from './answers.ts';
import { DEAR, type TableDoors } from './doors.ts';
import { type Route, route } from './route.ts';
import { streamTable } from './stream.ts';

/** A table, as it is made and seen. */
export function tableRoutes({ house, tables, gate, entrance, waiting }: TableDoors): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Make a table. It starts when no seat is open any more. `pack`: the values it is played with, a pack itself or the name of one of the game’s.',
      body: NewTable,
      answer: Table,
      isCreation: true,
      mostBytes: LONGEST_TABLE,
      run: ({ person, body, visitor }) => waiting.sit(visitor, body.visibility === 'public', async () => (await tables.create(person, body)).info(person.id)),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table. One that is by link needs the secret of its link, unless I sit there or it is over.',
      query: { watch: 'The secret of the link that watches or invites.' },
      answer: Table,
      isPublic: true,
      run: async (call) => (await entrance.visible(call)).info(call.visitor.person),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/pack',
      summary: 'The values pack of a table, for whoever may see the table.',
      query: { watch: 'The secret of the link that watches or invites.' },
      answer: Pack,
      isPublic: true,
      cost: DEAR,
      async run(call) {
        const { pack } = (await entrance.visible(call)).row;
        if (!pack) throw problem(404, 'TABLE-PACK', because('printedValues'));
        return pack;
      },
    }),
    route({
      method: 'GET',
      path: '/api/invites/:invite',
      summary: 'The table an invitation leads to.',
      answer: Table,
      isPublic: true,
      run: async ({ visitor, params, pay }) => {
        pay('looks');
        return (await tables.byInvite(params.invite ?? '')).info(visitor.person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/stream',
      summary: 'What happens, as it happens: one line of JSON each time. An empty line now and then keeps the connection alive.',
      query: { watch: 'The secret of the link that watches.' },
      answer: Line,
      answerType: 'application/x-ndjson',
      isPublic: true,
      async run(call) {
        call.pay('looks', DEAR);
        const table = await entrance.visible(call);
        await gate.turns.take(call.visitor.address, () => streamTable(table, { gate, house, visitor: call.visitor }, call.reply));
      },
    }),
  ];
}
