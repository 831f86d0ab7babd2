import type { Seat, Voice } from '@conclave/engine';
import { RULES, type Skill } from '../cards/index.ts';
import { type Chances, chanceToWin } from '../rules/index.ts';
import type { MagesView } from '../view/index.ts';
import { percent } from './cards.ts';

function sideOf(view: MagesView, seat: Seat, skill: Skill): Chances | undefined {
  const player = view.players[seat];
  return player && { sides: player.dice[skill], modifier: player.modifier, mirrors: player.table.filter((item) => item === 'mirror-of-illusion').length };
}

const DUNGEON: Chances = { sides: RULES.dungeonDie, modifier: 0, mirrors: 0 };

interface Cast {
  readonly target?: Seat;
  readonly with?: string;
}

/**
 * " (strikes 79 in 100)": as things lie now, answers aside.
 * Of a doubled spell nothing is said: cards of the caster do not work in it.
 */
export function chanceInWords(view: MagesView, { viewer }: Voice, skill: Skill, { target, with: potion }: Cast): string {
  const caster = viewer === 'spectator' || potion ? undefined : sideOf(view, viewer, skill);
  const other = target === undefined ? DUNGEON : sideOf(view, target, 'defense');
  return caster && other ? ` (${target === undefined ? 'heals' : 'strikes'} ${percent(chanceToWin(caster, other))})` : '';
}

/** " (wins 25 in 100)": dice that are all alike, with as many tries as the player has. */
export function trollChanceInWords({ players }: MagesView, { viewer }: Voice): string {
  const player = viewer === 'spectator' ? undefined : players[viewer];
  const { count, sides } = RULES.trollDice;
  return player ? ` (wins ${percent(1 - (1 - sides ** (1 - count)) ** player.trollRolls)})` : '';
}
