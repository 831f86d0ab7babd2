import { playerOf, type Seat } from '@conclave/engine';
import { elementIndex, itemOf } from '../cards/index.ts';
import type { ManaforgeState } from '../state.ts';

/** A Store card's effect: of the card being built, or of the one it mimics. */
export interface EffectDetails {
  seat: Seat;
  item: number;
  /** How many of the other players were passed over or have answered. */
  answered: number;
}

/** Whether somebody could give a gem of that element. MF-OFF-07 */
export function canGive(game: ManaforgeState, seat: Seat, element: number): boolean {
  const { gems, prisms } = playerOf(game, seat);
  return (gems[element] ?? 0) > 0 || prisms > 0;
}

/** MF-OFF-01: the next player clockwise who could still be asked for a gem. */
export function nextGiver(game: ManaforgeState, { seat, item, answered }: EffectDetails): Seat | undefined {
  const { gemOffer } = itemOf(item).onBuild;
  if (!gemOffer) return undefined;
  for (let i = answered + 1; i < game.seats; i++) {
    const other = (seat + i) % game.seats;
    if (canGive(game, other, elementIndex(gemOffer.element))) return other;
  }
  return undefined;
}
