import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './core.ts';
import { commitmentTo, isKey } from './random.ts';

/** What the device of one seat added to the randomness: its hash, known before anybody revealed anything, and the share itself if it was revealed in time. */
export interface SeedShare {
  readonly seat: Seat;
  readonly commitment: string;
  readonly share?: string;
}

const TAG = 'conclave shares 1';
const NOT_REVEALED = '-';

const lineOf = ({ seat, commitment, share = NOT_REVEALED }: SeedShare): string => `${seat} ${commitment} ${share}`;

/** The key of a match: the host's secret and the devices' shares together, so that none of them chooses it. Where nobody committed to a share, the secret itself. */
export function mixedKey(secret: string, shares: readonly SeedShare[]): string {
  if (shares.length === 0) return secret;
  const inOrder = [...shares].sort((a, b) => a.seat - b.seat);
  return bytesToHex(sha256(utf8ToBytes([TAG, secret, ...inOrder.map(lineOf)].join('\n'))));
}

/** What is wrong with a list of shares, in a sentence; nothing if each is one of a seat and fits its hash. */
export function shareFault(shares: unknown, seats: number): string | undefined {
  if (!Array.isArray(shares)) return 'The shares of the devices are not a list.';
  const taken = new Set<unknown>();
  for (const one of shares) {
    const { seat, commitment, share } = (one ?? {}) as Partial<SeedShare>;
    if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= seats || taken.has(seat)) return 'A share is not of one seat of the table.';
    taken.add(seat);
    if (!isKey(commitment)) return `What seat ${Number(seat) + 1} committed to is not 64 hexadecimal digits.`;
    if (share !== undefined && (!isKey(share) || commitmentTo(share) !== commitment))
      return `The share of seat ${Number(seat) + 1} is not the one its device committed to.`;
  }
  return undefined;
}
