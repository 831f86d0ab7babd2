import { contract } from '@conclave/engine/testing';
import { test } from 'vitest';
import { soilPiece } from './cards/cards.ts';
import { faceOf } from './craft.ts';
import { mysticVale } from './index.ts';
import type { MysticValeState } from './state.ts';

const OPTION_SETS = [
  {},
  { manaStorm: false, leaders: false, amulets: false },
  { manaStorm: false },
  { leaders: false },
  { amulets: false, choice: 'random' },
  { leaders: false, amulets: false },
  { manaStorm: false, leaders: false, choice: 'free' },
  { manaStorm: false, amulets: false, choice: 'two' },
  { choice: 'two', odds: false },
  { choice: 'free' },
];

const tally = (counts: Record<string, number>, prefix: string, ids: readonly number[]): void => {
  for (const id of ids) if (id >= 0) counts[`${prefix} ${id}`] = (counts[`${prefix} ${id}`] ?? 0) + 1;
};

/** 20 cards a player, and every copy of every advancement and vale. */
function count({ players, decks, cut, commons, soil, valeDecks, valeRow, gone, turn }: MysticValeState): Record<string, number> {
  const counts: Record<string, number> = {};
  tally(counts, 'advancement', [
    ...decks.flat(),
    ...cut,
    ...commons,
    ...turn.aside,
    ...soil.flatMap((left, place) => Array<number>(left).fill(soilPiece(place))),
  ]);
  tally(counts, 'vale', [...valeDecks.flat(), ...valeRow, ...gone]);
  players.forEach(({ deck, onDeck, field, discard, cards, workshop, vales }, seat) => {
    const held = [...deck, ...field, ...discard, onDeck].filter((card) => card >= 0);
    counts[`cards of ${seat}`] = new Set(held).size === held.length ? held.length : -1;
    tally(counts, 'advancement', [...cards.flatMap((make) => [...faceOf(make).plain, ...faceOf(make).eclipse]), ...workshop]);
    tally(counts, 'vale', vales);
  });
  return counts;
}

const checks = contract(mysticVale, {
  games: 1,
  bound: 6000,
  options: OPTION_SETS,
  count,
  secrets: ({ players, decks, cut, valeDecks }) => ({
    'advancements to come': decks,
    'advancements left out': cut,
    'vales to come': valeDecks,
    ...Object.fromEntries(players.map(({ deck }, seat) => [`deck of ${seat}`, deck])),
  }),
});

for (const check of checks) test(check.name, () => check.run());
