import type { Database } from './database.ts';
import { progressRow, seatRow, tableFrom, tableRow } from './rows.ts';
import type { Storage, StoredTable } from './storage.ts';
import { inTurn } from './touched.ts';

/** The part of a storage that knows a table, but for its seats and its log. */
export function tables({ db, batch }: Database): Pick<Storage, 'addTable' | 'table' | 'tableByInvite' | 'linkRematch' | 'setProgress'> {
  const oneTable = async (row: Parameters<typeof tableFrom>[0] | undefined): Promise<StoredTable | undefined> =>
    row && tableFrom(row, await db.selectFrom('seats').selectAll().where('table_id', '=', row.id).orderBy('seat').execute());

  return {
    async addTable(table) {
      await batch([
        db.insertInto('tables').values(tableRow(table)).compile(),
        ...table.seats.map((seat) =>
          db
            .insertInto('seats')
            .values({ table_id: table.id, seat: seat.seat, ...seatRow(seat) })
            .compile(),
        ),
      ]);
    },
    async table(id) {
      return oneTable(await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst());
    },
    async tableByInvite(invite) {
      return oneTable(await db.selectFrom('tables').selectAll().where('invite', '=', invite).executeTakeFirst());
    },
    async linkRematch(id, next) {
      await db
        .updateTable('tables')
        .set(({ eb }) => ({ next, rev: eb('rev', '+', 1) }))
        .where('id', '=', id)
        .where('next', 'is', null)
        .execute();
      return (await db.selectFrom('tables').select('next').where('id', '=', id).executeTakeFirstOrThrow()).next ?? next;
    },
    async setProgress(id, progress, { seq, fence }) {
      const isOver = db.selectFrom('tables').select('id').where('id', '=', id).where('stage', '=', 'over');
      const later = db.selectFrom('entries').select('seq').where('table_id', '=', id).where('seq', '>', seq);
      const heldSince = db
        .selectFrom('leases')
        .select('name')
        .where('name', '=', id)
        .where('fence', '>', fence ?? Number.MAX_SAFE_INTEGER);
      const noting = db
        .updateTable('tables')
        .set(progressRow(progress))
        .where('id', '=', id)
        .where('stage', '!=', 'over')
        .where(({ not, exists }) => not(exists(later)))
        .where(({ not, exists }) => not(exists(heldSince)));
      // Whoever adds a line marks the row: behind the first of these the log is as it stands.
      await batch([inTurn(db, id).compile(), noting.compile(), db.deleteFrom('leases').where('name', 'in', isOver).compile()]);
    },
  };
}
