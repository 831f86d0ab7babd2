import type { Kysely, Migration } from 'kysely';

/** What each seat's device committed to, and what the dice were made with. */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('seal', 'text').execute();
    await db.schema.alterTable('tables').addColumn('shares', 'text').execute();
  },
};
