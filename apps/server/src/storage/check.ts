import Database from 'libsql';
import { type Games, gameFor } from '../games.ts';
import { replay } from '../tables/load.ts';
import { migrations } from './migrations.ts';
import { entryFrom, tableFrom } from './rows.ts';
import type { StoredTable } from './storage.ts';

type TableRow = Parameters<typeof tableFrom>[0];
type SeatRow = Parameters<typeof tableFrom>[1][number];
type EntryRow = Parameters<typeof entryFrom>[0];

export interface Checked {
  tables: number;
  entries: number;
  /** Games of other rules than these, or of none that is here: they could not be replayed. */
  otherRules: number;
  /** What is bad, a sentence each. */
  readonly findings: string[];
}

const MOST_FINDINGS = 1000;

/** Does something and notes what goes wrong. */
function look(checked: Checked, where: string, doing: () => void): void {
  try {
    doing();
  } catch (error) {
    if (checked.findings.length < MOST_FINDINGS) checked.findings.push(`${where}: ${(error as Error).message}`);
  }
}

function checkFile(db: Database.Database): void {
  const found = (db.pragma('integrity_check(10)') as { integrity_check: string }[]).map((row) => row.integrity_check);
  if (found.join() !== 'ok') throw new Error(found.join('; '));
}

function checkLinks(db: Database.Database): void {
  const broken = db.pragma('foreign_key_check') as { table: string; parent: string }[];
  const kinds = [...new Set(broken.map(({ table, parent }) => `${table} without their ${parent}`))];
  if (broken.length > 0) throw new Error(`${broken.length} rows point to nothing: ${kinds.join(', ')}.`);
}

function checkAge(db: Database.Database): void {
  const names = (db.prepare('SELECT name FROM kysely_migration').all() as { name: string }[]).map(({ name }) => name);
  const unknown = names.filter((name) => !migrations.has(name));
  if (unknown.length > 0) throw new Error(`It was written by a newer Conclave (it has ${unknown.join(', ')}).`);
}

function entriesOf(db: Database.Database, id: string) {
  const entries = (db.prepare('SELECT * FROM entries WHERE table_id = ? ORDER BY seq').all(id) as EntryRow[]).map(entryFrom);
  const gap = entries.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) throw new Error(`Line ${gap + 1} of the log is missing.`);
  return entries;
}

/** Whether the row says the same as the log about the end. A game that its people ended has no result. */
function checkEnd({ stage, result }: StoredTable, ended: unknown): void {
  if (stage === 'over' && JSON.stringify(ended) !== JSON.stringify(result ?? null)) throw new Error('Its result is not what the log leads to.');
}

function checkTable(db: Database.Database, row: TableRow, games: Games, checked: Checked): void {
  const seats = db.prepare('SELECT * FROM seats WHERE table_id = ? ORDER BY seat').all(row.id) as SeatRow[];
  const table = tableFrom(row, seats);
  const entries = entriesOf(db, row.id);
  checked.entries += entries.length;
  const game = gameFor(games, table);
  if (table.stage === 'gathering') return;
  if (game?.rulesVersion !== table.rulesVersion) checked.otherRules++;
  else checkEnd(table, replay(game, table, entries).state.result);
}

/** Looks through a database: the file, the links between rows, and every game, which is replayed. It may be in use meanwhile. */
export function checkData(file: string, games: Games): Checked {
  const checked: Checked = { tables: 0, entries: 0, otherRules: 0, findings: [] };
  look(checked, 'The file', () => {
    const db = new Database(file);
    db.pragma('query_only = 1');
    look(checked, 'The file', () => checkFile(db));
    look(checked, 'Links', () => checkLinks(db));
    look(checked, 'The file', () => checkAge(db));
    const one = db.prepare('SELECT * FROM tables WHERE id = ?');
    for (const { id } of db.prepare('SELECT id FROM tables ORDER BY id').all() as { id: string }[]) {
      checked.tables++;
      look(checked, `Table ${id}`, () => checkTable(db, one.get(id) as TableRow, games, checked));
    }
    db.close();
  });
  return checked;
}
