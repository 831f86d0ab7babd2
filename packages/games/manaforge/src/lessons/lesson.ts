import type { Lesson } from '@conclave/engine';
import { itemNumber } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import type { ManaforgeView } from '../view/index.ts';

export type ManaforgeLesson = Lesson<ManaforgeState, ManaforgeMove, ManaforgeView>;

/** Whether the learner has built an item, whichever way it was paid. */
export const isBuilt =
  (card: string) =>
  ({ players }: ManaforgeView): boolean =>
    players[0]?.store.includes(card) || players[0]?.workshop.some((one) => one.card === card) || false;

/** The items of the next round, in the places of those that would have come. */
export function nextUp(game: ManaforgeState, ...cards: string[]): ManaforgeState {
  for (const [i, id] of cards.entries()) {
    const place = game.deck.length - 1 - i;
    const card = itemNumber(id);
    const from = game.deck.includes(card) ? game.deck : game.removed;
    from[from.indexOf(card)] = game.deck[place] ?? card;
    game.deck[place] = card;
  }
  return game;
}
