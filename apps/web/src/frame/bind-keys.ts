import type { Play } from '../app/play.svelte.ts';

/** Gives keys a meaning at this table; returns how to let go of them. */
export function bindKeys(play: Play, keys: readonly (readonly [key: string, run: () => void])[]): () => void {
  for (const [key, run] of keys) play.keys.set(key, run);
  return () => {
    for (const [key] of keys) play.keys.delete(key);
  };
}
