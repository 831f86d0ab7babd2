import { sql } from 'kysely';
import type { Database } from './kysely-storage.ts';
import type { Storage } from './storage.ts';
import { touched } from './touched.ts';

type Register = Pick<Storage, 'heads' | 'notes' | 'setNote' | 'livePasses' | 'beat' | 'leave' | 'lease' | 'leasesOf' | 'release'>;

/** The part of a storage by which servers at one database agree. Times are the database's: the clocks of the servers need not. */
export function register({ db, batch, now }: Database): Register {
  const alive = () => db.selectFrom('nodes').select('id').where('expires_at', '>', now);

  return {
    heads(ids) {
      if (ids.length === 0) return Promise.resolve([]);
      return db
        .selectFrom('tables')
        .select(({ selectFrom, fn }) => [
          'id',
          'rev',
          fn
            .coalesce(
              selectFrom('entries')
                .select(({ fn: of }) => of.max('seq').as('last'))
                .whereRef('table_id', '=', 'tables.id'),
              sql<number>`0`,
            )
            .as('seq'),
        ])
        .where('id', 'in', ids)
        .execute();
    },
    async notes(id) {
      const rows = await db.selectFrom('notes').select(['name', 'value']).where('table_id', '=', id).orderBy('name').execute();
      return new Map(rows.map(({ name, value }) => [name, value]));
    },
    async setNote(id, name, { was, is }) {
      const its = { table_id: id, name };
      const [, changed] = await batch([touched(db, id).compile(), (is === undefined ? removal(its, was) : writing({ ...its, value: is }, was)).compile()]);
      return changed === 1;
    },
    async livePasses(hashes) {
      if (hashes.length === 0) return new Set();
      const rows = await db.selectFrom('passes').select('hash').where('hash', 'in', hashes).execute();
      return new Set(rows.map(({ hash }) => hash));
    },

    async beat(node, ttl) {
      const first = db
        .selectFrom('nodes')
        .select(({ fn }) => fn.min('opened_at').as('at'))
        .where('expires_at', '>', now);
      const expires = sql<number>`${now} + ${ttl}`;
      await db
        .insertInto('nodes')
        .values(({ fn }) => ({ id: node, opened_at: fn.coalesce(first, now), expires_at: expires }))
        .onConflict((on) => on.column('id').doUpdateSet({ expires_at: expires }))
        .execute();
      const rows = await db
        .selectFrom('nodes')
        .select(['id', sql<number>`${now} - opened_at`.as('age')])
        .where('expires_at', '>', now)
        .execute();
      return { nodes: rows.map(({ id }) => id), openFor: rows.find(({ id }) => id === node)?.age ?? 0 };
    },
    async leave(node) {
      await batch([db.deleteFrom('leases').where('holder', '=', node).compile(), db.deleteFrom('nodes').where('id', '=', node).compile()]);
    },
    async lease(name, node) {
      const taken = await db
        .insertInto('leases')
        .values({ name, holder: node, fence: 1 })
        .onConflict((on) =>
          on
            .column('name')
            .doUpdateSet(({ eb }) => ({ holder: node, fence: eb('leases.fence', '+', 1) }))
            .where(({ or, eb }) => or([eb('leases.holder', '=', node), eb('leases.holder', 'not in', alive())])),
        )
        .returning(['holder', 'fence'])
        .executeTakeFirst();
      return taken ?? db.selectFrom('leases').select(['holder', 'fence']).where('name', '=', name).executeTakeFirst();
    },
    async leasesOf(node) {
      return (await db.selectFrom('leases').select('name').where('holder', '=', node).execute()).map(({ name }) => name);
    },
    async release(name, node) {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', node).execute();
    },
  };

  function removal({ table_id, name }: { table_id: string; name: string }, was: string | undefined) {
    const removing = db.deleteFrom('notes').where('table_id', '=', table_id).where('name', '=', name);
    return was === undefined ? removing : removing.where('value', '=', was);
  }

  /** In the place of what was there, and of nothing else. */
  function writing(row: { table_id: string; name: string; value: string }, was: string | undefined) {
    if (was === undefined)
      return db
        .insertInto('notes')
        .values(row)
        .onConflict((on) => on.doNothing());
    return db.updateTable('notes').set({ value: row.value }).where('table_id', '=', row.table_id).where('name', '=', row.name).where('value', '=', was);
  }
}
