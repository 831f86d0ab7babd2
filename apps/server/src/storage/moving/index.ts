import { configFrom } from '../../config.ts';
import { postgresPlace } from './postgres-place.ts';
import { sqlitePlace } from './sqlite-place.ts';
import type { StorePlace } from './store.ts';

export { exportStore, type Moved, type Progress } from './exporting.ts';
export { importStore } from './importing.ts';
export { NotMoved, type StorePlace } from './store.ts';

/** The store that a server with this environment would use; or the one in a folder, where one is named. */
export function placeFrom(env: Record<string, string | undefined>, folder?: string): StorePlace {
  if (folder !== undefined) return sqlitePlace(folder);
  const { database, data } = configFrom(env);
  return database === undefined ? sqlitePlace(data) : postgresPlace(database);
}
