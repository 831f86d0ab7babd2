import { playerOf, roll, type Seat, tell } from '@conclave/engine';
import { RULES, type Skill } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { MagesState, Mats, RollFor } from '../state.ts';
import { dieOf } from './hearts-and-levels.ts';
import { type Counting, useMirror, useModifiers } from './table-cards.ts';

/** One side of a contest. */
export interface Side {
  readonly seat: Seat;
  readonly for: RollFor;
  readonly sides: number;
  readonly counting: Counting;
}

export const skillSide = (game: Mats, seat: Seat, skill: Skill, counting: Counting): Side => ({
  seat,
  for: skill,
  sides: dieOf(playerOf(game, seat), skill),
  counting,
});

/** MG-SPELL-HEAL-05 */
export const dungeonSide = (seat: Seat): Side => ({ seat, for: 'dungeon', sides: RULES.dungeonDie, counting: 'none' });

/** Rolls one die where all see it; the total. */
export function rollDie(game: MagesState, { seat, for: purpose, sides }: Pick<Side, 'seat' | 'for' | 'sides'>, modifier: number): number {
  const rolled = { seat, for: purpose, sides, die: roll(game, sides), modifier };
  game.rolls.push(rolled);
  tell<MagesEvent>({ is: 'dieRolled', ...rolled });
  return rolled.die + modifier;
}

/** The dice of the latest roll, as they lie. */
export const diceOf = ({ rolls }: MagesState): number[] => rolls.map(({ die }) => die);

/** MG-ROLL-10, MG-ITEM-GEN-07: modifiers count on this roll, and on no later one. */
export const rollWithModifiers = (game: MagesState, side: Side): number => rollDie(game, side, useModifiers(game, side.seat, side.counting));

/** MG-ROLL-04, MG-ITEM-MIRROR-04 */
export const rollPlain = (game: MagesState, side: Side): number => rollDie(game, side, 0);

/** MG-ROLL-01 to 04, MG-ITEM-MIRROR: whether the first side wins. */
export function contest(game: MagesState, first: Side, second: Side): boolean {
  game.rolls = [];
  let mine = rollWithModifiers(game, first);
  let theirs = rollWithModifiers(game, second);
  for (;;) {
    while (mine === theirs) {
      mine = rollPlain(game, first);
      theirs = rollPlain(game, second);
    }
    const loser = mine < theirs ? first : second;
    if (!useMirror(game, loser.seat, loser.counting)) return loser === second;
    if (loser === first) mine = rollPlain(game, first);
    else theirs = rollPlain(game, second);
  }
}
