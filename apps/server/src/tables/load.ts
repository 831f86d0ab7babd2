import { type GameModule, Match, type Seat } from '@conclave/engine';
import { Chronicle, canTakeBack } from '@conclave/table';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { type Clock, clockOf } from './clock.ts';

/** A table that cannot go on here, with a sentence for its players. */
export class Unplayable extends Error {}

export interface Loaded {
  readonly chronicle: Chronicle;
  readonly clock: Clock | undefined;
  /** The movers' keys, as `seat key`. */
  readonly keys: Set<string>;
}

/** Alone with bots everything may be taken back: nobody is cheated, and the dice stay what they are. */
export function mayGoBeyond({ seats }: StoredTable, match: Match, seat: Seat): boolean {
  return seats.filter(({ kind }) => kind === 'person').length === 1 && canTakeBack(match, seat);
}

/** Rebuilds a game from its log. */
export function replay(game: GameModule, table: StoredTable, entries: readonly StoredEntry[]): Loaded {
  if (game.rulesVersion !== table.rulesVersion)
    throw new Unplayable(`This game began under version ${table.rulesVersion} of the rules; this server has version ${game.rulesVersion}.`);
  const match = new Match(game, { seats: table.seats.length, options: table.options, key: table.key });
  const chronicle = new Chronicle(match, (seat) => match.canUndo(seat) || mayGoBeyond(table, match, seat));
  const clock = clockOf(table.clock, match.seats);
  const keys = new Set<string>();
  clock?.waitFor(match.asked, 0);
  for (const { entry, seq, at, spent, idem } of entries) {
    const refusal = chronicle.enter(entry, at);
    if (refusal) throw new Unplayable(`Line ${seq} of the log cannot be replayed (${refusal.rule}).`);
    clock?.charge(entry.seat, spent);
    clock?.waitFor(match.asked, 0, entry.seat);
    if (idem !== undefined) keys.add(keyOf(entry.seat, idem));
  }
  return { chronicle, clock, keys };
}

export const keyOf = (seat: number, idem: string): string => `${seat} ${idem}`;
