import { MediaQuery } from 'svelte/reactivity';

/** One frame each: a phone held upright; tablets, laptops and phones held sideways; a desk. */
export const phone = new MediaQuery('(max-width: 720px) and (orientation: portrait)');
export const desk = new MediaQuery('(min-width: 1400px) and (min-height: 760px)');
export const middle = {
  get current(): boolean {
    return !phone.current && !desk.current;
  },
};
/** The middle frame with hardly any height. */
export const sideways = new MediaQuery('(max-height: 499px) and (orientation: landscape)');
/** Room for two sentences side by side. */
export const wide = new MediaQuery('(min-width: 1200px)');
/** A low window: plates shrink first, text never. */
export const low = new MediaQuery('(max-height: 830px)');
