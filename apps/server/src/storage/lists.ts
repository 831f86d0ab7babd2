import { hashOf, type Pack } from '@conclave/engine';
import type { PackInfo } from '@conclave/protocol';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { packFrom, tableFrom } from './rows.ts';
import { Damaged, type Storage, type StoredTable } from './storage.ts';

type TableRow = Parameters<typeof tableFrom>[0];
/** A row without its pack, which may be long: whether it has one. */
type Listed = Omit<TableRow, 'pack'> & { readonly has_pack: unknown };

const LISTED = [
  'id',
  'game',
  'rules_version',
  'options',
  'key',
  'shares',
  'clock',
  'visibility',
  'invite',
  'watch',
  'owner',
  'stage',
  'created_at',
  'moved_at',
  'waiting',
  'result',
  'next',
  'wakes_after',
  'rev',
] as const;
const HAS_PACK = sql<unknown>`pack IS NOT NULL`.as('has_pack');

/** Known at the same time. */
const MANY_PACKS = 10_000;

/** Nothing where it is damaged: one bad row must not take the list with it. */
function unlessDamaged<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof Damaged) return [];
    throw error;
  }
}

const toldOf = (pack: Pack): PackInfo => ({ name: pack.name, hash: hashOf(pack) });

/** What lists tell of packs: each is read once. */
function packsTold({ db }: Pick<Database, 'db'>): (ids: readonly string[]) => Promise<ReadonlyMap<string, PackInfo>> {
  const told = new Map<string, PackInfo>();
  return async (ids) => {
    if (told.size > MANY_PACKS) told.clear();
    const unread = ids.filter((id) => !told.has(id));
    const rows = unread.length > 0 ? await db.selectFrom('tables').select(['id', 'pack']).where('id', 'in', unread).execute() : [];
    for (const { id, pack } of rows) for (const one of unlessDamaged(() => packFrom(id, pack ?? ''))) told.set(id, toldOf(one));
    return told;
  };
}

/** The part of a storage that lists tables. */
export function lists({ db, now }: Database): Pick<Storage, 'openTables' | 'tablesInPlay' | 'tablesOf' | 'tablesToWake' | 'waitingSeats'> {
  const packs = packsTold({ db });
  const readable = async (rows: readonly Listed[]): Promise<StoredTable[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const told = await packs(rows.filter((row) => row.has_pack).map((row) => row.id));
    const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const seatsOf = (id: string) => seats.filter((seat) => seat.table_id === id);
    return rows.flatMap((row) => {
      const packTold = told.get(row.id);
      return unlessDamaged(() => ({ ...tableFrom({ ...row, pack: null }, seatsOf(row.id)), ...(packTold && { packTold }) }));
    });
  };

  return {
    async openTables(limit) {
      const rows = await db
        .selectFrom('tables')
        .select(LISTED)
        .select(HAS_PACK)
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
        .select(LISTED)
        .select(HAS_PACK)
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
        .select(LISTED)
        .select(HAS_PACK)
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
