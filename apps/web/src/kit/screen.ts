import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 720px');
/** A low window: plates shrink first, text never. */
export const low = new MediaQuery('max-height: 830px');
