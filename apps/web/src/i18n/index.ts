import { en } from './en.ts';

/** Every text of the interface has a key; texts of a game come from the game's own words. */
export type Key = keyof typeof en;

type Details = Record<string, string | number>;

const texts: Record<Key, string> = en;

/** The text of a key, its `{details}` filled in. */
export function t(key: Key, details: Details = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
}

/** The text of one of two keys: `<key>.one` or `<key>.many`. */
export function counted(key: string, n: number): string {
  return t(`${key}.${n === 1 ? 'one' : 'many'}` as Key, { n });
}
