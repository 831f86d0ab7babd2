import { type Kysely, type Migration, sql } from 'kysely';

/** Browsers and programs can be told apart and ended. Cookies of before, which hold no more than the person's id, go on until they are ended. */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('passes').addColumn('device', 'text').execute();
    await db.schema.alterTable('passes').addColumn('created_at', 'bigint').execute();
    await db.schema.alterTable('passes').addColumn('used_at', 'bigint').execute();
    await db.schema.createIndex('passes_by_person').on('passes').column('person').execute();
    await db.schema.createIndex('passes_by_device').on('passes').column('device').execute();
    await db.schema
      .alterTable('people')
      .addColumn('bare_cookies', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`UPDATE people SET bare_cookies = 1`.execute(db);
  },
};
