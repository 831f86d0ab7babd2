import { tell } from '@conclave/engine';
import { pieceNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { refillCommons, refillVales } from './commons.ts';
import { buryOf, DONE, END_TURN, EVOKE } from './offers.ts';
import { rule } from './rule.ts';
import { mayEvoke, sleeveOn, sleevings, startEvoke } from './tokens.ts';
import { buryCard } from './zones.ts';

/** Burrow Wyrm: cards that may go under the deck instead. */
const burrowing = (game: MysticValeState): number[] => {
  const player = mover(game);
  return player.field.filter((card) => faceAt(player, card).discard.length > 0);
};

function discardMoves(game: MysticValeState): MysticValeMove[] {
  const moves = burrowing(game).map(buryOf);
  if (mayEvoke(game)) moves.push(EVOKE);
  return moves;
}

/** MV-DISCARD-01 to MV-DISCARD-06 */
export const discardPhase = rule<{ hasSleeved: boolean }>()('discardPhase', {
  begin(game) {
    game.turn.phase = 'discard';
  },
  sleeveWhatIsSetAside: {
    ask: (game) => (game.turn.aside.length > 0 ? [{ seat: game.turn.seat, ask: 'sleeve', moves: sleevings(game) }] : []),
    chosen(game, frame, move) {
      if (move.do === 'sleeve') sleeveOn(game, pieceNamed(move.card, move.position) ?? NONE, move.on);
      frame.hasSleeved = true;
      return 'sleeveWhatIsSetAside';
    },
  },
  /** The table's courtesy: new cards come up next, so a slip can be taken back until here. */
  confirmSleeving: {
    ask: (game, { hasSleeved }) => (hasSleeved ? [{ seat: game.turn.seat, ask: 'confirmSleeving', moves: [DONE] }] : []),
    chosen: () => undefined,
  },
  refill(game) {
    refillCommons(game);
    refillVales(game);
  },
  /** MV-DISCARD-05 */
  useAbilities: {
    ask(game) {
      const moves = discardMoves(game);
      return moves.length > 0 ? [{ seat: game.turn.seat, ask: 'discard', moves: [...moves, DONE, END_TURN], otherwise: END_TURN }] : [];
    },
    chosen(game, _frame, move) {
      if (move.do === 'endTurn') game.turn.isQuiet = true;
      if (move.do === 'bury') buryCard(game, game.turn.seat, move.on);
      if (move.do === 'evoke') startEvoke(game);
      return move.do === 'bury' || move.do === 'evoke' ? 'useAbilities' : undefined;
    },
  },
  /** MV-DISCARD-03, MV-DISCARD-04, MV-CARD-ARGENT-OWL-01 */
  discardTheField(game) {
    const player = mover(game);
    let cards = 0;
    for (const card of player.field) {
      if (player.kept.includes(card)) continue;
      player.discard.push(card);
      cards++;
    }
    player.field = player.kept;
    player.kept = [];
    player.growth = 0;
    tell<MysticValeEvent>({ is: 'fieldDiscarded', seat: game.turn.seat, cards });
  },
});
