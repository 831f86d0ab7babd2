import { playerOf, type Seat, tell } from '@conclave/engine';
import { doing, type Item } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { MagesState, Mats } from '../state.ts';
import { putAway, putAwayFromTable } from './piles.ts';

const changeBy = (item: Item): number => doing(item, 'modify')?.amount ?? 0;

/** MG-ITEM-AMULET-03: what an Item goes away with as soon as they meet. */
function oppositeIn(table: readonly Item[], item: Item): Item | undefined {
  const change = changeBy(item);
  return change === 0 ? undefined : table.find((other) => changeBy(other) === -change);
}

/** What would lie in front of somebody with one Item more. */
export function withLaid(table: readonly Item[], item: Item): Item[] {
  const opposite = oppositeIn(table, item);
  const gone = opposite === undefined ? -1 : table.indexOf(opposite);
  return gone < 0 ? [...table, item] : table.filter((_, i) => i !== gone);
}

/** An Item out of a hand is laid in front of a seat. */
export function layInFrontOf(game: MagesState, seat: Seat, item: Item): void {
  const { table } = playerOf(game, seat);
  const opposite = oppositeIn(table, item);
  if (opposite === undefined) {
    table.push(item);
    return;
  }
  putAwayFromTable(game, seat, opposite);
  putAway(game, item);
  tell<MagesEvent>({ is: 'amuletAndCurseCancelled', seat });
}

/**
 * Which face-up cards in front of a roller count: all; only Curses, for whoever casts a doubled spell
 * (MG-ITEM-DOUBLING-06); none, for the dungeon die (MG-SPELL-HEAL-05).
 */
export type Counting = 'all' | 'curses' | 'none';

const counts = (item: Item, counting: Counting): boolean => {
  const change = counting === 'none' ? 0 : changeBy(item);
  return change < 0 || (change > 0 && counting === 'all');
};

export function modifierOf(game: Mats, seat: Seat, counting: Counting): number {
  let sum = 0;
  for (const item of playerOf(game, seat).table) if (counts(item, counting)) sum += changeBy(item);
  return sum;
}

/** MG-ROLL-10: all that count go together on this roll. */
export function useModifiers(game: MagesState, seat: Seat, counting: Counting): number {
  const modifier = modifierOf(game, seat, counting);
  for (const item of playerOf(game, seat).table.filter((one) => counts(one, counting))) putAwayFromTable(game, seat, item);
  return modifier;
}

const mirrorIn = (table: readonly Item[]): Item | undefined => table.find((item) => doing(item, 'rollAgain'));

export const mirrorsOf = (game: Mats, seat: Seat, counting: Counting): number =>
  counting === 'all' ? playerOf(game, seat).table.filter((item) => doing(item, 'rollAgain')).length : 0;

/** Uses up a Mirror, if the roller has one that counts. */
export function useMirror(game: MagesState, seat: Seat, counting: Counting): boolean {
  const mirror = counting === 'all' ? mirrorIn(playerOf(game, seat).table) : undefined;
  if (!mirror) return false;
  putAwayFromTable(game, seat, mirror);
  tell<MagesEvent>({ is: 'mirrorUsed', seat });
  return true;
}
