import { type GameModule, isSame, Match, type Message } from '@conclave/engine';
import { because } from '@conclave/protocol';
import { type Line, type Table, Unreadable } from '@conclave/table';
import { playedBy } from '../games.ts';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { type Clock, clockOf } from './clock.ts';

/** A game rebuilt from its log. */
export interface Loaded {
  readonly table: Table;
  readonly clock: Clock | undefined;
  /** Why it cannot go on here, said to its players. Its story is told as far as these rules could follow it. */
  readonly closed?: Message;
}

export const lineOf = ({ seq, entry, at, idem }: StoredEntry): Line => ({ seq, entry, at, ...(idem !== undefined && { key: idem }) });

/** Reads a log, with everybody's time. */
function readLog(table: Table, clock: Clock | undefined, entries: readonly StoredEntry[]): void {
  const spent = new Map(entries.map((one) => [one.seq, one.spent]));
  table.read(entries.map(lineOf), (line) => {
    if (line) clock?.charge(line.entry.seat, spent.get(line.seq) ?? 0);
    clock?.waitFor(table.match.asked, 0, line?.entry.seat);
  });
}

/** Why a log that was read does not give the game that was played. */
function differs(game: GameModule, row: StoredTable, table: Table): Message | undefined {
  if (game.rulesVersion === row.rulesVersion) return undefined;
  const versions = { began: row.rulesVersion, here: game.rulesVersion };
  if (row.stage !== 'over') return because('otherRules', versions);
  return isSame(table.match.state.result, row.result) ? undefined : because('playedUnder', versions);
}

/** Rebuilds a game from its log. */
export function rebuild(game: GameModule, row: StoredTable, { entries, table }: { entries: readonly StoredEntry[]; table: Table }): Loaded {
  const clock = clockOf(row.clock, table.match.seats);
  try {
    readLog(table, clock, entries);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { table, clock, closed: differs(game, row, table) ?? because('unreadable', { line: error.line, rule: error.rule }) };
  }
  const closed = differs(game, row, table);
  return { table, clock, ...(closed !== undefined && { closed }) };
}

export const matchOf = (game: GameModule, row: StoredTable): Match =>
  new Match(playedBy(game, row.pack), { seats: row.seats.length, options: row.options, secret: row.key, shares: row.shares ?? [] });

/** A game played again from its log. Throws `Unreadable` where it cannot be. */
export function replay(game: GameModule, row: StoredTable, entries: readonly StoredEntry[]): Match {
  const match = matchOf(game, row);
  for (const { seq, entry } of entries) {
    const refusal = match.enter(entry);
    if (refusal) throw new Unreadable(seq, refusal);
  }
  return match;
}
