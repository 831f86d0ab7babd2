import type { Games } from '../../games.ts';
import { Checksum, checkExport, type Part, readExport } from './export-file.ts';
import type { Moved, Progress } from './exporting.ts';
import { inStore } from './in-store.ts';
import { OTHER_RULES, replayed, type Verdicts, verdicts } from './replayed.ts';
import { NotMoved, type Row, type Store, type StorePlace } from './store.ts';
import { ofServers, type TableName, tableNames } from './tables.ts';

async function makeRoom(store: Store, place: StorePlace): Promise<void> {
  for (const table of tableNames.filter((one) => !ofServers.includes(one)))
    if ((await store.count(table)) > 0)
      throw new NotMoved(`${place.name} is not empty (it has ${table}). Import into a new folder or database. Nothing was changed.`);
  for (const table of ofServers) await store.clear(table);
}

/** Whether a table holds what was written, as if it were exported again. */
async function compare(store: Store, table: TableName, sha256: string): Promise<void> {
  const sum = new Checksum();
  for await (const rows of store.rows(table)) sum.add(rows);
  if (sum.digest() !== sha256) throw new NotMoved(`What was read back of ${table} is not what the file holds. Nothing was changed.`);
}

/** Whether games end where they ended before. Those that one of the two sides has no rules for cannot be compared. */
async function compareGames(store: Store, rows: readonly Row[], { games, seen }: { games: Games; seen: Verdicts }): Promise<void> {
  for (const [id, before] of rows) {
    const now = await replayed(store, String(id), games);
    const isComparable = before !== OTHER_RULES && now !== OTHER_RULES;
    if (isComparable && now !== before) throw new NotMoved(`Game ${id} does not come out as it did before. Nothing was changed.`);
    seen.count(isComparable ? now : OTHER_RULES);
  }
}

async function take(store: Store, part: Part, means: { games: Games; seen: Verdicts }): Promise<void> {
  if (part.section === 'games') return 'rows' in part ? compareGames(store, part.rows, means) : undefined;
  return 'rows' in part ? store.insert(part.section, part.rows) : compare(store, part.section, part.sha256);
}

/** Puts what a file holds into an empty store, reads it back, and plays every game again. */
export async function importStore(file: string, to: StorePlace, { games, tell }: { games: Games; tell: Progress }): Promise<Moved> {
  const all = await checkExport(file);
  const seen = verdicts();
  let done = 0;
  await inStore(to, async (store) => {
    await makeRoom(store, to);
    for await (const part of readExport(file)) {
      await take(store, part, { games, seen });
      if ('rows' in part) done += part.rows.length;
      tell(done, all);
    }
  });
  return { rows: done - seen.all, games: seen };
}
