import type { Database } from './database.ts';
import { passFrom, passRow, personFrom } from './rows.ts';
import type { Storage } from './storage.ts';

/** The part of a storage that knows what stands for people: tokens, browsers and links to another device. */
export function passes({
  db,
}: Database): Pick<Storage, 'addPass' | 'personOf' | 'touchPass' | 'passesOf' | 'endPass' | 'peopleOn' | 'ownerOfLink' | 'useLink' | 'livePasses'> {
  return {
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
    async livePasses(hashes) {
      if (hashes.length === 0) return new Set();
      const rows = await db.selectFrom('passes').select('hash').where('hash', 'in', hashes).execute();
      return new Set(rows.map(({ hash }) => hash));
    },
  };
}
