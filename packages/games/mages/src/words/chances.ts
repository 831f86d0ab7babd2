import type { Seat, Voice } from '@conclave/engine';
import { RULES } from '../cards/index.ts';
import type { Attacking } from '../moves.ts';
import { chanceOfTotal, trollRolls } from '../rules/index.ts';
import { duelOf, healingOf, type MagesView } from '../view/index.ts';
import { percent } from './cards.ts';

/** What is said of no chance. */
const NONE = 'none';

/** Who would do it; nobody where a spectator reads, or the cast is doubled, about which nothing is said: the caster's cards do not work in it. */
const casterOf = ({ viewer }: Voice, potion: string | undefined): Seat | undefined => (viewer === 'spectator' || potion ? undefined : viewer);

/** "79 %" to strike, as things lie now, answers aside. */
export function strikingInWords(view: MagesView, voice: Voice, spell: Attacking, { target, with: potion }: { target: Seat; with?: string }): string {
  const caster = casterOf(voice, potion);
  return caster === undefined ? NONE : percent(duelOf(view, { spell, caster, target, doubled: false }).chance);
}

/** "34 %" to heal. */
export function healingInWords(view: MagesView, voice: Voice, { with: potion }: { with?: string }): string {
  const healer = casterOf(voice, potion);
  return healer === undefined ? NONE : percent(healingOf(view, { healer, dungeon: healer, doubled: false }).chance);
}

/** "25 %" to win it: dice that are all alike, with as many tries as the player has. */
export function trollChanceInWords({ players }: MagesView, { viewer }: Voice): string {
  const player = viewer === 'spectator' ? undefined : players[viewer];
  const { count, sides } = RULES.trollDice;
  return player ? percent(1 - (1 - sides ** (1 - count)) ** trollRolls(player)) : NONE;
}

/** "6 %" to return from the dead. */
export const returnChanceInWords = (): string => percent(chanceOfTotal(RULES.resurrectDice, RULES.resurrectMinimum));
