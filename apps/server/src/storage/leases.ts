import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import type { Held, Storage } from './storage.ts';

/** Holds what nobody holds. */
const NOBODY = '';

/** The row stays: the next holder's fence is higher. */
export const freed = (db: Kysely<Schema>, node: string) => db.updateTable('leases').set({ holder: NOBODY }).where('holder', '=', node);

/** The part of a storage by which servers at one database agree who does what one of them alone should do. */
export function leases({ db }: Database): Pick<Storage, 'lease' | 'leasesOf' | 'release'> {
  return {
    async lease(name, node) {
      const added = db.insertInto('leases').values({ name, holder: node, fence: 1 });
      const first = await added
        .onConflict((on) => on.doNothing())
        .returning(['holder', 'fence'])
        .executeTakeFirst();
      return first ?? (await takenOver(name, node)) ?? held(name);
    },
    async leasesOf(node) {
      return (await db.selectFrom('leases').select('name').where('holder', '=', node).execute()).map(({ name }) => name);
    },
    async release(name, node) {
      return (await freed(db, node).where('name', '=', name).executeTakeFirst()).numUpdatedRows > 0n;
    },
  };

  function held(name: string): Promise<Held | undefined> {
    return db.selectFrom('leases').select(['holder', 'fence']).where('name', '=', name).executeTakeFirst();
  }

  /** From nobody, or from one that is not at work, unless that one or another has taken it meanwhile: then its fence is another. */
  async function takenOver(name: string, node: string): Promise<Held | undefined> {
    const before = await db
      .selectFrom('leases')
      .select('fence')
      .where('name', '=', name)
      .where('holder', 'not in', ({ selectFrom }) => selectFrom('nodes').select('id'))
      .executeTakeFirst();
    if (!before) return undefined;
    const taking = db.updateTable('leases').set({ holder: node, fence: before.fence + 1 });
    return taking.where('name', '=', name).where('fence', '=', before.fence).returning(['holder', 'fence']).executeTakeFirst();
  }
}
