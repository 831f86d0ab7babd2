import type { Schema } from '../schema.ts';

/** A table of the schema: all its columns, and those that its rows are put in order by. */
interface Shape<Column extends string = string> {
  readonly columns: readonly Column[];
  readonly order: readonly Column[];
}

/** Every table, after those that its rows point to. */
const shapes: { readonly [T in keyof Schema]: Shape<keyof Schema[T] & string> } = {
  settings: { columns: ['name', 'value'], order: ['name'] },
  people: { columns: ['id', 'name', 'created_at', 'bare_cookies'], order: ['id'] },
  passes: { columns: ['hash', 'person', 'kind', 'label', 'expires_at', 'device', 'created_at', 'used_at'], order: ['hash'] },
  tables: {
    columns: [
      ...(['id', 'game', 'rules_version', 'options', 'pack', 'key', 'shares', 'clock', 'visibility', 'invite', 'watch', 'owner', 'stage'] as const),
      ...(['created_at', 'moved_at', 'waiting', 'result', 'next', 'wakes_after', 'rev'] as const),
    ],
    order: ['id'],
  },
  seats: { columns: ['table_id', 'seat', 'kind', 'person', 'held_for', 'name', 'level', 'away', 'preset', 'seal'], order: ['table_id', 'seat'] },
  entries: { columns: ['table_id', 'seq', 'seat', 'entry', 'at', 'spent', 'idem'], order: ['table_id', 'seq'] },
  said: { columns: ['table_id', 'seat', 'phrase', 'at'], order: ['table_id', 'at', 'seat', 'phrase'] },
  kept_out: { columns: ['table_id', 'person'], order: ['table_id', 'person'] },
  notes: { columns: ['table_id', 'name', 'value'], order: ['table_id', 'name'] },
  nodes: { columns: ['id', 'opened_at', 'expires_at'], order: ['id'] },
  leases: { columns: ['name', 'holder', 'fence'], order: ['name'] },
};

export type TableName = keyof Schema;

export const tableNames = Object.keys(shapes) as readonly TableName[];

/** What a server writes by being started: a store that holds nothing else is empty. */
export const ofServers: readonly TableName[] = ['settings', 'nodes', 'leases'];

export const shapeOf = (table: TableName): Shape => shapes[table];

const NUMBERS = new Set(['seat', 'seq', 'at']);

/** The columns of a table that hold texts and are put in order by: databases differ in how they compare those. */
export const isText = (column: string): boolean => !NUMBERS.has(column);
