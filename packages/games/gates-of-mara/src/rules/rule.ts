import { isSame, type Refusal, ruleOf } from '@conclave/engine';
import type { Asks, MaraMove } from '../moves.ts';
import type { MaraState } from '../state.ts';

export const rule = ruleOf<MaraState, MaraMove, Asks>();

/** Leaves it to `whyNot` to say which rule stands in the way. */
export const NOT_OFFERED: Refusal = { rule: 'TABLE-OFFER', reason: 'That is not among the moves offered now.' };

/** A move with its gems in one order. */
function inOrder(move: MaraMove): MaraMove {
  if (move.do === 'takeGems') return { ...move, gems: move.gems.toSorted() };
  return 'pay' in move && move.pay ? { ...move, pay: move.pay.toSorted() } : move;
}

/** GM-ABIL-12: gems are a mix: a move offered is accepted with its gems in any order. */
export function acceptAnyOrder(offered: readonly MaraMove[], move: MaraMove): Refusal | undefined {
  const wanted = inOrder(move);
  return offered.some((one) => isSame(inOrder(one), wanted)) ? undefined : NOT_OFFERED;
}
