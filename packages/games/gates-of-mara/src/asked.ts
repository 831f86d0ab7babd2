import type { Frame, Seat } from '@conclave/engine';
import type { Placement } from './rules/abilities.ts';
import type { MaraState } from './state.ts';

const isRule = (frame: Frame | undefined, rule: string): boolean => frame?.rule === rule;

/** The rule in progress. */
export const topOf = (game: MaraState): Frame | undefined => game.stack[game.stack.length - 1];

/** The placement whose abilities are being used, if a turn is under way. */
export function placementOf(game: MaraState): (Frame & Placement) | undefined {
  return game.stack.find((frame) => isRule(frame, 'placement')) as (Frame & Placement) | undefined;
}

/** Whether the turn of a seat has come and nothing is placed yet. */
export const isToPlay = (game: MaraState, seat: Seat): boolean => isRule(topOf(game), 'rounds') && game.turnOrder[game.turn] === seat;

/** The details of the open question, as the rule that asks it holds them. */
export type Question =
  | { rule: 'rounds' }
  | { rule: 'placement'; seat: Seat }
  | { rule: 'waterLordSwap'; seat: Seat; realm: number; amount: number }
  | { rule: 'takeGems'; seat: Seat; amount: number; of: readonly string[]; different: boolean }
  | { rule: 'placeCaravan'; seat: Seat; realm: number; isSecond: boolean; space: string; at: string }
  | { rule: 'exchange'; seat: Seat }
  | { rule: 'attach'; seat: Seat; card: string; mayDecline: boolean }
  | { rule: 'enchant'; seat: Seat; left: number }
  | { rule: 'reset'; at: string };

export const questionOf = (game: MaraState): Question | undefined => topOf(game) as unknown as Question | undefined;
