import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Storage } from './storage.ts';

const START = { at: -1, id: '' };

/** The part of a storage that clears away. */
export function keeper({ db, batch }: Pick<Database, 'db' | 'batch'>): Pick<Storage, 'abandonedTables' | 'removeTable' | 'removeIdleGuests'> {
  const oldGuests = (before: number, limit: number, { at, id } = START) =>
    db
      .selectFrom('people')
      .select(({ exists, not, selectFrom, and }) => [
        'id',
        'created_at as at',
        and([
          not(exists(selectFrom('seats').select('seat').whereRef('person', '=', 'people.id'))),
          not(exists(selectFrom('seats').select('seat').whereRef('held_for', '=', 'people.id'))),
          not(exists(selectFrom('passes').select('hash').whereRef('passes.person', '=', 'people.id').where('used_at', '>=', before))),
          not(exists(selectFrom('tables').select('tables.id').whereRef('owner', '=', 'people.id'))),
        ]).as('isIdle'),
      ])
      .where('created_at', '<', before)
      .where(sql<boolean>`(created_at, id) > (${at}, ${id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
  const isAbandoned = (id: string, before: number) =>
    db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', id)
      .where('stage', '!=', 'over')
      .where('moved_at', '<', before)
      .where('id', 'not in', ({ selectFrom }) => selectFrom('leases').innerJoin('nodes', 'nodes.id', 'leases.holder').select('name'));

  return {
    abandonedTables(stage, { before, limit, after: { at, id } = START }) {
      return db
        .selectFrom('tables')
        .select(['id', 'moved_at as at'])
        .where('stage', '=', stage)
        .where('moved_at', '<', before)
        .where(sql<boolean>`(moved_at, id) > (${at}, ${id})`)
        .orderBy('moved_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    async removeTable(id, before) {
      if (!(await isAbandoned(id, before).executeTakeFirst())) return false;
      const its = (['entries', 'said', 'seats', 'kept_out', 'notes'] as const).map((part) =>
        db.deleteFrom(part).where('table_id', 'in', isAbandoned(id, before)).compile(),
      );
      const lease = db.deleteFrom('leases').where('name', 'in', isAbandoned(id, before));
      await batch([...its, lease.compile(), db.deleteFrom('tables').where('id', 'in', isAbandoned(id, before)).compile()]);
      return true;
    },
    async removeIdleGuests({ before, limit, after }) {
      const old = await oldGuests(before, limit, after);
      const ids = old.filter(({ isIdle }) => isIdle).map(({ id }) => id);
      if (ids.length > 0) await batch([db.deleteFrom('passes').where('person', 'in', ids).compile(), db.deleteFrom('people').where('id', 'in', ids).compile()]);
      return { removed: ids.length, last: old.at(-1) };
    },
  };
}
