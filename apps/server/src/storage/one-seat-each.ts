import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

const stage = sql`(SELECT stage FROM tables WHERE id = table_id)`;

/** Nobody sits at a table twice. Whoever did keeps the first seat: the other is open again before the start, and a bot's in play. */
export const oneSeatEach: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`UPDATE seats SET
        kind = CASE ${stage} WHEN 'gathering' THEN 'open' WHEN 'playing' THEN 'bot' ELSE kind END,
        name = CASE ${stage} WHEN 'gathering' THEN '' ELSE name END,
        level = CASE ${stage} WHEN 'playing' THEN 'simple' ELSE level END,
        away = 0,
        person = NULL
      WHERE EXISTS (SELECT 1 FROM seats AS first WHERE first.table_id = seats.table_id AND first.person = seats.person AND first.seat < seats.seat)`.execute(
      db,
    );
    await db.schema.createIndex('one_seat_each').on('seats').columns(['table_id', 'person']).unique().where(sql.ref('person'), 'is not', null).execute();
  },
};
