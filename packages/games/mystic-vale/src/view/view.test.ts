import { below, fastRandom, seenBy } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from '../index.ts';
import { scenario } from '../scenario.ts';
import { scoreOf, totalOf } from '../scoring.ts';
import type { MysticValeState, Player } from '../state.ts';
import { forecast, scoreSheet, totalPoints, viewFor, withinReach } from './index.ts';
import { playerFrom } from './reading.ts';

/** Positions of a random game of four, some moves apart. */
function* positions(seed: number): Generator<MysticValeState> {
  const game = mysticVale.setup(4, { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true }, fastRandom(seed));
  const random = fastRandom(seed + 1);
  for (let made = 0; game.result === null; made++) {
    const [prompt] = mysticVale.rulebook.settle(game);
    if (!prompt) return;
    mysticVale.rulebook.play(game, prompt.seat, prompt.moves[below(random, prompt.moves.length)]!);
    if (made % 25 === 0) yield game;
  }
}

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** What nobody is told: the order of the deck. What no view needs: a turn earned in Prep. */
const known = (player: Player): Player => ({ ...player, deck: ascending(player.deck), earnedTurn: false });

test('a player read back from a view is the player, but for the order of the deck', () => {
  for (const game of positions(3)) {
    const { players } = JSON.parse(JSON.stringify(viewFor(game, 0))) as ReturnType<typeof viewFor>;
    for (const [seat, view] of players.entries()) {
      const player = game.players[seat]!;
      const sawTop = seat === 0 && player.sawTop;
      expect(known(playerFrom(view))).toEqual({ ...known(player), sawTop });
      expect([scoreSheet(view), totalPoints(view)]).toEqual([scoreOf(player), totalOf(player)]);
    }
  }
});

test('a view of four players names cards and counts, and takes less than 8 KB', () => {
  const sizes = [...positions(7)].map((game) => JSON.stringify(viewFor(game, 'spectator')).length);
  expect(Math.max(...sizes)).toBeGreaterThan(5000);
  expect(ascending(sizes)[Math.floor(sizes.length / 2)]).toBeLessThan(8192);
});

test('what is within reach counts free abilities, before the Harvest and in it, each once', () => {
  const ana = { field: ['fertile-land', 'blank + peacekeeper-druid top', 'blank + vale-bearer top'], vales: ['exodus-road'] };
  const before = viewFor(scenario({ ana }).game, 0);
  expect(forecast(before, 0)).toMatchObject({ means: { mana: 1 + 2, forest: 1 }, counted: ['peacekeeper-druid'], uses: ['exodus-road'] });
  const harvest = scenario({ at: 'harvestUnlessSpoiled', ana });
  harvest.table.isBackTo(harvest.ana, 'harvest');
  const reach = (): number[] => {
    const view = seenBy(mysticVale, harvest.game, 0, [0]);
    return [view.turn.supply.mana, withinReach(view, 0).mana];
  };
  expect(reach()).toEqual([1, 3]);
  harvest.ana.plays('use', { card: 'peacekeeper-druid' });
  expect(reach()).toEqual([3, 3]);
});
