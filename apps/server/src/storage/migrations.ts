import type { Kysely, Migration } from 'kysely';
import { devices } from './devices.ts';
import { housekeeping } from './housekeeping.ts';
import { keptOut } from './kept-out.ts';
import { oneSeatEach } from './one-seat-each.ts';
import { packs } from './packs.ts';
import { shares } from './shares.ts';
import { sharing } from './sharing.ts';
import { wakesAfter } from './wakes-after.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('passes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull().unique())
      .addColumn('watch', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('stage', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('moved_at', 'bigint', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('result', 'text')
      .addColumn('next', 'text')
      .execute();
    await schema.createIndex('tables_by_stage').on('tables').columns(['stage', 'moved_at']).execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id'))
      .addColumn('held_for', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('level', 'text')
      .addColumn('away', 'integer', (c) => c.notNull())
      .addColumn('preset', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seats_by_person').on('seats').column('person').execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('spent', 'bigint', (c) => c.notNull())
      .addColumn('idem', 'text')
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .execute();
    await schema.createIndex('entries_by_idem').on('entries').columns(['table_id', 'seat', 'idem']).unique().execute();
    await schema
      .createTable('said')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('phrase', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('said_at_table').on('said').columns(['table_id', 'at']).execute();
  },
};

/** In order of their names. One that has run anywhere is never changed: add another. They only write, so that each is carried out whole or not at all. */
export const migrations: ReadonlyMap<string, Migration> = new Map([
  ['001-first', first],
  ['002-devices', devices],
  ['003-one-seat-each', oneSeatEach],
  ['004-wakes-after', wakesAfter],
  ['005-housekeeping', housekeeping],
  ['006-shares', shares],
  ['007-kept-out', keptOut],
  ['008-sharing', sharing],
  ['009-packs', packs],
]);
