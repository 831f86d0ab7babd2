import { en } from './en.ts';
import { fill } from './fill.ts';

/** Every text of the interface has a key; texts of a game come from the game's own words. */
export type Key = keyof typeof en;

const texts: Record<Key, string> = en;

/** The text of a key, its `{details}` filled in. */
export const t = (key: Key, details: Record<string, string | number> = {}): string => fill(texts[key], details);
