import { commitmentTo, hashOf, type Pack } from '@conclave/engine';
import type { PackInfo, SeatInfo, TableInfo } from '@conclave/protocol';
import { toldApart } from '../people/lookalikes.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { committed, isFull } from './shares.ts';

const seatInfo = ({ kind, level, away, heldFor }: StoredSeat, name: string): SeatInfo => ({
  name,
  kind,
  ...(level !== undefined && { level }),
  ...(away && { away: true as const }),
  ...(heldFor !== undefined && { held: true as const }),
});

/** A person's seat at a table. */
export const seatOf = (table: StoredTable, person: string | undefined) =>
  person === undefined ? undefined : table.seats.find((seat) => seat.person === person)?.seat;

/** The names of all seats, those that look alike told apart. */
export const namesAt = ({ seats }: StoredTable): string[] => toldApart(seats.map(({ name }) => name));

/** Hashes from the moment nobody can add one, shares from the start on: without the host's secret they tell nothing. */
function sharesOf(table: StoredTable): Pick<TableInfo, 'shares'> {
  const shares = table.shares ?? (table.stage === 'gathering' && isFull(table) ? committed(table.seats) : []);
  return shares.length > 0 ? { shares } : {};
}

const packsTold = new WeakMap<Pack, PackInfo>();

/** A pack as lists name it. */
function packInfo(pack: Pack): PackInfo {
  const told = packsTold.get(pack) ?? { name: pack.name, hash: hashOf(pack) };
  packsTold.set(pack, told);
  return told;
}

/** A table as one person may see it: the secrets of its links only for those who sit there. */
export function infoFor(table: StoredTable, person: string | undefined): TableInfo {
  const you = seatOf(table, person);
  const isOwner = person !== undefined && person === table.owner;
  const names = namesAt(table);
  const isInside = you !== undefined || isOwner;
  return {
    id: table.id,
    game: table.game,
    stage: table.stage,
    options: table.options,
    ...(table.pack && { pack: packInfo(table.pack) }),
    seats: table.seats.map((seat, i) => seatInfo(seat, names[i] ?? '')),
    clock: table.clock,
    visibility: table.visibility,
    createdAt: table.createdAt,
    movedAt: table.movedAt,
    waiting: table.waiting,
    ...(table.result && { result: table.result }),
    commitment: commitmentTo(table.key),
    ...sharesOf(table),
    ...(table.next !== undefined && { next: table.next }),
    ...(you !== undefined && { you }),
    ...(isOwner && { isOwner: true as const }),
    ...(isInside && { invite: table.invite, watch: table.watch }),
  };
}
