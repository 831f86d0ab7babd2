import type { Database } from './database.ts';
import { personFrom } from './rows.ts';
import type { Storage } from './storage.ts';

/** The part of a storage that knows people. */
export function people({ db, batch }: Database): Pick<Storage, 'addPerson' | 'person' | 'renamePerson' | 'endBareCookies'> {
  return {
    async addPerson({ id, name, createdAt }) {
      await db.insertInto('people').values({ id, name, created_at: createdAt }).execute();
    },
    async person(id) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      return row && personFrom(row);
    },
    async renamePerson(id, name) {
      await batch([
        db.updateTable('people').set({ name }).where('id', '=', id).compile(),
        db
          .updateTable('tables')
          .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
          .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('person', '=', id))
          .compile(),
        db.updateTable('seats').set({ name }).where('person', '=', id).compile(),
      ]);
    },
    async endBareCookies(person) {
      await db.updateTable('people').set({ bare_cookies: 0 }).where('id', '=', person).execute();
    },
  };
}
