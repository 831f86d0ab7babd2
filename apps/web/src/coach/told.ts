import { placesOf } from '../app/ending.ts';
import type { Analysing } from './analysing.svelte.ts';
import { say, sayOf } from './words.ts';

/** How a game ended for the one who is looked at, and how long it was. */
export function toldOf({ final, seat, voice, match, marks, minutes }: Analysing): string[] {
  const place = placesOf(final).findIndex((one) => one.seat === seat) + 1;
  return [
    ...(final.result?.scores ? [sayOf(voice, 'place', { who: seat }, { place, all: final.names.length })] : []),
    marks.length > 1 ? say('rounds', { n: marks.length }) : say('moves', { n: match.moves.length }),
    ...(minutes === undefined ? [] : [say('minutes', { n: minutes })]),
  ];
}
