import type { Pack, Result, SeedShare } from '@conclave/engine';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import { Damaged, type Pass, type Person, type Progress, type StoredEntry, type StoredSeat, type StoredTable } from './storage.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

export const personFrom = ({ id, name, created_at, bare_cookies }: Row<'people'>): Person => ({
  id,
  name,
  createdAt: created_at,
  ...(bare_cookies === 1 && { hasBareCookies: true as const }),
});

export const passFrom = (row: Row<'passes'>): Pass => ({
  hash: row.hash,
  person: row.person,
  kind: row.kind,
  label: row.label,
  ...(row.device !== null && { device: row.device }),
  ...(row.created_at !== null && { createdAt: row.created_at }),
  ...(row.used_at !== null && { usedAt: row.used_at }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
});

export const passRow = ({ hash, person, kind, label, device, createdAt, usedAt, expiresAt }: Pass): Row<'passes'> => ({
  hash,
  person,
  kind,
  label,
  device: device ?? null,
  created_at: createdAt ?? null,
  used_at: usedAt ?? null,
  expires_at: expiresAt ?? null,
});

const seatFrom = (row: Row<'seats'>): StoredSeat => ({
  seat: row.seat,
  kind: row.kind,
  ...(row.person !== null && { person: row.person }),
  ...(row.held_for !== null && { heldFor: row.held_for }),
  name: row.name,
  ...(row.level !== null && { level: row.level }),
  away: row.away === 1,
  preset: row.preset as StoredSeat['preset'],
  ...(row.seal !== null && { seal: row.seal }),
});

export const seatRow = (seat: StoredSeat): Omit<Row<'seats'>, 'table_id' | 'seat'> => ({
  kind: seat.kind,
  person: seat.person ?? null,
  held_for: seat.heldFor ?? null,
  name: seat.name,
  level: seat.level ?? null,
  away: seat.away ? 1 : 0,
  preset: seat.preset,
  seal: seat.seal ?? null,
});

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value kept as JSON. Throws `Damaged` where it is none, or not of the kind it must be. */
function read<T>(text: string, isRight: (value: unknown) => boolean, what: string): T {
  try {
    const value: unknown = JSON.parse(text);
    if (isRight(value)) return value as T;
  } catch {}
  throw new Damaged(`${what} cannot be read.`);
}

export const packFrom = (id: string, text: string): Pack => read<Pack>(text, isRecord, `The values of table ${id}`);

export const tableFrom = (row: Row<'tables'>, seats: readonly Row<'seats'>[]): StoredTable => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: read(row.options, isRecord, `The options of table ${row.id}`),
  ...(row.pack !== null && { pack: packFrom(row.id, row.pack) }),
  key: row.key,
  ...(row.shares !== null && { shares: read<SeedShare[]>(row.shares, Array.isArray, `The shares of table ${row.id}`) }),
  clock: read(row.clock, isRecord, `The clock of table ${row.id}`),
  visibility: row.visibility,
  invite: row.invite,
  watch: row.watch,
  owner: row.owner,
  stage: row.stage,
  createdAt: row.created_at,
  movedAt: row.moved_at,
  waiting: read(row.waiting, Array.isArray, `Whom table ${row.id} waits for`),
  ...(row.result !== null && { result: read<Result>(row.result, isRecord, `The result of table ${row.id}`) }),
  ...(row.next !== null && { next: row.next }),
  ...(row.wakes_after !== null && { wakesAfter: row.wakes_after }),
  rev: row.rev,
  seats: seats.map(seatFrom),
});

export const tableRow = (table: StoredTable): Row<'tables'> => ({
  id: table.id,
  game: table.game,
  rules_version: table.rulesVersion,
  options: JSON.stringify(table.options),
  pack: table.pack ? JSON.stringify(table.pack) : null,
  key: table.key,
  shares: table.shares ? JSON.stringify(table.shares) : null,
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
  wakes_after: table.wakesAfter ?? null,
  rev: table.rev,
});

export const progressRow = ({ stage, movedAt, waiting, result, wakesAfter, shares }: Progress) => ({
  stage,
  moved_at: movedAt,
  waiting: JSON.stringify(waiting),
  result: result ? JSON.stringify(result) : null,
  wakes_after: wakesAfter ?? null,
  ...(shares && { shares: JSON.stringify(shares) }),
});

export const entryFrom = (row: Row<'entries'>): StoredEntry => ({
  seq: row.seq,
  entry: read(row.entry, isRecord, `Line ${row.seq} of the log of table ${row.table_id}`),
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
