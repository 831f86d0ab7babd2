import { playerOf, push, type Seat, tell, wall } from '@conclave/engine';
import { characterCard, type Effect, RULES } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { applyChoice, choiceOf } from './claim.ts';
import { rollDie } from './contest.ts';
import { rule } from './rule.ts';
import { beginNextTurn, beginTurn } from './turn.ts';

/** MG-SETUP-08: the highest; those tied for it again, among themselves. */
function highestRoller(game: MagesState): Seat {
  let rollers = game.players.map((_, seat) => seat);
  game.rolls = [];
  while (rollers.length > 1) {
    const totals = rollers.map((seat) => rollDie(game, { seat, for: 'start', sides: RULES.startingDie }, 0));
    const best = Math.max(...totals);
    rollers = rollers.filter((_, i) => totals[i] === best);
  }
  return rollers[0] ?? 0;
}

function startOf(state: MagesState, seat: Seat): Effect | undefined {
  const { character } = playerOf(state, seat);
  return character ? characterCard(character).start : undefined;
}

/** The whole game, once the table is laid. `chooser`: the seat whose starting choice is due. */
export const game = rule<{ chooser: Seat }>()('game', {
  /** MG-SETUP-07 */
  startingChoicesAreMade: {
    ask(state, { chooser }) {
      const start = startOf(state, chooser);
      return start ? choiceOf(state, chooser, start) : [];
    },
    chosen(state, { chooser }, move) {
      const start = startOf(state, chooser);
      if (start) applyChoice(state, chooser, start, move);
    },
  },
  theNextSeatChooses(state, frame) {
    frame.chooser++;
    if (frame.chooser < state.seats) return 'startingChoicesAreMade';
  },
  theStartIsRolledFor(state) {
    const seat = highestRoller(state);
    tell<MagesEvent>({ is: 'startFound', seat });
    push(state, beginTurn(state, seat));
  },
  /** MG-SETUP-09, MG-TURN-05 */
  theNextTurnBegins(state) {
    wall(state, 'turn'); // An ended turn is not taken back from the next player.
    push(state, beginNextTurn(state));
    return 'theNextTurnBegins';
  },
});
