import { because } from '@conclave/protocol';
import type { InferOutput } from 'valibot';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import { namesAt, seatOf } from '../tables/info.ts';
import type { Watchable } from './answers.ts';

/** How many are told at once. */
const MOST = 30;

function timeIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,16}$/.test(text)) throw problem(400, 'API-QUERY', because('notATime', { field: 'before' }));
  return Number(text);
}

function watchable(table: StoredTable): InferOutput<typeof Watchable> {
  const names = namesAt(table);
  const players = table.seats.map(({ kind }, seat) => ({ name: names[seat] ?? '', kind }));
  return { id: table.id, game: table.game, players, createdAt: table.createdAt, movedAt: table.movedAt };
}

/** Public games in play at which this person does not sit. What has changed since it was stored counts. */
export async function toWatch(
  { storage }: House,
  tables: Directory,
  { person, before }: { person: string | undefined; before: string | undefined },
): Promise<InferOutput<typeof Watchable>[]> {
  const rows = await tables.asOfNow(await storage.tablesInPlay(MOST, timeIn(before)));
  return rows.filter((row) => row.stage === 'playing' && row.visibility === 'public' && seatOf(row, person) === undefined).map(watchable);
}
