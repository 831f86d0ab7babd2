import type { TableInfo } from '@conclave/protocol';
import type { Storage, StoredTable } from '../storage/storage.ts';
import type { Directory } from '../tables/directory.ts';
import { infoFor, seatOf } from '../tables/info.ts';

const MANY = 100;

/** All who ask while an answer is being made share the next one, so each knows whatever was done before it was asked for. */
export function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    return make();
  };
  return () => {
    if (!next) {
      next = last.then(begin, begin);
      last = next;
    }
    return next;
  };
}

interface Listed {
  readonly table: StoredTable;
  /** As those see it who do not sit there. */
  readonly info: TableInfo;
}

/** The public tables with an open seat, newest first, as a person or a stranger may see them. */
export function lobby(storage: Storage, tables: Directory): (person: string | undefined) => Promise<TableInfo[]> {
  const listed = shared(async (): Promise<Listed[]> => {
    const open = await tables.asOfNow(await storage.openTables(MANY));
    return open.map((table) => ({ table, info: infoFor(table, undefined) }));
  });
  return async (person) =>
    (await listed()).map(({ table, info }) => (seatOf(table, person) === undefined && table.owner !== person ? info : infoFor(table, person)));
}
