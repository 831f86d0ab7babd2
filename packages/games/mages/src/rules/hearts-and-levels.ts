import { playerOf, type Seat, tell } from '@conclave/engine';
import { DIE_OF_LEVEL, ORBS_TO_REACH, RULES, SKILLS, type Skill } from '../cards/index.ts';
import type { MagesEvent, Paid } from '../moves.ts';
import type { MagesState, Player } from '../state.ts';

type Levelled = Pick<Player, 'levels'>;

export const dieOf = ({ levels }: Levelled, skill: Skill): number => DIE_OF_LEVEL[levels[skill]] ?? 0;

/** MG-LEVEL-02: the Orbs the next level costs. */
export const nextLevelPrice = ({ levels }: Levelled, skill: Skill): number => ORBS_TO_REACH[levels[skill] + 1] ?? 0;

export const isTop = ({ levels }: Levelled, skill: Skill): boolean => levels[skill] >= RULES.maxLevel;
export const skillsBelowTop = (player: Levelled): Skill[] => SKILLS.filter((skill) => !isTop(player, skill));
export const skillsAboveZero = ({ levels }: Levelled): Skill[] => SKILLS.filter((skill) => levels[skill] > 0);

/** MG-WIN-01, MG-WIN-02 */
function winWithAllSkills(game: MagesState, seat: Seat): void {
  if (skillsBelowTop(playerOf(game, seat)).length > 0) return;
  game.result = { winners: [seat], how: 'allSkills' };
  tell<MagesEvent>({ is: 'gameWon', seat, how: 'allSkills' });
}

/** One level more, bought or given; nothing at the top. */
export function raiseLevel(game: MagesState, seat: Seat, skill: Skill, paid?: Paid): void {
  const player = playerOf(game, seat);
  if (isTop(player, skill)) return;
  const level = ++player.levels[skill];
  tell<MagesEvent>(paid ? { is: 'levelRaised', seat, skill, level, ...paid } : { is: 'levelGained', seat, skill, level });
  winWithAllSkills(game, seat);
}

/** MG-LEVEL-05 */
export function lowerLevel(game: MagesState, seat: Seat, skill: Skill, by: Seat): void {
  const player = playerOf(game, seat);
  if (player.levels[skill] === 0) return;
  const level = --player.levels[skill];
  tell<MagesEvent>({ is: 'levelLost', seat, by, skill, level });
}

/** MG-SPELL-HEAL-04: never above the most hearts. */
export function gainHeart(game: MagesState, seat: Seat): void {
  const player = playerOf(game, seat);
  if (player.hearts >= RULES.maxHearts) {
    tell<MagesEvent>({ is: 'heartsFull', seat });
    return;
  }
  player.hearts++;
  tell<MagesEvent>({ is: 'heartGained', seat, hearts: player.hearts });
}
