import type { Database } from './database.ts';
import type { Storage } from './storage.ts';
import { touched } from './touched.ts';

interface Named {
  readonly table_id: string;
  readonly name: string;
}

/** The part of a storage that knows what is asked at a table and not decided yet. */
export function notes({ db, batch }: Database): Pick<Storage, 'notes' | 'setNote'> {
  return {
    async notes(id) {
      const rows = await db.selectFrom('notes').select(['name', 'value']).where('table_id', '=', id).orderBy('name').execute();
      return new Map(rows.map(({ name, value }) => [name, value]));
    },
    async setNote(id, name, { was, is }) {
      const its = { table_id: id, name };
      const [, changed] = await batch([touched(db, id).compile(), (is === undefined ? removal(its, was) : writing({ ...its, value: is }, was)).compile()]);
      return changed === 1;
    },
  };

  function removal({ table_id, name }: Named, was: string | undefined) {
    const removing = db.deleteFrom('notes').where('table_id', '=', table_id).where('name', '=', name);
    return was === undefined ? removing : removing.where('value', '=', was);
  }

  /** In the place of what was there, and of nothing else. */
  function writing(row: Named & { value: string }, was: string | undefined) {
    if (was === undefined)
      return db
        .insertInto('notes')
        .values(row)
        .onConflict((on) => on.doNothing());
    return db.updateTable('notes').set({ value: row.value }).where('table_id', '=', row.table_id).where('name', '=', row.name).where('value', '=', was);
  }
}
