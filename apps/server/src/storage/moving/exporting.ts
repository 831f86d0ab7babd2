import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Games } from '../../games.ts';
import { Checksum, type Header, headerOf, lastLine, lineOf, openingOf, type Section } from './export-file.ts';
import { inStore } from './in-store.ts';
import { replayed, type Verdicts, verdicts } from './replayed.ts';
import { NotMoved, type Row, type Store, type StorePlace } from './store.ts';
import { tableNames } from './tables.ts';

/** Told of every so many rows, of how many there are. */
export type Progress = (done: number, all: number) => void;

/** What was moved. */
export interface Moved {
  readonly rows: number;
  readonly games: Verdicts;
}

const PRIVATE_FILE = 0o600;

async function countAll(store: Store): Promise<Header['rows']> {
  const counted: [Section, number][] = [];
  for (const table of tableNames) counted.push([table, await store.count(table)]);
  return Object.fromEntries([...counted, ['games', await store.count('tables')]]) as Header['rows'];
}

async function* positions(store: Store, games: Games): AsyncGenerator<readonly Row[]> {
  const ids: string[] = [];
  for await (const rows of store.rows('tables')) ids.push(...rows.map(([id]) => String(id)));
  for (const id of ids) yield [[id, await replayed(store, id, games)]];
}

async function* sectionOf(section: Section, parts: AsyncIterable<readonly Row[]>, see: (rows: readonly Row[]) => void): AsyncGenerator<string> {
  yield openingOf(section);
  const sum = new Checksum();
  for await (const rows of parts) {
    yield sum.add(rows);
    see(rows);
  }
  yield lineOf({ sha256: sum.digest() });
}

/** The whole file, as text, some lines at a time. */
async function* textOf(store: Store, games: Games, { tell, seen }: { tell: Progress; seen: Verdicts }): AsyncGenerator<string> {
  const counts = await countAll(store);
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  let done = 0;
  const count = (rows: readonly Row[]): void => {
    done += rows.length;
    tell(done, all);
  };
  yield lineOf(headerOf(counts));
  for (const table of tableNames) yield* sectionOf(table, store.rows(table), count);
  yield* sectionOf('games', positions(store, games), (rows) => {
    for (const [, position] of rows) seen.count(String(position));
    count(rows);
  });
  yield lastLine;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Writes all that a store holds into a new file, and the last position of every game, which is played again from its log. */
export async function exportStore(from: StorePlace, file: string, { games, tell }: { games: Games; tell: Progress }): Promise<Moved> {
  if (existsSync(file)) throw new NotMoved(`There is a file ${file} already.`);
  if (!from.exists()) throw new NotMoved(`There is no ${from.name}.`);
  const unfinished = `${file}.unfinished`;
  const seen = verdicts();
  let rows = 0;
  const telling: Progress = (done, all) => {
    rows = done;
    tell(done, all);
  };
  try {
    await inStore(from, (store) =>
      pipeline(textOf(store, games, { tell: telling, seen }), createGzip(), createWriteStream(unfinished, { mode: PRIVATE_FILE })),
    );
    await sync(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return { rows: rows - seen.all, games: seen };
}
