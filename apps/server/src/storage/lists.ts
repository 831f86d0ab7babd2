import { sql } from 'kysely';
import type { Database } from './database.ts';
import { tableFrom } from './rows.ts';
import { Damaged, type Storage, type StoredTable } from './storage.ts';

type TableRow = Parameters<typeof tableFrom>[0];

/** The table, or nothing where it is damaged: one bad row must not take the list with it. */
function read(...stored: Parameters<typeof tableFrom>): StoredTable[] {
  try {
    return [tableFrom(...stored)];
  } catch (error) {
    if (error instanceof Damaged) return [];
    throw error;
  }
}

/** The part of a storage that lists tables. */
export function lists({ db, now }: Database): Pick<Storage, 'openTables' | 'tablesInPlay' | 'tablesOf' | 'tablesToWake' | 'waitingSeats'> {
  const readable = async (rows: readonly TableRow[]): Promise<StoredTable[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const seatsOf = (id: string) => seats.filter((seat) => seat.table_id === id);
    return rows.flatMap((row) => read(row, seatsOf(row.id)));
  };

  return {
    async openTables(limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('stage', '=', 'gathering')
        .where('visibility', '=', 'public')
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('kind', '=', 'open').where('held_for', 'is', null))
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('kind', '=', 'person'))
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    async tablesInPlay(limit, before) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('stage', '=', 'playing')
        .where('visibility', '=', 'public')
        .$if(before !== undefined, (query) => query.where('moved_at', '<', before ?? 0))
        .orderBy('moved_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    async tablesOf(person, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('person', '=', person))
        .orderBy('moved_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    tablesToWake(within, limit, after = { id: '', wakesAfter: -1 }) {
      return db
        .selectFrom('tables')
        .select(['id', 'wakes_after as wakesAfter'])
        .where('wakes_after', '<=', within)
        .where('id', 'not in', ({ selectFrom }) =>
          selectFrom('leases').innerJoin('nodes', 'nodes.id', 'leases.holder').select('name').where('expires_at', '>', now),
        )
        .where(sql<boolean>`(wakes_after, id) > (${after.wakesAfter}, ${after.id})`)
        .orderBy('wakes_after')
        .orderBy('id')
        .limit(limit)
        .$narrowType<{ wakesAfter: number }>()
        .execute();
    },
    async waitingSeats(people) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['seats.person', 'tables.visibility'])
        .where('seats.person', 'in', people)
        .where('tables.stage', '=', 'gathering')
        .execute();
      return rows.map(({ person, visibility }) => ({ person: person ?? '', visibility }));
    },
  };
}
