import { LEVELS, levels } from '@conclave/bots';
import { commitmentTo, mixedKey, type Seat } from '@conclave/engine';
import {
  because,
  FillTable,
  JoinTable,
  NewTable,
  NextTable,
  PostGrant,
  PostMove,
  PostShare,
  PostTurn,
  PostVote,
  PostWhy,
  RemoveFromTable,
} from '@conclave/protocol';
import * as v from 'valibot';
import { isExample } from '../games.ts';
import type { House } from '../house.ts';
import { Problem, problem } from '../problem.ts';
import type { Person, StoredEntry, StoredTable } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import { infoFor, namesAt, seatOf } from '../tables/info.ts';
import type { Answer, LiveTable } from '../tables/live-table.ts';
import { Game, Line, Moved, Saved, Table, Watchable, Why } from './answers.ts';
import type { Gate } from './gate.ts';
import { type Finished, type Logs, sendLog, type Written } from './logs.ts';
import { type Call, type Route, route } from './route.ts';
import { streamTable } from './stream.ts';
import { toWatch } from './to-watch.ts';
import type { Waiting } from './waiting.ts';

const MANY = 100;
/** What lists and questions cost among requests. */
const DEAR = 3;

export interface TableDoors {
  readonly gate: Gate;
  readonly waiting: Waiting;
  readonly logs: Logs;
}

/** Those that wait for this person first; then those in play, those that gather, those that are over. */
function byUrgency(person: string) {
  const rank = (table: StoredTable): number => {
    const seat = seatOf(table, person);
    if (table.stage === 'playing' && seat !== undefined && table.waiting.includes(seat)) return 0;
    return { playing: 1, gathering: 2, over: 3 }[table.stage];
  };
  return (a: StoredTable, b: StoredTable): number => rank(a) - rank(b) || b.movedAt - a.movedAt;
}

/** A finished game as it is stored: for when these rules cannot replay it. */
function writtenDown({ game, rulesVersion, seats, options, key: secret, shares = [] }: StoredTable, entries: readonly StoredEntry[]): Written {
  return {
    format: 1,
    game,
    rulesVersion,
    seats: seats.length,
    options,
    commitment: commitmentTo(secret),
    key: mixedKey(secret, shares),
    ...(shares.length > 0 && { secret, shares }),
    entries: entries.map(({ entry }) => entry),
  };
}

function seatAt(table: LiveTable, person: Person): Seat {
  const seat = seatOf(table.row, person.id);
  if (seat === undefined) throw problem(403, 'TABLE-SEAT', because('noSeat'));
  return seat;
}

function unlessRefused(answer: Answer): { version: number } {
  if (!answer.ok) throw new Problem(answer.refusal.rule === 'TABLE-STORE' ? 503 : 409, answer.refusal);
  return { version: answer.version };
}

export function gameRoutes({ games }: House): Route[] {
  const about = () =>
    [...games.values()].map(({ id, title, seats, options, rulesVersion, shapes, guide }) => ({
      id,
      title,
      seats,
      options,
      rulesVersion,
      moves: shapes,
      levels,
      bots: LEVELS,
      characters: (guide.characters ?? []).map(({ id: character, name, says }) => ({ id: character, name: name(), says: says() })),
      example: isExample(id),
    }));
  return [
    route({
      method: 'GET',
      path: '/api/games',
      summary: 'The games of this server, with their options and the shapes of their moves.',
      answer: v.array(Game),
      isPublic: true,
      run: about,
    }),
  ];
}

export function tableRoutes(house: House, tables: Directory, { gate, waiting, logs }: TableDoors): Route[] {
  const id = (params: Readonly<Record<string, string>>): string => params.id ?? '';
  /** A table that nobody looked at for long must be read and played again: that has a price. */
  const payForWaking = ({ params, pay }: Pick<Call<unknown>, 'params' | 'pay'>): void => {
    if (!tables.isAwake(id(params))) pay('wakes');
  };
  const tableOf = async (call: Pick<Call<unknown>, 'params' | 'pay'>): Promise<LiveTable> => {
    payForWaking(call);
    return tables.table(id(call.params));
  };
  const visibleTo = async (call: Call<unknown>): Promise<LiveTable> => {
    payForWaking(call);
    return tables.visible(id(call.params), call.visitor.person, call.query.watch);
  };
  /** For what only somebody who sits there may do. */
  const atSeat = async <T>(call: Pick<Call<unknown>, 'person' | 'params' | 'pay'>, act: (table: LiveTable, seat: Seat) => Promise<T>): Promise<T> => {
    const table = await tableOf(call);
    return act(table, seatAt(table, call.person));
  };
  const finished = async (table: string): Promise<Finished> => {
    const { match, row } = await tables.table(table);
    if (row.stage !== 'over') throw problem(409, 'TABLE-OVER', because('logLater'));
    const entries = await house.storage.entries(table);
    return { id: table, game: row.game, match: match ?? writtenDown(row, entries), names: namesAt(row), times: entries.map(({ at }) => at) };
  };
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Public tables with an open seat, newest first.',
      answer: v.array(Table),
      isPublic: true,
      cost: DEAR,
      run: async ({ person }) => (await tables.asOfNow(await house.storage.openTables(MANY))).map((table) => infoFor(table, person.id || undefined)),
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
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Make a table. It starts when no seat is open any more.',
      body: NewTable,
      answer: Table,
      isCreation: true,
      run: ({ person, body, visitor }) => waiting.sit(visitor, body.visibility === 'public', async () => (await tables.create(person, body)).info(person.id)),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table. One that is by link needs the secret of its link, unless I sit there or it is over.',
      query: { watch: 'The secret of the link that watches or invites.' },
      answer: Table,
      isPublic: true,
      run: async (call) => (await visibleTo(call)).info(call.visitor.person),
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
      method: 'POST',
      path: '/api/tables/:id/join',
      summary: 'Take a seat: the one named, or the first that is open. A table by link needs its invitation. `share`: the hash of a share of the randomness.',
      body: JoinTable,
      answer: Table,
      async run(call) {
        const table = await tableOf(call);
        if (await house.storage.isKeptOut(table.row.id, call.person.id)) throw problem(403, 'TABLE-REMOVED', because('removed'));
        const sitDown = () => tables.join(table, call.person, call.body);
        if (seatOf(table.row, call.person.id) === undefined) await waiting.sit(call.visitor, table.row.visibility === 'public', sitDown);
        return table.info(call.person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/leave',
      summary: 'Leave. Before the start the seat is open again; in play a bot stands in until I return.',
      answer: Table,
      run: (call) =>
        atSeat(call, async (table, seat) => {
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
        const table = await tableOf(call);
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
        const table = await tableOf(call);
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
      run: async (call) => (await tables.rematch(await tableOf(call), call.person, call.body.share)).info(call.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/share',
      summary: 'Reveal the share of the randomness whose hash I gave when I took my seat: once all seats are taken, within a few seconds.',
      body: PostShare,
      answer: Table,
      run: (call) =>
        atSeat(call, async (table, seat) => {
          const refusal = await table.reveal(seat, call.body.share);
          if (refusal) throw new Problem(409, refusal);
          return table.info(call.person.id);
        }),
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
        const table = await visibleTo(call);
        await gate.turns.take(call.visitor.address, () => streamTable(table, { gate, house, visitor: call.visitor }, call.reply));
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/moves',
      summary: 'Make a move. `prompt` refuses it if the question has changed; `key` makes it safe to send twice.',
      body: PostMove,
      answer: Moved,
      run: (call) => atSeat(call, async (table, seat) => unlessRefused(await table.move(seat, call.body))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/undo',
      summary: 'Take back my last move, if nothing came to light since.',
      body: PostTurn,
      answer: Moved,
      run: (call) => atSeat(call, async (table, seat) => unlessRefused(await table.undo(seat, call.body.key))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/redo',
      summary: 'Do again what I took back.',
      body: PostTurn,
      answer: Moved,
      run: (call) => atSeat(call, async (table, seat) => unlessRefused(await table.redo(seat, call.body.key))),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/plead',
      summary: 'Ask the others whether I may take back my last move though something came to light since. `plea` in the stream says who has not answered.',
      answer: Moved,
      run: (call) =>
        atSeat(call, async (table, seat) => {
          call.pay('pleas', 1, `/${table.row.id}`);
          const refusal = await table.pleas.plead(seat);
          if (refusal) throw new Problem(409, refusal);
          return { version: table.version };
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/grant',
      summary: 'My answer to such a plea. A no to my own withdraws it.',
      body: PostGrant,
      answer: Moved,
      run: (call) =>
        atSeat(call, async (table, seat) => {
          const refusal = await table.pleas.answer(seat, call.body.yes);
          if (refusal) throw new Problem(409, refusal);
          return { version: table.version };
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/vote',
      summary: 'What should be done about somebody who has been silent for too long: `bot`, a bot stands in; `end`, the game ends; `none` takes my vote back.',
      body: PostVote,
      answer: Moved,
      run: (call) =>
        atSeat(call, async (table, seat) => {
          const refusal = await table.votes.vote(seat, call.body.what);
          if (refusal) throw new Problem(409, refusal);
          return { version: table.version };
        }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/why',
      summary: 'Why a move is not possible now. Without a refusal it is.',
      body: PostWhy,
      answer: Why,
      cost: DEAR,
      run: (call) =>
        atSeat(call, async (table, seat) => {
          const refusal = table.whyNot(seat, call.body.move);
          return refusal ? { refusal } : {};
        }),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      summary: 'The whole match, once it is over: key, moves and a check for every position. `conclave verify` reads it.',
      query: { download: 'Anything: as a file to save.' },
      answer: Saved,
      isPublic: true,
      async run(call) {
        const table = id(call.params);
        call.pay('looks', logs.has(table) ? 1 : DEAR);
        if (!logs.has(table)) payForWaking(call);
        sendLog(call.request, call.reply, await logs.of(table, () => finished(table)));
      },
    }),
  ];
}
