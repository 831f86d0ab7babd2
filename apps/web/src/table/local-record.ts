import { type Entry, hashOf, type Pack, type Seat } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import type { Laid } from './laying.ts';

/** A local table as it is kept: the log is the game. */
export interface LocalRecord extends Laid {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Record<string, boolean | string>;
  /** The values it is played with, where they are not the printed ones. */
  readonly pack?: Pack;
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

/** What is told of the table to whoever looks at it. */
export function infoOf({ id, game, options, pack, names, levels, createdAt, movedAt, stage, waiting }: LocalRecord, commitment: string): TableInfo {
  const seats = names.map((name, seat) => {
    const level = levels[seat];
    return level ? { name, kind: 'bot' as const, level } : { name, kind: 'person' as const };
  });
  return {
    id,
    game,
    stage,
    options,
    ...(pack && { pack: { name: pack.name, hash: hashOf(pack) } }),
    seats,
    clock: { kind: 'none' },
    visibility: 'link',
    createdAt,
    movedAt,
    waiting,
    commitment,
  };
}

/** Where local tables are kept. What `put` has answered is stored. */
export interface Keep {
  put(record: LocalRecord): Promise<void>;
  get(id: string): Promise<LocalRecord | undefined>;
  all(): Promise<LocalRecord[]>;
  remove(id: string): Promise<void>;
}
