import { commitmentTo, hashOf, type Pack, type Seat } from '@conclave/engine';
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

function packInfo(pack: Pack): PackInfo {
  const told = packsTold.get(pack) ?? { name: pack.name, hash: hashOf(pack) };
  packsTold.set(pack, told);
  return told;
}

/** Its values as lists name them. */
function packTold({ pack, packTold }: StoredTable): Pick<TableInfo, 'pack'> {
  const told = packTold ?? (pack && packInfo(pack));
  return told ? { pack: told } : {};
}

/** What everybody may see of each table: its row is replaced, never changed. */
const openToAll = new WeakMap<StoredTable, TableInfo>();

function openInfo(table: StoredTable): TableInfo {
  const known = openToAll.get(table);
  if (known) return known;
  const names = namesAt(table);
  const info: TableInfo = {
    id: table.id,
    game: table.game,
    stage: table.stage,
    options: table.options,
    ...packTold(table),
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
  };
  openToAll.set(table, info);
  return info;
}

/** A table as one person may see it: the secrets of its links only for those who sit there. */
export function infoFor(table: StoredTable, person: string | undefined): TableInfo {
  const you = seatOf(table, person);
  const isOwner = person !== undefined && person === table.owner;
  const isInside = you !== undefined || isOwner;
  return {
    ...openInfo(table),
    ...(you !== undefined && { you }),
    ...(isOwner && { isOwner: true as const }),
    ...(isInside && { invite: table.invite, watch: table.watch }),
  };
}

/** Whose eyes a person has at a table: all who have the same are told the same. */
export const eyesOf = (table: StoredTable, person: string | undefined): Seat | 'owner' | 'spectator' =>
  seatOf(table, person) ?? (person !== undefined && person === table.owner ? 'owner' : 'spectator');
