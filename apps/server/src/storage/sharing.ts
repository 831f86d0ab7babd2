import { type Kysely, type Migration, sql } from 'kysely';

/** What servers at one database share: how often a table changed besides its log, what is asked at it, who is at work, and who moves what. */
export const sharing: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('tables')
      .addColumn('rev', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('notes')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'name'])
      .execute();
    await schema
      .createTable('nodes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('opened_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('leases')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('fence', 'bigint', (c) => c.notNull())
      .execute();
    await sql`CREATE INDEX leases_by_holder ON leases (holder)`.execute(db);
  },
};
