import type { Seat } from '@conclave/engine';
import type { TableState } from '../table/types.ts';

/** One player at the end. */
export interface Placed {
  readonly seat: Seat;
  readonly name: string;
  readonly won: boolean;
  readonly score: number | undefined;
}

/** The players as they ended: winners first, then by score. */
export function placesOf({ names, result }: Pick<TableState, 'names' | 'result'>): Placed[] {
  return names
    .map((name, seat) => ({ name, seat, won: result?.winners.includes(seat) ?? false, score: result?.scores?.[seat] }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
}
