import { playerOf, type Seat, tell } from '@conclave/engine';
import type { Item } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import { countOf, type MagesState, type Mats } from '../state.ts';
import { putAway, putAwayFromTable } from './piles.ts';

const OPPOSITE: Partial<Record<Item, Item>> = { 'amulet-of-luck': 'agrins-curse', 'agrins-curse': 'amulet-of-luck' };

/** An Item out of a hand is laid in front of a seat. MG-ITEM-AMULET-03: an Amulet and a Curse go as soon as they meet. */
export function layInFrontOf(game: MagesState, seat: Seat, item: Item): void {
  const { table } = playerOf(game, seat);
  const opposite = OPPOSITE[item];
  if (opposite === undefined || !table.includes(opposite)) {
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

export function modifierOf(game: Mats, seat: Seat, counting: Counting): number {
  if (counting === 'none') return 0;
  const { table } = playerOf(game, seat);
  if (table.length === 0) return 0;
  const amulets = counting === 'all' ? countOf(table, 'amulet-of-luck') : 0;
  return amulets - countOf(table, 'agrins-curse');
}

/** MG-ROLL-10: all that count go together on this roll. */
export function useModifiers(game: MagesState, seat: Seat, counting: Counting): number {
  const modifier = modifierOf(game, seat, counting);
  const spent: Item = modifier > 0 ? 'amulet-of-luck' : 'agrins-curse';
  for (let i = Math.abs(modifier); i > 0; i--) putAwayFromTable(game, seat, spent);
  return modifier;
}

export const mirrorsOf = (game: Mats, seat: Seat, counting: Counting): number =>
  counting === 'all' ? countOf(playerOf(game, seat).table, 'mirror-of-illusion') : 0;

/** Uses up a Mirror, if the roller has one that counts. */
export function useMirror(game: MagesState, seat: Seat, counting: Counting): boolean {
  if (mirrorsOf(game, seat, counting) === 0) return false;
  putAwayFromTable(game, seat, 'mirror-of-illusion');
  tell<MagesEvent>({ is: 'mirrorUsed', seat });
  return true;
}
