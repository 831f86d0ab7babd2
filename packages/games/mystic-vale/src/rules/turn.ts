import { push, tell } from '@conclave/engine';
import type { MysticValeEvent } from '../moves.ts';
import { FRESH, freshTurn, mover, type Player, USED_THIS_TURN } from '../state.ts';
import { discardPhase } from './discard.ts';
import { harvest } from './harvest.ts';
import { planting } from './planting.ts';
import { prep } from './prep.ts';
import { rule } from './rule.ts';

/** MV-TURN-01: Planting, Harvest, Discard, Prep. */
export const turn = rule<object>()('turn', {
  begin(game) {
    const player = mover(game);
    game.turn = freshTurn(game.turn.seat, 'planting');
    tell<MysticValeEvent>({ is: 'turnBegan', seat: game.turn.seat });
    if (!player.isSpoiled) return;
    game.turn.isSpoiled = true; // MV-SPOIL-10
    game.turn.hasExtra = player.earnedTurn;
    player.isSpoiled = false;
    player.earnedTurn = false;
    return 'discard';
  },
  plant: (game) => push(game, planting({})),
  /** MV-TURN-03 */
  harvestUnlessSpoiled(game) {
    if (game.turn.isSpoiled) return 'discard';
    push(game, harvest({}));
  },
  discard: (game) => push(game, discardPhase({ hasSleeved: false })),
  prepare: (game) => push(game, prep({})),
  end: (game) => endTurn(mover(game)),
});

/** MV-TURN-04, MV-CARD-WILDFIRE-EMBER-05: what lasts for a turn is over. */
function endTurn(player: Player): void {
  player.lent = [];
  player.valeUse.forEach((use, i) => {
    if (use === USED_THIS_TURN) player.valeUse[i] = FRESH;
  });
}
