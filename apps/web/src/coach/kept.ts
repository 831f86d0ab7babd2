import type { Analysed } from '@conclave/bots/coach';

/** An analysis as this browser keeps it, finished or not. */
export interface Kept {
  readonly id: string;
  readonly rulesVersion: number;
  readonly analysed: Analysed;
}

const STORE = 'analyses';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A database of its own, so that tables open as ever in a page of an earlier day. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('conclave-coach', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(request);
}

let opening: Promise<IDBDatabase> | undefined;
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= open();
  return (await opening).transaction(STORE, mode).objectStore(STORE);
}

/** A browser that keeps nothing analyses anew. */
export const keepAnalysis = async (kept: Kept): Promise<void> => {
  await done((await store('readwrite')).put(kept)).catch(() => {});
};

export const keptAnalysis = async (id: string): Promise<Kept | undefined> => {
  try {
    return await done<Kept | undefined>((await store('readonly')).get(id));
  } catch {
    return undefined;
  }
};
