import type { Choosing } from './choosing.svelte.ts';

/** What the own area shows: the tribe unless a placement or a question is open. */
export function paneOf({ ask, isPlacing, isAttaching, isBuying, isUsing }: Choosing): 'tribe' | 'abilities' | 'question' {
  if (!ask || isPlacing || isAttaching || isBuying) return 'tribe';
  return isUsing ? 'abilities' : 'question';
}

const WHERE: readonly (string | undefined)[] = ['placeCaravan', 'placeSecondCaravan', 'placeLord'];

/** A piece is given a place: many answers, and nothing to be paid. */
export const asksWhere = ({ ask }: Choosing): boolean => WHERE.includes(ask);
