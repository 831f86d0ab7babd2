import type { Seat } from '@conclave/engine';
import { placeAt, placementInfluence, type RealmId } from '../cards/index.ts';
import { figureNumber } from '../moves.ts';
import { energyFor, influenceRoom, placeNamed, unlockedAt } from '../rules/index.ts';
import { awardsFor, threshold } from '../scoring.ts';
import { influenceIn, realmAt, realmsAt, type Table } from '../state.ts';

/** How a placement changes one realm for its player. */
export interface Shift {
  realm: RealmId;
  from: number;
  to: number;
  /** Claims at the end of the round as things stand, and after it. */
  claims: [now: number, then: number];
  /** Seats passed or caught by it. */
  passes: Seat[];
}

/** What placing a figure on a place would bring. */
export interface Plan {
  energy: number;
  shifts: Shift[];
  /** The abilities it would open, by id; a Banner space without its Banner opens none. */
  opens: string[];
}

function claimsWith(table: Table, seat: Seat, realm: number, influence: number): number {
  return awardsFor(realmAt(table, realm).influence.with(seat, influence), threshold(table, realm)).claims[seat] ?? 0;
}

function shiftOf(table: Table, seat: Seat, realm: number, amount: number): Shift {
  const from = influenceIn(table, realm, seat);
  const to = from + Math.min(amount, influenceRoom(table, realm, seat));
  const passes = realmAt(table, realm).influence.flatMap((other, rival) => (rival !== seat && other >= from && other <= to && other > 0 ? [rival] : []));
  return { realm: realmAt(table, realm).id, from, to, claims: [claimsWith(table, seat, realm, from), claimsWith(table, seat, realm, to)], passes };
}

function opensAt(table: Table, seat: Seat, figure: number, at: number): string[] {
  const { space } = placeAt(at);
  const [realm = 0] = realmsAt(table, at);
  const isBare = space !== null && realmAt(table, realm).banners[space.bannerSlot] === null;
  return unlockedAt(table, seat, figure, at).filter((id) => !isBare || id !== space.id);
}

/** What placing a figure means to its player, whether it can be placed or not. */
export function planOf(table: Table, seat: Seat, { figure, at }: { figure: string; at: string }): Plan {
  const number = figureNumber(figure);
  const place = placeNamed(table, at);
  const amount = placementInfluence(number, placeAt(place).kind);
  return {
    energy: energyFor(number),
    shifts: realmsAt(table, place).map((realm) => shiftOf(table, seat, realm, amount)),
    opens: opensAt(table, seat, number, place),
  };
}
