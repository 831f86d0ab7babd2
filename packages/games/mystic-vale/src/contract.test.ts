import { contract } from '@conclave/engine/testing';
import { describe, test } from 'vitest';
import { soilPiece } from './cards/cards.ts';
import { faceOf } from './cards/craft.ts';
import { mysticVale } from './index.ts';
import type { MysticValeState } from './state.ts';

/** Every set of switches and every way to choose leaders and amulets; the larger tables play a part of them, unless a longer run is asked for. */
const OPTION_SETS = [
  {},
  { manaStorm: false, leaders: false, amulets: false },
  { manaStorm: false, choice: 'two' },
  { leaders: false, choice: 'free' },
  { amulets: false, choice: 'random' },
  { leaders: false, amulets: false, odds: false },
  { manaStorm: false, leaders: false },
  { manaStorm: false, amulets: false },
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

const spec = {
  games: 1,
  bound: 6000,
  count,
  secrets: ({ players, decks, cut, valeDecks }: MysticValeState) => ({
    'advancements to come': decks,
    'advancements left out': cut,
    'vales to come': valeDecks,
    ...Object.fromEntries(players.map(({ deck }, seat) => [`deck of ${seat}`, deck])),
  }),
};

const IS_LONG = process.env.CONCLAVE_GAMES !== undefined;
const tables: [number, Record<string, boolean | string>[]][] = [
  [2, OPTION_SETS],
  [3, IS_LONG ? OPTION_SETS : [{}, { choice: 'two' }]],
  [4, IS_LONG ? OPTION_SETS : [{}]],
];

/** It needs many games, but each of them costs little. */
const COVERAGE = 'random games reach every step of every rule';

describe.each(tables)('%i players', (seats, options) => {
  const checks = contract(mysticVale, { ...spec, seats: [seats], options }).filter(({ name }) => name !== COVERAGE);
  for (const check of checks) test(check.name, () => check.run());
});

test(COVERAGE, () => {
  const checks = contract(mysticVale, { ...spec, games: 30 });
  checks.find(({ name }) => name === COVERAGE)!.run();
});
