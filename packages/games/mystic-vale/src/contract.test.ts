import { contract } from '@conclave/engine/testing';
import { test } from 'vitest';
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

/** 20 cards a player, all advancements, all vales, one leader and one token each. */
function count({ players, decks, cut, commons, soil, valeDecks, valeRow, gone, turn }: MysticValeState): Record<string, number> {
  const cards = players.map(({ deck, onDeck, field, discard }) => new Set([...deck, onDeck, ...field, ...discard]).size - (onDeck < 0 ? 1 : 0));
  const loose = [...decks.flat(), ...cut, ...commons.filter((piece) => piece >= 0), ...turn.aside, ...players.flatMap(({ workshop }) => workshop)].length;
  return {
    ...Object.fromEntries(cards.map((held, seat) => [`cards of ${seat}`, held])),
    advancements: loose + soil.reduce((sum, left) => sum + left, 0) + players.reduce((sum, player) => sum + sleeved(player.cards), 0),
    vales: [...valeDecks.flat(), ...valeRow.filter((vale) => vale >= 0), ...gone, ...players.flatMap(({ vales }) => vales)].length,
  };
}

const sleeved = (cards: readonly number[]): number => cards.reduce((sum, make) => sum + piecesOn(make), 0);

const piecesOn = (make: number): number => [...faceOf(make).plain, ...faceOf(make).eclipse].filter((piece) => piece >= 0).length;

const checks = contract(mysticVale, {
  games: 1,
  bound: 6000,
  options: OPTION_SETS,
  count,
  secrets: ({ players, decks, cut, valeDecks }) => ({
    decks,
    cut,
    valeDecks,
    ...Object.fromEntries(players.map(({ deck }, seat) => [`deck of ${seat}`, deck])),
  }),
});

for (const check of checks) test(check.name, () => check.run());
