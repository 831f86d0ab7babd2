import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { Writing } from './entries.ts';
import { progressRow, seatRow } from './rows.ts';
import type { Storage } from './storage.ts';
import { touched } from './touched.ts';

type Seating = Pick<Storage, 'takeSeat' | 'setSeat' | 'openSeat' | 'begin' | 'end' | 'keepOut' | 'isKeptOut'>;

/**
 * The part of a storage that knows who sits where. The row of the table is changed first in each: servers that want to change one table at the
 * same moment do so one after the other, and each sees what the one before has done.
 */
export function seating({ db, batch, isTaken }: Database, { marking }: Writing): Seating {
  const theSeat = (id: string, seat: number) => db.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat);
  const anOpenSeat = (id: string) => db.selectFrom('seats').select('seat').where('table_id', '=', id).where('kind', '=', 'open');
  const gathers = (id: string) => db.selectFrom('tables').select('id').where('id', '=', id).where('stage', '=', 'gathering');
  /** Whether the last statement changed something. */
  const lastDid = async (queries: readonly CompiledQuery[]): Promise<boolean> => (await batch(queries)).at(-1) === 1;

  return {
    async takeSeat(id, seat) {
      const taking = theSeat(id, seat.seat).set(seatRow(seat)).where('kind', '=', 'open');
      return lastDid([touched(db, id).compile(), taking.compile()]).catch((error) => {
        if (isTaken(error)) return false;
        throw error;
      });
    },
    async setSeat(id, seat, { away, preset }) {
      const change = { ...(away !== undefined && { away: away ? 1 : 0 }), ...(preset !== undefined && { preset }) };
      await batch([touched(db, id).compile(), theSeat(id, seat).set(change).compile(), marking(id)]);
    },
    openSeat(id, seat) {
      const empty = seatRow({ seat, kind: 'open', name: '', away: false, preset: 'ask' });
      const opening = theSeat(id, seat)
        .set(empty)
        .where(({ exists, and }) => and([exists(gathers(id)), exists(anOpenSeat(id))]));
      return lastDid([touched(db, id).compile(), opening.compile()]);
    },
    async begin(id, progress) {
      const begun = { ...progressRow({ ...progress, stage: 'playing' }), stage: 'playing' as const };
      const beginning = db
        .updateTable('tables')
        .set(begun)
        .where('id', '=', id)
        .where('stage', '=', 'gathering')
        .where(({ not, exists }) => not(exists(anOpenSeat(id))));
      const forgetting = db
        .deleteFrom('notes')
        .where('table_id', '=', id)
        .where(({ not, exists }) => not(exists(gathers(id))));
      const [, changed] = await batch([touched(db, id).compile(), beginning.compile(), forgetting.compile()]);
      return changed === 1;
    },
    async end(id) {
      const over = { stage: 'over' as const, waiting: '[]', wakes_after: null };
      await batch([touched(db, id).set(over).where('stage', '!=', 'over').compile(), db.deleteFrom('leases').where('name', '=', id).compile()]);
    },

    async keepOut(id, person) {
      await db
        .insertInto('kept_out')
        .values({ table_id: id, person })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    async isKeptOut(id, person) {
      return (await db.selectFrom('kept_out').select('person').where('table_id', '=', id).where('person', '=', person).executeTakeFirst()) !== undefined;
    },
  };
}
