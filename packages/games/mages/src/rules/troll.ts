import { playerOf, type Seat, tell } from '@conclave/engine';
import { RULES } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { trollRolls } from './characters.ts';
import { diceOf, rollDie } from './contest.ts';

/** MG-TROLL-02, MG-ITEM-TRAP-01 */
export function takeTroll(game: MagesState, seat: Seat, by: { dice?: number[] }): void {
  const from = game.troll;
  game.troll = seat;
  tell<MagesEvent>({ is: 'trollWon', seat, from, ...by });
}

/** MG-TROLL-01, MG-TROLL-07: equal dice win, and no card changes them. */
function rollsDoubles(game: MagesState, seat: Seat): boolean {
  const { count, sides } = RULES.trollDice;
  const dice = Array.from({ length: count }, () => rollDie(game, { seat, for: 'troll', sides }, 0));
  return dice.every((die) => die === dice[0]);
}

/** MG-ACT-06, MG-CHAR-CARO-01: a second roll only where the first has failed. */
export function rollForTroll(game: MagesState, seat: Seat): void {
  game.rolls = [];
  for (let rolls = trollRolls(playerOf(game, seat)); rolls > 0; rolls--) {
    if (!rollsDoubles(game, seat)) continue;
    takeTroll(game, seat, { dice: diceOf(game) });
    return;
  }
  tell<MagesEvent>({ is: 'trollMissed', seat, dice: diceOf(game) });
}
