import type { Database } from './database.ts';
import type { Storage } from './storage.ts';

const CHECK_MS = 1000;

/** The part of a storage that knows what is the server's own. */
export function settings({ db, batch }: Database): Pick<Storage, 'setting' | 'check'> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking = Promise.resolve();

  return {
    async setting(name, make) {
      await db
        .insertInto('settings')
        .values({ name, value: make() })
        .onConflict((on) => on.doNothing())
        .execute();
      return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    },
    check() {
      if (performance.now() - checkedAt < CHECK_MS) return checking;
      checkedAt = performance.now();
      const mark = db.insertInto('settings').values({ name: 'checked', value: '' });
      checking = batch([mark.onConflict((on) => on.column('name').doUpdateSet({ value: String(checkedAt) })).compile()]).then(() => undefined);
      return checking;
    },
  };
}
