import { done, push, tell } from '@conclave/engine';
import { actionOf, tokenAt } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';
import { EVOKE, PASS, PUSH } from './offers.ts';
import { rule } from './rule.ts';
import { isSpoiling, wouldSpoil } from './spoiling.ts';
import { mayEvoke, startEvoke } from './tokens.ts';
import { offerPlantingVales, repeatWhenPlayed, usePlantingVale } from './vale-abilities.ts';
import { plant } from './when-played.ts';
import { reveal } from './zones.ts';

/** MV-CARD-DARKSOUL-EMBER-03, MV-CARD-DARKSOUL-EMBER-07: how often the player must push in all, while that is still to be done; judged by the side that is up now. */
export function pushesDue(game: MysticValeState): number {
  const player = mover(game);
  if (player.isActive || player.onDeck === NONE) return 0;
  const least = actionOf(tokenAt(player.token).used.effects, 'mustPush')?.min ?? 0;
  return game.turn.pushes < least ? least : 0;
}

function plantingMoves(game: MysticValeState): MysticValeMove[] {
  const player = mover(game);
  const moves: MysticValeMove[] = [];
  if (player.onDeck !== NONE) moves.push(PUSH);
  if (pushesDue(game) === 0) moves.push(PASS);
  if (mayEvoke(game)) moves.push(EVOKE);
  if (player.vales.length > 0) offerPlantingVales(game, moves);
  return moves;
}

/** MV-PLANT-01 to MV-PLANT-10 */
export const planting = rule<object>()('planting', {
  pushOrPass: {
    ask(game) {
      const moves = plantingMoves(game);
      return [{ seat: game.turn.seat, ask: game.turn.phase === 'bog' ? 'plantForBog' : 'plant', moves, otherwise: pushesDue(game) > 0 ? PUSH : PASS }];
    },
    chosen(game, _frame, move) {
      if (move.do === 'pass') return 'pass';
      if (move.do === 'push') return 'plantTheOnDeckCard';
      if (move.do === 'evoke') startEvoke(game);
      if (move.do === 'useVale') usePlantingVale(game, move.card);
      if (move.do === 'repeat') repeatWhenPlayed(game, move);
      return 'testDecay';
    },
  },
  plantTheOnDeckCard(game) {
    game.turn.pushes++;
    tell<MysticValeEvent>({ is: 'pushed', seat: game.turn.seat });
    plant(game);
  },
  revealTheNext: (game) => reveal(game, game.turn.seat),
  /** MV-PLANT-04, MV-PLANT-09: only a reveal is tested. */
  testDecay(game) {
    const isTested = game.turn.isRevealed;
    game.turn.isRevealed = false;
    if (!isTested || !isSpoiling(game)) return 'pushOrPass';
    push(game, wouldSpoil({}));
  },
  spoiledOrNot: (game) => (game.turn.isSpoiled ? done() : 'pushOrPass'),
  pass(game) {
    tell<MysticValeEvent>({ is: 'passed', seat: game.turn.seat });
  },
});
