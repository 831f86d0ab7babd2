import { done, playerOf, type Seat, tell } from '@conclave/engine';
import { type Card, doing, RULES } from '../cards/index.ts';
import type { MagesEvent, MagesMove, MagesPrompt } from '../moves.ts';
import { isLiving, type MagesState } from '../state.ts';
import { act } from './actions.ts';
import { handLimit } from './characters.ts';
import { diceOf, rollDie } from './contest.ts';
import { fillGaps, takeFromDeck } from './drawing.ts';
import { refuseAct } from './legality.ts';
import { offersOf } from './offers.ts';
import { canDrawResource, putAwayFromHand, putAwayFromTable } from './piles.ts';
import { rule } from './rule.ts';

const DECLINE: MagesMove = { do: 'decline' };
const ROLL: MagesMove = { do: 'rollToResurrect' };
const END_TURN: MagesMove = { do: 'endTurn' };
const DRAW_FOR_TROLL: MagesMove = { do: 'drawForTroll' };

/** MG-RES-02 */
function rollsToReturn(game: MagesState, seat: Seat): boolean {
  const { count, sides } = RULES.resurrectDice;
  game.rolls = [];
  let total = 0;
  for (let i = 0; i < count; i++) total += rollDie(game, { seat, for: 'resurrection', sides }, 0);
  return total >= RULES.resurrectMinimum;
}

/** MG-RES-04, MG-RES-05, MG-RES-06 */
function resurrect(game: MagesState, seat: Seat): void {
  const player = playerOf(game, seat);
  player.status = 'living';
  player.hasResurrected = true;
  player.hearts = RULES.resurrectHearts;
  tell<MagesEvent>({ is: 'resurrected', seat, dice: diceOf(game) });
  for (let i = 0; i < RULES.resurrectDraw; i++) takeFromDeck(game, seat, 'resurrection');
}

/** MG-TURN-02, MG-ITEM-SHACKLES-02 */
function actionsOf(game: MagesState, seat: Seat): number {
  const shackles = playerOf(game, seat).table.filter((item) => doing(item, 'limitActions'));
  if (shackles.length === 0) return RULES.actionsPerTurn;
  const actions = shackles.map((item) => doing(item, 'limitActions')?.actions ?? RULES.actionsPerTurn);
  for (const item of shackles) putAwayFromTable(game, seat, item);
  tell<MagesEvent>({ is: 'shacklesFell', seat, count: shackles.length });
  return Math.min(...actions);
}

const discards = (hand: readonly Card[]): MagesMove[] => [...new Set(hand)].map((card) => ({ do: 'discard', card }));

/** Sequence T. */
export const turn = rule<{ seat: Seat }>()('turn', {
  /** T1: MG-RES-01, MG-TURN-08 */
  theDeadMayRollToResurrect: {
    ask: (game, { seat }): MagesPrompt[] => (isLiving(game, seat) ? [] : [{ seat, ask: 'resurrect', moves: [ROLL, DECLINE], otherwise: ROLL }]),
    chosen(game, { seat }, move) {
      if (move.do !== 'rollToResurrect') return done();
      if (rollsToReturn(game, seat)) return resurrect(game, seat);
      tell<MagesEvent>({ is: 'resurrectionFailed', seat, dice: diceOf(game) });
      return done(); // MG-RES-03
    },
  },
  /** T2 */
  theActionsAreCounted(game, { seat }) {
    game.mizikoTaken = 0;
    game.actions = actionsOf(game, seat);
    tell<MagesEvent>({ is: 'turnBegan', seat, turn: game.turns, actions: game.actions });
  },
  /** T3 */
  thePlayerActs: {
    ask: (game, { seat }): MagesPrompt[] => [{ seat, ask: 'act', moves: offersOf(game, seat), otherwise: { do: 'pass' } }],
    accept: (game, _frame, move, seat) => refuseAct(game, seat, move),
    chosen: (game, { seat }, move) => act(game, seat, move),
  },
  /** MG-TURN-01, MG-TURN-07 */
  theActionIsFinished(game, { seat }) {
    fillGaps(game);
    if (!isLiving(game, seat)) return done();
    if (game.actions > 0) return 'thePlayerActs';
  },
  /** Not a rule: the table's courtesy, so that a slip in the last action can be taken back. */
  thePlayerEndsTheTurn: {
    ask: (game, { seat }): MagesPrompt[] => (game.confirmEndOfTurn ? [{ seat, ask: 'endTurn', moves: [END_TURN], otherwise: END_TURN }] : []),
    chosen: () => undefined,
  },
  /** T4: MG-TROLL-04, MG-TURN-05 */
  theTrollsOwnerMayDraw: {
    ask: (game, { seat }): MagesPrompt[] =>
      game.troll === seat && canDrawResource(game) ? [{ seat, ask: 'drawForTroll', moves: [DRAW_FOR_TROLL, DECLINE], otherwise: DECLINE }] : [],
    chosen(game, { seat }, move) {
      if (move.do === 'drawForTroll') takeFromDeck(game, seat, 'troll');
    },
  },
  /** T4: MG-HAND-01, MG-HAND-03 */
  theHandIsDiscardedToTheLimit: {
    ask(game, { seat }): MagesPrompt[] {
      const player = playerOf(game, seat);
      return player.hand.length > handLimit(player) ? [{ seat, ask: 'discard', moves: discards(player.hand) }] : [];
    },
    chosen(game, { seat }, move) {
      if (move.do !== 'discard') return;
      putAwayFromHand(game, seat, move.card as Card);
      tell<MagesEvent>({ is: 'cardDiscarded', seat, card: move.card as Card });
      fillGaps(game);
      return 'theHandIsDiscardedToTheLimit';
    },
  },
});

/** MG-TURN-09, MG-TURN-05: the next player clockwise who is not out. */
function nextAfter(game: MagesState, seat: Seat): Seat {
  let next = (seat + 1) % game.seats;
  while (playerOf(game, next).status === 'out') next = (next + 1) % game.seats;
  return next;
}

/** The turns, one after the other, to the end of the game. */
export function beginTurn(game: MagesState, seat: Seat): ReturnType<typeof turn> {
  game.active = seat;
  game.turns++;
  game.actions = 0;
  return turn({ seat });
}
export const beginNextTurn = (game: MagesState): ReturnType<typeof turn> => beginTurn(game, nextAfter(game, game.active));
