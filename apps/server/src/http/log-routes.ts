import { commitmentTo, mixedKey } from '@conclave/engine';
import { because } from '@conclave/protocol';
import { problem } from '../problem.ts';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { namesAt } from '../tables/info.ts';
import { Saved } from './answers.ts';
import { DEAR, type TableDoors } from './doors.ts';
import { idIn } from './entrance.ts';
import { type Finished, sendLog, type Written } from './logs.ts';
import { type Route, route } from './route.ts';

/** A finished game as it is stored: for when these rules cannot replay it. */
function writtenDown({ game, rulesVersion, seats, options, pack, key: secret, shares = [] }: StoredTable, entries: readonly StoredEntry[]): Written {
  return {
    format: 1,
    game,
    rulesVersion,
    seats: seats.length,
    options,
    ...(pack && { pack }),
    commitment: commitmentTo(secret),
    key: mixedKey(secret, shares),
    ...(shares.length > 0 && { secret, shares }),
    entries: entries.map(({ entry }) => entry),
  };
}

async function finished({ house, tables }: TableDoors, id: string): Promise<Finished> {
  const { match, row } = await tables.table(id);
  if (row.stage !== 'over') throw problem(409, 'TABLE-OVER', because('logLater'));
  const entries = await house.storage.entries(id);
  return { id, game: row.game, match: match ?? writtenDown(row, entries), names: namesAt(row), times: entries.map(({ at }) => at) };
}

/** What is left of a game. */
export function logRoutes(doors: TableDoors): Route[] {
  const { entrance, logs } = doors;
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      summary: 'The whole match, once it is over: key, moves and a check for every position. `conclave verify` reads it.',
      query: { download: 'Anything: as a file to save.' },
      answer: Saved,
      isPublic: true,
      async run(call) {
        const table = idIn(call);
        call.pay('looks', logs.has(table) ? 1 : DEAR);
        if (!logs.has(table)) entrance.payForWaking(call);
        sendLog(call.request, call.reply, await logs.of(table, () => finished(doors, table)));
      },
    }),
  ];
}
