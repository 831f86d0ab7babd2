import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { keeper } from './keeper.ts';
import { register } from './register.ts';
import { entryFrom, entryRow, passFrom, passRow, personFrom, progressRow, seatRow, tableFrom, tableRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { seating } from './seating.ts';
import { Damaged, type Storage, type StoredTable } from './storage.ts';
import { touched } from './touched.ts';

/** What differs between databases. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Carries out all statements or none, and says how many rows each has changed. Rejects with an error that `isTaken` knows where a key exists already. */
  batch(queries: readonly CompiledQuery[]): Promise<number[]>;
  isTaken(error: unknown): boolean;
  /** The database's time of day, in milliseconds. */
  readonly now: RawBuilder<number>;
}

const CHECK_MS = 1000;

type TableRow = Parameters<typeof tableFrom>[0];

/** The table, or nothing where it is damaged: one bad row must not take the list with it. */
function read(...stored: Parameters<typeof tableFrom>): StoredTable[] {
  try {
    return [tableFrom(...stored)];
  } catch (error) {
    if (error instanceof Damaged) return [];
    throw error;
  }
}

/** The storage on any database that Kysely speaks to. */
export function kyselyStorage(database: Database): Storage {
  const { db, batch, isTaken, now } = database;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking = Promise.resolve();
  const readable = async (rows: readonly TableRow[]): Promise<StoredTable[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const seatsOf = (id: string) => seats.filter((seat) => seat.table_id === id);
    return rows.flatMap((row) => read(row, seatsOf(row.id)));
  };
  const oneTable = async (row: TableRow | undefined): Promise<StoredTable | undefined> =>
    row && tableFrom(row, await db.selectFrom('seats').selectAll().where('table_id', '=', row.id).orderBy('seat').execute());
  // The one statement of every move is written once; its parameters come in the order of the row.
  const appending = db
    .insertInto('entries')
    .values(entryRow('', { seq: 0, entry: { seat: 0, redo: true }, at: 0, spent: 0 }))
    .compile();
  // The row is behind from here on, until the progress is noted. Most of the time it is marked already, and nothing is written.
  const marked = db
    .updateTable('tables')
    .set({ wakes_after: 0 })
    .where('id', '=', '')
    .where('stage', '=', 'playing')
    .where('wakes_after', 'is distinct from', 0);
  const marker = marked.compile();
  const marking = (id: string): CompiledQuery => ({ ...marker, parameters: marker.parameters.map((value) => (value === '' ? id : value)) });
  const unlessTaken = <T>(writing: Promise<T>): Promise<T | undefined> =>
    writing.catch((error) => {
      if (isTaken(error)) return undefined;
      throw error;
    });

  return {
    async setting(name, make) {
      await db
        .insertInto('settings')
        .values({ name, value: make() })
        .onConflict((on) => on.doNothing())
        .execute();
      return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    },

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
    async addPass(pass) {
      await db
        .insertInto('passes')
        .values(passRow(pass))
        .onConflict((on) => on.doNothing())
        .execute();
    },
    async personOf(hash) {
      const pass = await db.selectFrom('passes').selectAll().where('hash', '=', hash).where('kind', '!=', 'link').executeTakeFirst();
      const row = pass && (await db.selectFrom('people').selectAll().where('id', '=', pass.person).executeTakeFirst());
      return row && { person: personFrom(row), pass: passFrom(pass) };
    },
    async touchPass(hash, now) {
      await db.updateTable('passes').set({ used_at: now }).where('hash', '=', hash).execute();
    },
    async passesOf(person) {
      const rows = await db.selectFrom('passes').selectAll().where('person', '=', person).where('kind', '!=', 'link').orderBy('used_at', 'desc').execute();
      return rows.map(passFrom);
    },
    async endPass(person, hash) {
      const { numDeletedRows } = await db
        .deleteFrom('passes')
        .where('person', '=', person)
        .where('hash', '=', hash)
        .where('kind', '!=', 'link')
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async endBareCookies(person) {
      await db.updateTable('people').set({ bare_cookies: 0 }).where('id', '=', person).execute();
    },
    async peopleOn(device) {
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where('id', 'in', ({ selectFrom }) => selectFrom('passes').select('person').where('device', '=', device))
        .orderBy('created_at')
        .execute();
      return rows.map(personFrom);
    },
    async ownerOfLink(hash, now) {
      const link = await db.selectFrom('passes').selectAll().where('hash', '=', hash).where('kind', '=', 'link').executeTakeFirst();
      const row = link && (link.expires_at ?? 0) > now ? await db.selectFrom('people').selectAll().where('id', '=', link.person).executeTakeFirst() : undefined;
      return row && personFrom(row);
    },
    async useLink(hash, now) {
      const link = await db.deleteFrom('passes').where('hash', '=', hash).where('kind', '=', 'link').returningAll().executeTakeFirst();
      return link && (link.expires_at ?? 0) > now ? link.person : undefined;
    },

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
    async openTables(limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('stage', '=', 'gathering')
        .where('visibility', '=', 'public')
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('kind', '=', 'open').where('held_for', 'is', null))
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('kind', '=', 'person'))
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    async tablesInPlay(limit, before) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('stage', '=', 'playing')
        .where('visibility', '=', 'public')
        .$if(before !== undefined, (query) => query.where('moved_at', '<', before ?? 0))
        .orderBy('moved_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    async tablesOf(person, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', ({ selectFrom }) => selectFrom('seats').select('table_id').where('person', '=', person))
        .orderBy('moved_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows);
    },
    tablesToWake(within, limit, after = { id: '', wakesAfter: -1 }) {
      return db
        .selectFrom('tables')
        .select(['id', 'wakes_after as wakesAfter'])
        .where('wakes_after', '<=', within)
        .where('id', 'not in', ({ selectFrom }) =>
          selectFrom('leases').innerJoin('nodes', 'nodes.id', 'leases.holder').select('name').where('expires_at', '>', now),
        )
        .where(sql<boolean>`(wakes_after, id) > (${after.wakesAfter}, ${after.id})`)
        .orderBy('wakes_after')
        .orderBy('id')
        .limit(limit)
        .$narrowType<{ wakesAfter: number }>()
        .execute();
    },
    async waitingSeats(people) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['seats.person', 'tables.visibility'])
        .where('seats.person', 'in', people)
        .where('tables.stage', '=', 'gathering')
        .execute();
      return rows.map(({ person, visibility }) => ({ person: person ?? '', visibility }));
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
    async setProgress(id, progress, fence) {
      await db
        .updateTable('tables')
        .set(progressRow(progress))
        .where('id', '=', id)
        .where('stage', '!=', 'over')
        .$if(fence !== undefined, (query) =>
          query.where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('leases')
                  .select('name')
                  .where('name', '=', id)
                  .where('fence', '>', fence ?? 0),
              ),
            ),
          ),
        )
        .execute();
    },

    ...seating(database, marking),
    ...register(database),

    async append(id, entry) {
      const added = await unlessTaken(batch([{ ...appending, parameters: Object.values(entryRow(id, entry)) }, marking(id)]).then(() => true));
      return added ?? false;
    },
    async entries(id, after = 0) {
      return (await db.selectFrom('entries').selectAll().where('table_id', '=', id).where('seq', '>', after).orderBy('seq').execute()).map(entryFrom);
    },

    async addPhrase(id, { seat, phrase, at }) {
      await batch([db.insertInto('said').values({ table_id: id, seat, phrase, at }).compile(), touched(db, id).compile()]);
    },
    async phrases(id, limit) {
      const rows = await db.selectFrom('said').select(['seat', 'phrase', 'at']).where('table_id', '=', id).orderBy('at', 'desc').limit(limit).execute();
      return rows.reverse();
    },

    ...keeper({ db, batch }),

    check() {
      if (performance.now() - checkedAt < CHECK_MS) return checking;
      checkedAt = performance.now();
      const mark = db.insertInto('settings').values({ name: 'checked', value: '' });
      checking = batch([mark.onConflict((on) => on.column('name').doUpdateSet({ value: String(checkedAt) })).compile()]).then(() => undefined);
      return checking;
    },
    close: () => db.destroy(),
  };
}
