import { playerOf, type Seat } from '@conclave/engine';
import { SKILLS } from './cards/index.ts';
import type { MagesState, Player } from './state.ts';

/** Levels and hearts together: Mages has no points, but this shows who leads. */
const standingOf = ({ levels, hearts, status }: Player): number => (status === 'living' ? SKILLS.reduce((sum, skill) => sum + levels[skill], 0) + hearts : 0);

export const standings = (game: MagesState): number[] => game.players.map(standingOf);

/** The cards in hand, the Character dealt and those claimed. What lies in front of a player may be a rival's doing. */
export function holdings(game: MagesState, seat: Seat): readonly string[] {
  const { hand, character, claimed } = playerOf(game, seat);
  return [...hand, ...(character ? [character] : []), ...claimed];
}
