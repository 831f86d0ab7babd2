import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { freed } from './leases.ts';
import { type Storage, StorageFault } from './storage.ts';

/** The part of a storage by which servers at one database know which of them are at work. Times are the database’s: the clocks of the servers need not agree. */
export function nodes({ db, batch, now, beats = { db, batch } }: Database): Pick<Storage, 'beat' | 'leave'> {
  return {
    async beat(node, ttl) {
      const expires = sql<number>`${now} + ${ttl}`;
      const going = await beats.db.updateTable('nodes').set({ expires_at: expires }).where('id', '=', node).executeTakeFirst();
      const isNew = going.numUpdatedRows === 0n;
      if (isNew) await beats.batch([freed(db, node).compile(), arrival(node, expires).compile()]);
      const rows = await beats.db
        .selectFrom('nodes')
        .select(['id', sql<number>`${now} - opened_at`.as('age'), sql<number>`expires_at - ${now}`.as('left'), now.as('now')])
        .execute();
      if (rows.some(({ id, left }) => left <= 0 && id !== node)) await bury(node);
      const own = rows.find(({ id }) => id === node);
      if (!own) throw new StorageFault('This server was taken for gone while it said that it is not.');
      return { nodes: rows.filter(({ left }) => left > 0).map(({ id }) => id), openFor: own.age, isNew, now: own.now };
    },
    async leave(node) {
      await batch([freed(db, node).compile(), db.deleteFrom('nodes').where('id', '=', node).compile()]);
    },
  };

  /** Those of others that have not said for too long that they are at work are not: from here on what they held may be taken. */
  async function bury(node: string): Promise<void> {
    await beats.db.deleteFrom('nodes').where('expires_at', '<=', now).where('id', '!=', node).execute();
  }

  function arrival(node: string, expires: RawBuilder<number>) {
    const since = db
      .selectFrom('nodes')
      .select(({ fn }) => fn.min('opened_at').as('at'))
      .where('expires_at', '>', now);
    return db.insertInto('nodes').values(({ fn }) => ({ id: node, opened_at: fn.coalesce(since, now), expires_at: expires }));
  }
}
