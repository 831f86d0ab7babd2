import { type Games, gameFor } from '../../games.ts';
import { replay } from '../../tables/load.ts';
import { entryFrom, tableFrom } from '../rows.ts';
import type { StoredTable } from '../storage.ts';
import type { Row, Store } from './store.ts';
import { shapeOf, type TableName } from './tables.ts';

type TableRow = Parameters<typeof tableFrom>[0];
type SeatRow = Parameters<typeof tableFrom>[1][number];
type EntryRow = Parameters<typeof entryFrom>[0];

const NOT_BEGUN = 'not begun';
/** These rules are not those it was played under. */
export const OTHER_RULES = 'other rules';
const UNREADABLE = 'unreadable';

/** How many games came out, and how many could not be played again, and why. */
export interface Verdicts {
  all: number;
  replayed: number;
  otherRules: number;
  unreadable: number;
  count(position: string): void;
}

export const verdicts = (): Verdicts => ({
  all: 0,
  replayed: 0,
  otherRules: 0,
  unreadable: 0,
  count(position) {
    this.all++;
    if (position === OTHER_RULES) this.otherRules++;
    else if (position === UNREADABLE) this.unreadable++;
    else if (position !== NOT_BEGUN) this.replayed++;
  },
});

const named = <T>(table: TableName, row: Row | undefined): T => Object.fromEntries(shapeOf(table).columns.map((column, i) => [column, row?.[i] ?? null])) as T;

async function stored(store: Store, id: string): Promise<StoredTable> {
  const [row] = await store.rowsOf('tables', id);
  const seats = await store.rowsOf('seats', id);
  return tableFrom(
    named<TableRow>('tables', row),
    seats.map((seat) => named<SeatRow>('seats', seat)),
  );
}

/** The last position of a game, played again from its log, or why there is none. */
export async function replayed(store: Store, id: string, games: Games): Promise<string> {
  const rows = await store.rowsOf('entries', id);
  try {
    const table = await stored(store, id);
    const game = gameFor(games, table);
    if (table.stage === 'gathering') return NOT_BEGUN;
    if (game?.rulesVersion !== table.rulesVersion) return OTHER_RULES;
    const entries = rows.map((row) => entryFrom(named<EntryRow>('entries', row)));
    return replay(game, table, entries).hash();
  } catch {
    return UNREADABLE;
  }
}
