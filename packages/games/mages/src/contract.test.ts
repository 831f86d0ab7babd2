import { contract } from '@conclave/engine/testing';
import { test } from 'vitest';
import { mages } from './index.ts';
import type { MagesState } from './state.ts';

/** Every card and character by kind, wherever it is, and the Spells left in their piles. */
function count({ deck, discard, row, items, itemDiscard, box, players, spells }: MagesState): Record<string, number> {
  const counts: Record<string, number> = { ...spells };
  const zones = [deck, discard, row, items, itemDiscard, box, ...players.flatMap(({ hand, table, claimed, character }) => [hand, table, claimed, [character]])];
  for (const card of zones.flat()) if (card) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

const checks = contract(mages, {
  games: 2,
  bound: 12_000,
  options: [{ confirmEndOfTurn: true }, { confirmEndOfTurn: false }],
  count,
  secrets: ({ deck, items, players }, seat) => ({ deck, items, hands: players.filter((_, other) => other !== seat).map(({ hand }) => hand) }),
  rare: ['attack.nobodyCouldAnswer'],
});

for (const check of checks) test(check.name, () => check.run());
