import { commitmentTo, isSame, mixedKey, newKey, type Seat, type SeedShare } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import type { TableState } from './types.ts';

/** Where a device keeps things: its local storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What everybody was bound to when this device revealed its share. */
interface Bound {
  readonly commitment: string;
  readonly hashes: readonly Pick<SeedShare, 'seat' | 'commitment'>[];
}

interface Kept {
  /** Of every time this device sat down at the table. */
  readonly shares: readonly string[];
  readonly bound?: Bound;
}

const NOTHING: Kept = { shares: [] };
const STORE = 'conclave.shares';
/** Of so many tables, the latest, a device knows its share. */
const TABLES = 100;

/** Whose shares are in the dice of a table, and whose were not revealed in time. */
export function sharers({ shares = [] }: Pick<TableInfo, 'shares'>): { used: Seat[]; missing: Seat[] } {
  const isUsed = ({ share }: SeedShare): boolean => share !== undefined;
  return { used: shares.filter(isUsed).map(({ seat }) => seat), missing: shares.filter((one) => !isUsed(one)).map(({ seat }) => seat) };
}

const boundBy = ({ commitment, shares = [] }: TableInfo): Bound => ({ commitment, hashes: shares.map(({ seat, commitment }) => ({ seat, commitment })) });

/** The shares of the randomness that this device adds to its tables. */
export class DeviceShares {
  readonly #store: () => Store;

  constructor(store: () => Store) {
    this.#store = store;
  }

  #readAll(): Map<string, Kept> {
    try {
      return new Map(JSON.parse(this.#store().getItem(STORE) ?? '[]'));
    } catch {
      return new Map();
    }
  }

  #read(table: string): Kept {
    return this.#readAll().get(table) ?? NOTHING;
  }

  #write(table: string, kept: Kept): boolean {
    const others = [...this.#readAll()].filter(([one]) => one !== table);
    return this.#writeAll([...others, [table, kept]]);
  }

  #writeAll(kept: readonly (readonly [string, Kept])[]): boolean {
    try {
      this.#store().setItem(STORE, JSON.stringify(kept.slice(-TABLES)));
      return true;
    } catch {
      return false;
    }
  }

  #add(table: string, share: string): boolean {
    const kept = this.#read(table);
    return this.#write(table, { ...kept, shares: [...kept.shares, share] });
  }

  /** Takes a seat with the hash of a new share; without one on a device that keeps nothing. A table that is known is kept before: it may ask at once. */
  async sitDown(take: (hash: { share?: string }) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
    const share = newKey();
    if (!(table === undefined ? this.#writeAll([...this.#readAll()]) : this.#add(table, share))) return take({});
    const info = await take({ share: commitmentTo(share) });
    if (table === undefined) this.#add(info.id, share);
    return info;
  }

  /** The share that this device committed to, for a table that asks for it. It is given for one list of hashes only. */
  reveal(info: TableInfo): string | undefined {
    const kept = this.#read(info.id);
    const bound = boundBy(info);
    const hash = bound.hashes.find(({ seat }) => seat === info.you)?.commitment;
    const share = kept.shares.find((one) => commitmentTo(one) === hash);
    if (share === undefined || (kept.bound && !isSame(kept.bound, bound))) return undefined;
    return this.#write(info.id, { ...kept, bound }) ? share : undefined;
  }

  /** At the end: whether this device's share is in the dice, and all is as it was when it was revealed. Nothing where it has none. */
  verdict({ info, secret, key }: TableState): 'used' | 'unused' | 'broken' | undefined {
    const { shares, bound } = this.#read(info?.id ?? '');
    if (!info || info.you === undefined || shares.length === 0) return undefined;
    if (!info.shares?.some(({ seat, share = '' }) => seat === info.you && shares.includes(share))) return 'unused';
    const isSound = secret !== undefined && commitmentTo(secret) === info.commitment && mixedKey(secret, info.shares) === key;
    return isSound && isSame(bound, boundBy(info)) ? 'used' : 'broken';
  }
}

export const deviceShares = new DeviceShares(() => localStorage);
