import { playerOf, type Seat } from '@conclave/engine';
import { type Item, isSkill, itemCard } from '../cards/index.ts';
import { attackSides, chanceToWin, healSides, mirrorsOf, modifierOf, type Side, withLaid } from '../rules/index.ts';
import type { RollFor } from '../state.ts';
import type { MagesView } from './types.ts';

/** A side of a contest that is about to be rolled. */
export interface SideView {
  seat: Seat;
  for: RollFor;
  /** The level of the skill; null for the dungeon die. */
  level: number | null;
  sides: number;
  modifier: number;
  mirrors: number;
}

/** Two sides, and the exact chance, from 0 to 1, that the first one wins. */
export interface Duel {
  first: SideView;
  second: SideView;
  chance: number;
}

const sideOf = (view: MagesView, { seat, for: purpose, sides, counting }: Side): SideView => ({
  seat,
  for: purpose,
  level: isSkill(purpose) ? playerOf(view, seat).levels[purpose] : null,
  sides,
  modifier: modifierOf(view, seat, counting),
  mirrors: mirrorsOf(view, seat, counting),
});

function duel(view: MagesView, [one, other]: readonly [Side, Side]): Duel {
  const [first, second] = [sideOf(view, one), sideOf(view, other)];
  return { first, second, chance: chanceToWin(first, second) };
}

/** The dice of an attack, made or only thought of, as things lie now. */
export const duelOf = (view: MagesView, cast: Parameters<typeof attackSides>[1]): Duel => duel(view, attackSides(view, cast));

/** The dice of an attack if its target laid this Item first. */
export function duelAfter(view: MagesView, cast: Parameters<typeof attackSides>[1], item: Item): Duel {
  const at = itemCard(item).target === 'otherPlayer' ? cast.caster : cast.target;
  const players = view.players.map((player, seat) => (seat === at ? { ...player, table: withLaid(player.table, item) } : player));
  return duelOf({ ...view, players }, cast);
}

/** The dice of a Heal, cast or only thought of. */
export const healingOf = (view: MagesView, cast: Parameters<typeof healSides>[1]): Duel => duel(view, healSides(view, cast));

/** The chance that a Heal would save whoever is at 0 hearts. Who rolls for the dungeon makes no difference. */
export const savingChance = (view: MagesView): number | undefined =>
  view.dying ? healingOf(view, { healer: view.dying.seat, dungeon: view.dying.seat, doubled: false }).chance : undefined;
