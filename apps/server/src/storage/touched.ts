import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The table is another than before, besides its log. */
export const touched = (db: Kysely<Schema>, id: string) =>
  db
    .updateTable('tables')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', id);

/** Changes nothing: until the other statements of its batch are carried out, nobody else writes this row, and they see what was written before. */
export const inTurn = (db: Kysely<Schema>, id: string) =>
  db
    .updateTable('tables')
    .set(({ ref }) => ({ rev: ref('rev') }))
    .where('id', '=', id);
