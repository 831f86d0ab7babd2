import { type Entry, type GameModule, isSame } from '@conclave/engine';
import { Chronicle } from '@conclave/table';
import type { Games } from '../games.ts';
import type { Storage, StoredEntry, StoredTable } from '../storage/storage.ts';
import { matchOf } from '../tables/load.ts';
import { type Asked, type History, hashOfSight } from './player.ts';

/** What must all be nothing. */
export interface Faults {
  /** Acknowledged moves that are not in the log. */
  lost: number;
  /** Moves that are in the log more than once. */
  doubled: number;
  /** Moves of which the log says something else. */
  changed: number;
  /** Acknowledged moves in another order than they were made in. */
  disordered: number;
  /** Pictures that are not what the log says for their version. */
  wrong: number;
  /** Pictures older than one seen before. */
  wentBack: number;
  /** Logs with a gap, or that these rules cannot replay. */
  broken: number;
  /** Servers that ended though nobody killed them. */
  crashed: number;
  /** Players whose last picture is not that of the whole log, or whose game ended in another position than the log. */
  diverged: number;
  /** Lines whose time of day is not that of the database. */
  misdated: number;
  /** Games that are over in their log and not in their row. */
  unnoted: number;
  /** Tables at which nothing goes on, long after all harm is over. */
  stuck: number;
}

/** A game that was played, and the hashes of its last position as its players were told. */
export interface Played {
  readonly id: string;
  readonly histories: readonly History[];
  readonly hashes: readonly string[];
}

/** Where tables and their logs are. */
export type Logs = Pick<Storage, 'table' | 'entries'>;

/** Servers' times of day may differ by as much. */
const LEEWAY_MS = 5000;

export const noFaults = (): Faults => ({
  lost: 0,
  doubled: 0,
  changed: 0,
  disordered: 0,
  wrong: 0,
  wentBack: 0,
  broken: 0,
  crashed: 0,
  diverged: 0,
  misdated: 0,
  unnoted: 0,
  stuck: 0,
});

/** What each version looked like to each seat, and the hash of the last position. */
function pictures(game: GameModule, row: StoredTable, entries: readonly StoredEntry[]): { shown: string[][]; hash: string } | undefined {
  const chronicle = new Chronicle(matchOf(game, row));
  const look = (): string[] => row.seats.map(({ seat }) => hashOfSight(chronicle.sight(seat)));
  const all = [look()];
  for (const [i, { seq, entry, at }] of entries.entries()) {
    if (seq !== i + 1 || chronicle.enter(entry, at)) return undefined;
    all.push(look());
  }
  return { shown: all, hash: chronicle.match.hash() };
}

const says = (entry: Entry, asked: Asked): boolean => ('move' in entry ? asked.t === 'move' && isSame(entry.move, asked.move) : asked.t in entry);

function checkMoves(faults: Faults, { seat, sent }: History, entries: readonly StoredEntry[]): void {
  const lines = sent.map(({ key }) => entries.filter(({ entry, idem }) => entry.seat === seat && idem === key));
  const places = lines.map((found) => found.map(({ seq }) => seq));
  faults.doubled += places.filter(({ length }) => length > 1).length;
  faults.lost += places.filter(({ length }, i) => sent[i]?.isAcknowledged && length === 0).length;
  faults.changed += sent.filter(({ asked }, i) => lines[i]?.some(({ entry }) => !says(entry, asked))).length;
  const order = places.flatMap(([place]) => place ?? []);
  faults.disordered += order.filter((place, i) => i > 0 && place < (order[i - 1] ?? 0)).length;
}

function checkPictures(faults: Faults, { seat, seen }: History, shown: readonly string[][]): void {
  for (const [i, { version, hash }] of seen.entries()) {
    if (shown[version]?.[seat] !== hash) faults.wrong++;
    if (i > 0 && version < (seen[i - 1]?.version ?? 0)) faults.wentBack++;
  }
}

/** No line may be of long before the one before it. */
const misdated = (entries: readonly StoredEntry[]): number => entries.filter(({ at }, i) => at < (entries[i - 1]?.at ?? 0) - LEEWAY_MS).length;

/** Compares what the players of one table did and saw with its log. */
export async function checkTable(faults: Faults, { storage, games }: { storage: Logs; games: Games }, { id, histories, hashes }: Played): Promise<number> {
  const [row, entries] = [await storage.table(id), await storage.entries(id)];
  const game = row && games.get(row.game);
  const replayed = game && pictures(game, row, entries);
  if (!replayed) {
    faults.broken++;
    return entries.length;
  }
  const { shown, hash } = replayed;
  faults.misdated += misdated(entries);
  if (row.stage !== 'over') faults.unnoted++;
  faults.diverged += hashes.filter((one) => one !== hash).length;
  for (const history of histories) {
    checkMoves(faults, history, entries);
    checkPictures(faults, history, shown);
    if (history.seen.at(-1)?.version !== entries.length) faults.diverged++;
  }
  return entries.length;
}
