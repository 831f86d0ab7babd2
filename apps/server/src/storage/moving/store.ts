import type { TableName } from './tables.ts';

export type Value = string | number | null;
/** The values of a row, in the order of the table's columns. */
export type Row = readonly Value[];

/** A database as it is moved: row by row, with nobody else in it. */
export interface Store {
  count(table: TableName): Promise<number>;
  /** All rows, some at a time, in an order that is the same in every database. */
  rows(table: TableName): AsyncIterable<readonly Row[]>;
  /** Those of one game. */
  rowsOf(table: 'tables' | 'seats' | 'entries', id: string): Promise<readonly Row[]>;
  insert(table: TableName, rows: readonly Row[]): Promise<void>;
  clear(table: TableName): Promise<void>;
}

/** Where a store is, and the way into it. What is done there is done whole or, where it fails, not at all. */
export interface StorePlace {
  /** As it is said to people, without passwords. */
  readonly name: string;
  /** Whether there is anything at all. */
  exists(): boolean;
  enter<T>(act: (store: Store) => Promise<T>): Promise<T>;
}

/** Nothing was moved and nothing was changed; the message tells why. */
export class NotMoved extends Error {}

export const AT_A_TIME = 500;

/** Which column says of which game a row is. */
export const gameColumn = (table: 'tables' | 'seats' | 'entries'): string => (table === 'tables' ? 'id' : 'table_id');
