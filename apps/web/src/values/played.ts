import { type Pack, putInForce, withPack } from '@conclave/engine';
import type { AnyGame } from '../app/games.ts';

/** A game as it is played by a pack. */
export const playedBy = (game: AnyGame, pack: Pack): AnyGame => withPack(game, pack);

let present: (() => void) | undefined;

/**
 * Everything on the page that shows cards of this game shows them with its values, until the function that is returned is called. One game is shown
 * at a time: the values of one shown before are put back first, whoever forgets to.
 */
export function showWith(game: AnyGame): () => void {
  present?.();
  const putBack = putInForce(game);
  const end = (): void => {
    if (present !== end) return;
    present = undefined;
    putBack();
  };
  present = end;
  return end;
}
