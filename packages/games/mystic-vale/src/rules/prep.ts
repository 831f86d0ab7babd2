import { done, push } from '@conclave/engine';
import { CONSTANTS } from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';
import { END_TURN, EVOKE, GO_ON } from './offers.ts';
import { rule } from './rule.ts';
import { isSpoiling, wouldSpoil } from './spoiling.ts';
import { decayOf } from './symbols.ts';
import { mayEvoke, startEvoke } from './tokens.ts';
import { offerPlantingVales, usePlantingVale } from './vale-abilities.ts';
import { plant } from './when-played.ts';
import { reveal } from './zones.ts';

function prepMoves(game: MysticValeState): MysticValeMove[] {
  const moves: MysticValeMove[] = [];
  if (mayEvoke(game)) moves.push(EVOKE);
  if (mover(game).vales.length > 0) offerPlantingVales(game, moves);
  return moves;
}

/** MV-PREP-01 to MV-PREP-08 */
export const prep = rule<object>()('prep', {
  begin(game) {
    const player = mover(game);
    game.turn.phase = 'prep';
    game.turn.played = [];
    game.turn.isRevealed = false;
    player.hasRedrawn = false; // MV-CARD-ALGENI-05
    if (player.onDeck !== NONE) return 'isTheFieldReady';
    reveal(game, game.turn.seat);
    return 'testDecay';
  },
  isTheFieldReady(game) {
    const player = mover(game);
    if (player.onDeck === NONE || decayOf(player) >= CONSTANTS.prepStopsAt) return done();
  },
  /** MV-TOKEN-07: before each move of the on-deck card. */
  ownerMayEvoke: {
    ask(game) {
      const moves = game.turn.isQuiet ? [] : prepMoves(game);
      return moves.length > 0 ? [{ seat: game.turn.seat, ask: 'prep', moves: [...moves, GO_ON, END_TURN], otherwise: END_TURN }] : [];
    },
    chosen(game, _frame, move) {
      if (move.do === 'goOn') return 'plantTheOnDeckCard';
      if (move.do === 'endTurn') {
        game.turn.isQuiet = true;
        return 'plantTheOnDeckCard';
      }
      if (move.do === 'evoke') startEvoke(game);
      if (move.do === 'useVale') usePlantingVale(game, move.card);
      return 'testDecay';
    },
  },
  plantTheOnDeckCard: (game) => plant(game),
  revealTheNext: (game) => reveal(game, game.turn.seat),
  testDecay(game) {
    const isTested = game.turn.isRevealed;
    game.turn.isRevealed = false;
    if (!isTested || !isSpoiling(game)) return 'isTheFieldReady';
    push(game, wouldSpoil({}));
  },
  spoiledOrNot: (game) => (mover(game).isSpoiled ? done() : 'isTheFieldReady'),
});
