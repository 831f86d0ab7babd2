import type { Database } from './database.ts';
import type { Storage } from './storage.ts';
import { touched } from './touched.ts';

/** The part of a storage that knows what was said at a table. */
export function said({ db, batch }: Database): Pick<Storage, 'addPhrase' | 'phrases'> {
  return {
    async addPhrase(id, { seat, phrase, at }) {
      await batch([db.insertInto('said').values({ table_id: id, seat, phrase, at }).compile(), touched(db, id).compile()]);
    },
    async phrases(id, limit) {
      const rows = await db.selectFrom('said').select(['seat', 'phrase', 'at']).where('table_id', '=', id).orderBy('at', 'desc').limit(limit).execute();
      return rows.reverse();
    },
  };
}
