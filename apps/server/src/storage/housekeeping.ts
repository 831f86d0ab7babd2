import { type Kysely, type Migration, sql } from 'kysely';

/** Whether a guest has games is told without reading all tables. */
export const housekeeping: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createIndex('tables_by_owner').on('tables').column('owner').execute();
    await schema.createIndex('seats_held').on('seats').column('held_for').where(sql.ref('held_for'), 'is not', null).execute();
    await schema.createIndex('people_by_age').on('people').columns(['created_at', 'id']).execute();
  },
};
