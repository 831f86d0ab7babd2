import type { Kysely, Migration } from 'kysely';

/** Whom the owners of tables do not want there. */
export const keptOut: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('kept_out')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('kept_out_key', ['table_id', 'person'])
      .execute();
  },
};
