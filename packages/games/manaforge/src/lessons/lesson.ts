import type { Lesson } from '@conclave/engine';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import type { ManaforgeView } from '../view/index.ts';

export type ManaforgeLesson = Lesson<ManaforgeState, ManaforgeMove, ManaforgeView>;

/** Whether the learner has built an item, whichever way it was paid. */
export const isBuilt =
  (card: string) =>
  ({ players }: ManaforgeView): boolean =>
    players[0]?.store.includes(card) || players[0]?.workshop.some((one) => one.card === card) || false;
