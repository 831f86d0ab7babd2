import { SvelteMap } from 'svelte/reactivity';
import common from './common.signs';

const known = new SvelteMap(Object.entries(common));

/** Makes the signs of a board known; what was drawn without them is drawn anew. */
export function learnSigns(outlines: Record<string, string>): void {
  for (const [name, outline] of Object.entries(outlines)) known.set(name, outline);
}

/** The outline of a sign in a box of 512. An unknown name draws nothing. */
export const outlineOf = (name: string): string => known.get(name) ?? '';
