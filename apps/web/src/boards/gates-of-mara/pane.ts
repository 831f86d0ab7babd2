import type { Choosing } from './choosing.svelte.ts';

/** What the own area shows: the tribe unless a placement or a question is open. */
export function paneOf({ ask, isPlacing, isAttaching, isBuying, isUsing }: Choosing): 'tribe' | 'abilities' | 'question' {
  if (ask === '' || isPlacing || isAttaching || isBuying) return 'tribe';
  return isUsing ? 'abilities' : 'question';
}
