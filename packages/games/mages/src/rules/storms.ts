import { push, type Seat } from '@conclave/engine';
import type { EffectOf, Skill } from '../cards/index.ts';
import { livingFrom, type MagesState } from '../state.ts';
import { rollPlain, rollWithModifiers, type Side, skillSide } from './contest.ts';
import { loseHeart } from './death.ts';
import { gainHeart } from './hearts-and-levels.ts';
import { useMirror } from './table-cards.ts';

/** A round of rolling: each side with its total. */
type Round = { side: Side; total: number }[];

/** Sequence F, step 1: from the active player clockwise. MG-ITEM-RAIN-01, MG-ITEM-FIRESTORM-01 */
function allRoll(game: MagesState, user: Seat, skill: Skill): Round {
  game.rolls = [];
  return livingFrom(game, user).map((seat) => {
    const side = skillSide(game, seat, skill, 'all');
    return { side, total: rollWithModifiers(game, side) };
  });
}

const highestOf = (round: Round): Round => round.filter(({ total }) => total === Math.max(...round.map((one) => one.total)));
const lowestOf = (round: Round): Round => round.filter(({ total }) => total === Math.min(...round.map((one) => one.total)));

/** Sequence F, step 2: the tied roll again, unmodified, until one is left. */
function untilOneIsLeft(game: MagesState, first: Round, deciding: (round: Round) => Round): { round: Round; seat: Seat } {
  let round = first;
  let tied = deciding(round);
  while (tied.length > 1) {
    round = tied.map(({ side }) => ({ side, total: rollPlain(game, side) }));
    tied = deciding(round);
  }
  return { round, seat: tied[0]?.side.seat ?? 0 };
}

/** MG-ITEM-RAIN-01 to 03 */
function highestGainsHeart(game: MagesState, user: Seat, skill: Skill): void {
  const { seat } = untilOneIsLeft(game, allRoll(game, user, skill), highestOf);
  gainHeart(game, seat);
}

/** MG-ITEM-FIRESTORM-02, MG-ITEM-MIRROR-06: a Mirror's new roll is compared with the latest round only. */
function lowestOfAll(game: MagesState, user: Seat, skill: Skill): Seat {
  let { round, seat } = untilOneIsLeft(game, allRoll(game, user, skill), lowestOf);
  while (useMirror(game, seat, 'all')) {
    const loser = seat;
    const mirrored = round.map((one) => (one.side.seat === loser ? { side: one.side, total: rollPlain(game, one.side) } : one));
    ({ round, seat } = untilOneIsLeft(game, mirrored, lowestOf));
  }
  return seat;
}

/** MG-ITEM-FIRESTORM-01, MG-CLAIM-04 */
function lowestLosesHeart(game: MagesState, user: Seat, skill: Skill): void {
  const seat = lowestOfAll(game, user, skill);
  push(game, loseHeart({ seat, killer: seat === user ? null : user }));
}

const OUTCOMES = { highestGainsHeart, lowestLosesHeart };

/** Healing Rain and Firestorm. */
export const everyoneRolls = (game: MagesState, user: Seat, { skill, decides }: EffectOf<'everyoneRolls'>): void => OUTCOMES[decides](game, user, skill);
