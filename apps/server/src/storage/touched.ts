import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The table is another than before, besides its log. */
export const touched = (db: Kysely<Schema>, id: string) =>
  db
    .updateTable('tables')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', id);
