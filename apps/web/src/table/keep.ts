import type { Keep, LocalRecord } from './local-record.ts';

const STORE = 'tables';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('conclave', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(request);
}

/** The browser's own database. */
export function browserKeep(): Keep {
  let opening: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open();
    return (await opening).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    async put(record) {
      const tables = await store('readwrite');
      tables.put(record);
      await new Promise<void>((resolve, reject) => {
        tables.transaction.oncomplete = () => resolve();
        tables.transaction.onerror = () => reject(tables.transaction.error);
      });
    },
    get: async (id) => done<LocalRecord | undefined>((await store('readonly')).get(id)),
    all: async () => done<LocalRecord[]>((await store('readonly')).getAll()),
    async remove(id) {
      await done((await store('readwrite')).delete(id));
    },
  };
}
