import { playerOf, push, type Refusal, type Seat, tell } from '@conclave/engine';
import { constants, HOME } from '../cards/index.ts';
import { figureName, figureNumber, type MaraEvent, type MaraMove, PASS } from '../moves.ts';
import { finalScores, resultOf } from '../scoring.ts';
import { type MaraState, seatUp } from '../state.ts';
import { twinOf } from './attachments.ts';
import { endOfRound } from './end-of-round.ts';
import { placeFigure } from './placement.ts';
import { placementsOf } from './placements.ts';
import { reset } from './reset.ts';
import { acceptAnyOrder, NOT_OFFERED, rule } from './rule.ts';

/** The next place in the turn order whose player is still in. GM-TURN-02, GM-TURN-05 */
function nextTurn(game: MaraState): number | undefined {
  for (let step = 1; step <= game.seats; step++) {
    const turn = (game.turn + step) % game.seats;
    const seat = game.turnOrder[turn];
    if (seat !== undefined && !playerOf(game, seat).hasPassed) return turn;
  }
  return undefined;
}

/** A figure like another one may take its place: only one of the two is offered. */
function acceptPlacement(game: MaraState, seat: Seat, move: MaraMove): Refusal | undefined {
  if (move.do !== 'place') return NOT_OFFERED;
  const player = playerOf(game, seat);
  const figure = figureNumber(move.figure);
  const twin = player.figures[figure]?.at === HOME ? twinOf(player, figure) : undefined;
  return acceptAnyOrder(placementsOf(game, seat), twin === undefined ? move : { ...move, figure: figureName(twin) });
}

function pass(game: MaraState, seat: Seat): void {
  playerOf(game, seat).hasPassed = true;
  tell<MaraEvent>({ is: 'passed', seat });
}

/** GM-TURN-01: four rounds of turns, then the final scoring. */
export const rounds = rule<object>()('rounds', {
  beginTheRound(game) {
    game.turn = -1;
    tell<MaraEvent>({ is: 'roundBegan', round: game.round, order: game.turnOrder.slice() });
  },
  nextPlayersTurn(game) {
    const turn = nextTurn(game);
    if (turn === undefined) return 'theRoundEnds';
    game.turn = turn;
  },
  /** GM-TURN-03, GM-TURN-06 to GM-TURN-08: who can only pass, passes. */
  playOrPass: {
    auto: true,
    ask(game) {
      const seat = seatUp(game) ?? 0;
      const moves = placementsOf(game, seat);
      moves.push(PASS);
      return [{ seat, ask: 'playOrPass', moves, otherwise: PASS }];
    },
    accept: (game, _frame, move, seat) => acceptPlacement(game, seat, move),
    chosen(game, _frame, move, seat) {
      if (move.do === 'place') placeFigure(game, seat, move);
      else pass(game, seat);
      return 'nextPlayersTurn';
    },
  },
  theRoundEnds(game) {
    game.turn = -1;
    tell<MaraEvent>({ is: 'roundEnded', round: game.round });
    push(game, endOfRound({ realm: 0, claimants: [] }));
  },
  resetOrFinish(game) {
    if (game.round === constants.rounds) return 'finalScoring';
    push(game, reset({}));
  },
  theNextRound: () => 'beginTheRound',
  finalScoring(game) {
    finalScores(game).forEach((score, seat) => {
      tell<MaraEvent>({ is: 'gameScored', seat, ...score, claims: score.claims.reduce((sum, n) => sum + n, 0) });
    });
    game.result = resultOf(game);
  },
});
