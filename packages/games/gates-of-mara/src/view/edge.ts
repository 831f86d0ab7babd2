import type { Seat } from '@conclave/engine';
import { influenceRoom } from '../rules/index.ts';
import { awardsFor, threshold } from '../scoring.ts';
import { influenceIn, realmAt, type Table } from '../state.ts';

/** How the viewer's claims in a realm hang on a single Influence, were the round to end. */
export interface Edge {
  /** Claims that one more of the viewer's own would bring. */
  gain: number;
  /** Claims that one more of a rival's would cost. */
  loss: number;
}

/** What a seat would claim in a realm if another, or the seat itself, had one Influence more there. */
function claimsAfter(game: Table, realm: number, seat: Seat, mover: Seat): number {
  const step = Math.min(1, influenceRoom(game, realm, mover));
  const influence = realmAt(game, realm).influence.with(mover, influenceIn(game, realm, mover) + step);
  return awardsFor(influence, threshold(game, realm)).claims[seat] ?? 0;
}

/** Nothing where no rival has Influence: there every step is open to everybody. */
export function edgeOf(game: Table, realm: number, seat: Seat): Edge | null {
  const { influence } = realmAt(game, realm);
  const rivals = influence.flatMap((held, rival) => (rival === seat || held === 0 ? [] : [rival]));
  if (rivals.length === 0) return null;
  const now = awardsFor(influence, threshold(game, realm)).claims[seat] ?? 0;
  const gain = Math.max(0, claimsAfter(game, realm, seat, seat) - now);
  const loss = Math.max(0, ...rivals.map((rival) => now - claimsAfter(game, realm, seat, rival)));
  return gain > 0 || loss > 0 ? { gain, loss } : null;
}
