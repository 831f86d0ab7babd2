import { frameOf, freeNumbers, isAt, type Printing, withPack } from '@conclave/engine';
import { type ContractSpec, contract } from '@conclave/engine/testing';
import { describe, test } from 'vitest';
import { DIE_TYPES } from './cards/index.ts';
import { manaforge } from './index.ts';
import { build } from './rules/index.ts';
import type { ManaforgeState } from './state.ts';

/** How often each thing of a list occurs. */
function tally(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

const inFlight = (game: ManaforgeState): number[] => {
  const frame = frameOf(game, build);
  return isAt(frame, build, 'makeRoom', 'placeOrApply', 'putIntoTheStore') ? [frame.item] : [];
};

/** Every item, talent and die there is. */
function pieces(game: ManaforgeState): Record<string, number> {
  const { players, draft } = game;
  const items = [...game.deck, ...game.board.filter(Boolean), ...game.discard, ...game.removed, ...inFlight(game)];
  const owned = players.flatMap(({ store, workshop }) => [...store, ...workshop.map(({ item }) => item)]);
  const talents = [...game.unusedTalents, ...(draft ? [...draft.hands, ...draft.picks].flat() : players.flatMap((player) => player.talents))];
  const dice = players.flatMap((player) => player.dice.map(({ type }) => type));
  return {
    ...tally([...items, ...owned].map((item) => `item ${item}`)),
    ...tally(talents.map((talent) => `talent ${talent}`)),
    ...Object.fromEntries(DIE_TYPES.map((word, type) => [`${word} dice`, (game.pool[type] ?? 0) + dice.filter((one) => one === type).length])),
  };
}

const spec: ContractSpec<ManaforgeState> = {
  games: 5,
  bound: 3000,
  options: [{}, { reopenTurns: true }],
  count: pieces,
  secrets: ({ deck, removed, draft }, seat) => ({ deck, removed, ...(draft && { picks: draft.picks.toSpliced(seat, 1) }) }),
};

for (const check of contract(manaforge, spec)) test(check.name, () => check.run());

/** A pack with every number one higher that may be. */
function higher(): unknown {
  const values: Record<string, Record<string, number>> = {};
  for (const { entry, path, printed } of freeNumbers(manaforge.printing as Printing)) {
    const isAtMost = path.endsWith('optionalPay.max') || path.endsWith('exhaustOther');
    if (printed > 0 && !isAtMost) values[entry.id] = { ...values[entry.id], [path]: printed + 1 };
  }
  return { format: 1, game: 'manaforge', name: 'All higher', values };
}

describe('with every number one higher', () => {
  for (const check of contract(withPack(manaforge, higher()), { ...spec, games: 1, options: [{}] })) test(check.name, () => check.run());
});
