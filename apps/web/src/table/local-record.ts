import type { Entry, Seat } from '@conclave/engine';
import type { Laid } from './laying.ts';

/** A local table as it is kept: the log is the game. */
export interface LocalRecord extends Laid {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Record<string, boolean | string>;
  readonly key: string;
  readonly names: readonly string[];
  /** By seat: the level of a bot; null for a person. */
  readonly levels: readonly (string | null)[];
  readonly entries: readonly { readonly entry: Entry; readonly at: number }[];
  readonly createdAt: number;
  readonly movedAt: number;
  readonly stage: 'playing' | 'over';
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[];
  /** By seat, where the game counts. */
  readonly scores?: readonly number[];
}

/** Where local tables are kept. What `put` has answered is stored. */
export interface Keep {
  put(record: LocalRecord): Promise<void>;
  get(id: string): Promise<LocalRecord | undefined>;
  all(): Promise<LocalRecord[]>;
  remove(id: string): Promise<void>;
}
