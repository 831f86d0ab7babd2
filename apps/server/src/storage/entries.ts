import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { entryFrom, entryRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage, StoredEntry } from './storage.ts';

const adding = (to: Pick<Kysely<Schema>, 'insertInto'>) =>
  to.insertInto('entries').values(entryRow('', { seq: 0, entry: { seat: 0, redo: true }, at: 0, spent: 0 }));

const marked = (on: Pick<Kysely<Schema>, 'updateTable'>) =>
  on.updateTable('tables').set({ wakes_after: 0 }).where('id', '=', '').where('stage', '=', 'playing');

/** What every move writes, put together once: its parameters come in the order of the row. */
export interface Writing {
  /** The row of the table is behind from here on, until the progress is noted. */
  marking(id: string): CompiledQuery;
  appending(id: string, entry: StoredEntry): CompiledQuery[];
}

/** Mostly a table is marked already: where nobody else can note it at the same moment, nothing is written then. */
export function writingOn({ db, writesWithin = false }: Database): Writing {
  const marker = marked(db)
    .$if(!writesWithin, (query) => query.where('wakes_after', 'is distinct from', 0))
    .compile();
  const adder = adding(db).compile();
  const both = marked(db.with('added', adding)).compile();
  const markingOf = (id: string): unknown[] => marker.parameters.map((value) => (value === '' ? id : value));
  const marking = (id: string): CompiledQuery => ({ ...marker, parameters: markingOf(id) });
  return {
    marking,
    appending(id, entry) {
      const row = Object.values(entryRow(id, entry));
      return writesWithin ? [{ ...both, parameters: [...row, ...markingOf(id)] }] : [{ ...adder, parameters: row }, marking(id)];
    },
  };
}

/** The part of a storage that knows the logs. */
export function entries({ db, batch, isTaken }: Database, { appending }: Writing): Pick<Storage, 'append' | 'entries' | 'heads'> {
  return {
    append(id, entry) {
      return batch(appending(id, entry)).then(
        () => true,
        (error) => {
          if (isTaken(error)) return false;
          throw error;
        },
      );
    },
    async entries(id, after = 0) {
      return (await db.selectFrom('entries').selectAll().where('table_id', '=', id).where('seq', '>', after).orderBy('seq').execute()).map(entryFrom);
    },
    heads(ids) {
      if (ids.length === 0) return Promise.resolve([]);
      return db
        .selectFrom('tables')
        .select(({ selectFrom, fn }) => [
          'id',
          'rev',
          fn
            .coalesce(
              selectFrom('entries')
                .select(({ fn: of }) => of.max('seq').as('last'))
                .whereRef('table_id', '=', 'tables.id'),
              sql<number>`0`,
            )
            .as('seq'),
        ])
        .where('id', 'in', ids)
        .execute();
    },
  };
}
