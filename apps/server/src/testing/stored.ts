import type { StoredEntry, StoredSeat, StoredTable } from '../storage/storage.ts';

/** A seat as it is stored. */
export const seat = (n: number, more: Partial<StoredSeat> = {}): StoredSeat => ({ seat: n, kind: 'open', name: '', away: false, preset: 'ask', ...more });

export const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'sparks',
  rulesVersion: 1,
  options: { quick: true, deck: 'small' },
  key: 'ab'.repeat(32),
  clock: { kind: 'turn', seconds: 60, timeUp: 'bot' },
  visibility: 'public',
  invite: `invite-${id}`,
  watch: `watch-${id}`,
  owner: 'ana',
  stage: 'gathering',
  createdAt: 1_790_000_000_000,
  movedAt: 1_790_000_000_000,
  waiting: [],
  rev: 0,
  seats: [seat(0, { kind: 'person', person: 'ana', name: 'Ana' }), seat(1)],
  ...more,
});

export const entry = (seq: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  seq,
  entry: { seat: 0, move: { do: 'pass' } },
  at: 1_790_000_000_000 + seq,
  spent: 12,
  ...more,
});
