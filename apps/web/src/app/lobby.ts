import type { Seat } from '@conclave/engine';
import type { NewTable } from '@conclave/protocol';

/** A table in a list: one of mine, or an open one. */
export interface Listed {
  id: string;
  /** Where it is opened: `/table/…`, `/local/…`. */
  path: string;
  kind: 'online' | 'local';
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  names: string[];
  me: Seat | undefined;
  waitingFor: Seat[];
  winners: Seat[];
  changed: number;
}

export interface Lobby {
  mine(): Promise<Listed[]>;
  open(): Promise<Listed[]>;
  /** A table against bots in this page; gives its path. */
  startLocal(wish: LocalWish): Promise<string>;
  /** A table on the server; gives its path. */
  create(table: NewTable): Promise<string>;
}

export interface LocalWish {
  game: string;
  /** `undefined`: a person at this screen. Otherwise the level of a bot. */
  seats: readonly { name: string; level?: string }[];
  options: Record<string, boolean | string>;
}
