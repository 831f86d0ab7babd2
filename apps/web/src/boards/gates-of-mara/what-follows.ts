import type { MaraMove } from '@conclave/gates-of-mara';
import { ofKind } from './facts.ts';

/** Of the moves that are offered next, the one that is made by itself. */
export type Follow = (moves: readonly MaraMove[]) => MaraMove | undefined;

/** What was bought goes to the figure that was tapped. */
export const attachTo =
  (figure: string): Follow =>
  (moves) =>
    ofKind(moves, 'attach').find((move) => move.figure === figure);

/** Where a figure goes that has one way to go, as an Enchanter. */
export function onlyPlaceOf(moves: readonly MaraMove[], figure: string): string | undefined {
  const places = new Set(ofKind(moves, 'place').flatMap((move) => (move.figure === figure ? [move.at] : [])));
  return places.size === 1 ? [...places][0] : undefined;
}

/** An Enchanter who can do nothing else begins to buy. */
export function onlyEnchanting(moves: readonly MaraMove[]): MaraMove | undefined {
  const uses = moves.filter((move) => move.do === 'use');
  return uses.length === 1 && uses[0]?.ability === 'enchantment-board' ? uses[0] : undefined;
}

/** Where nothing is left but to end the turn, it ends. */
export const onlyEnding = (moves: readonly MaraMove[]): MaraMove | undefined => (moves.length === 1 && moves[0]?.do === 'endTurn' ? moves[0] : undefined);
