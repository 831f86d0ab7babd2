import type { Core } from '@conclave/engine';

export interface Player {
  hand: number[];
  sparks: number;
}

export interface SparksState extends Core {
  deck: number[];
  discard: number[];
  players: Player[];
}

export const SPARKS_TO_WIN = 3;
export const HAND = 4;
export const VALUES = [1, 2, 3, 4, 5, 6];
export const COPIES = 4;

/** Takes one card of that value out of a hand. */
export function takeFrom(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}
