import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { Person, Progress, StoredEntry, StoredSeat, StoredTable } from './storage.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

export const personFrom = ({ id, name, created_at }: Row<'people'>): Person => ({ id, name, createdAt: created_at });

const seatFrom = (row: Row<'seats'>): StoredSeat => ({
  seat: row.seat,
  kind: row.kind,
  ...(row.person !== null && { person: row.person }),
  ...(row.held_for !== null && { heldFor: row.held_for }),
  name: row.name,
  ...(row.level !== null && { level: row.level }),
  away: row.away === 1,
  preset: row.preset as StoredSeat['preset'],
});

export const seatRow = (seat: StoredSeat): Omit<Row<'seats'>, 'table_id' | 'seat'> => ({
  kind: seat.kind,
  person: seat.person ?? null,
  held_for: seat.heldFor ?? null,
  name: seat.name,
  level: seat.level ?? null,
  away: seat.away ? 1 : 0,
  preset: seat.preset,
});

export const tableFrom = (row: Row<'tables'>, seats: readonly Row<'seats'>[]): StoredTable => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: JSON.parse(row.options),
  key: row.key,
  clock: JSON.parse(row.clock),
  visibility: row.visibility,
  invite: row.invite,
  watch: row.watch,
  owner: row.owner,
  stage: row.stage,
  createdAt: row.created_at,
  movedAt: row.moved_at,
  waiting: JSON.parse(row.waiting),
  ...(row.result !== null && { result: JSON.parse(row.result) }),
  ...(row.next !== null && { next: row.next }),
  seats: seats.map(seatFrom),
});

export const tableRow = (table: StoredTable): Row<'tables'> => ({
  id: table.id,
  game: table.game,
  rules_version: table.rulesVersion,
  options: JSON.stringify(table.options),
  key: table.key,
  clock: JSON.stringify(table.clock),
  visibility: table.visibility,
  invite: table.invite,
  watch: table.watch,
  owner: table.owner,
  created_at: table.createdAt,
  next: table.next ?? null,
  stage: table.stage,
  moved_at: table.movedAt,
  waiting: JSON.stringify(table.waiting),
  result: table.result ? JSON.stringify(table.result) : null,
});

export const progressRow = ({ stage, movedAt, waiting, result }: Progress) => ({
  stage,
  moved_at: movedAt,
  waiting: JSON.stringify(waiting),
  result: result ? JSON.stringify(result) : null,
});

export const entryFrom = (row: Row<'entries'>): StoredEntry => ({
  seq: row.seq,
  entry: JSON.parse(row.entry),
  at: row.at,
  spent: row.spent,
  ...(row.idem !== null && { idem: row.idem }),
});

export const entryRow = (id: string, { seq, entry, at, spent, idem }: StoredEntry): Row<'entries'> => ({
  table_id: id,
  seq,
  seat: entry.seat,
  entry: JSON.stringify(entry),
  at,
  spent,
  idem: idem ?? null,
});
