import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** Which tables a start must wake, told without reading any. All in play are looked at once. */
export const wakesAfter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('wakes_after', 'integer').execute();
    await sql`UPDATE tables SET wakes_after = 0 WHERE stage = 'playing'`.execute(db);
    await db.schema.createIndex('tables_to_wake').on('tables').columns(['wakes_after', 'id']).where(sql.ref('wakes_after'), 'is not', null).execute();
  },
};
