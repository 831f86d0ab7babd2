import { lookUp } from '@conclave/engine';

/** What single keys do, by the key each has from the start. Boards speak of these; a player may put other keys in their place. */
export const shortcuts = ['Enter', 'e', 'p', 'u', 'U', 'i', 'l', 'h', 'd', 'w', 'n', 'N', 's', '?'] as const;
export type Shortcut = (typeof shortcuts)[number];
export type OwnKeys = Partial<Record<Shortcut, string>>;

const isShortcut = (key: string): key is Shortcut => (shortcuts as readonly string[]).includes(key);

/** The key that now stands for a shortcut. */
export const keyFor = (shortcut: Shortcut, own: OwnKeys): string => own[shortcut] ?? shortcut;

/** What a pressed key stands for; nothing if its meaning was given to another key. */
export function meantBy(pressed: string, own: OwnKeys): string | undefined {
  const chosen = shortcuts.find((shortcut) => own[shortcut] === pressed);
  if (chosen) return chosen;
  return isShortcut(pressed) && own[pressed] !== undefined ? undefined : pressed;
}

/** Keys that are needed as they are: to pick, to drop and to move about. */
const KEPT = /^([1-9]|Escape|Tab|Arrow.*|Shift|Control|Alt|Meta| )$/;

/** The keys after giving one to a shortcut: whichever had it before takes the one that became free. */
export function withKey(own: OwnKeys, shortcut: Shortcut, key: string): OwnKeys {
  if (KEPT.test(key)) return own;
  const free = keyFor(shortcut, own);
  const other = shortcuts.find((one) => keyFor(one, own) === key);
  const changed = { ...own, ...(other && { [other]: free }), [shortcut]: key };
  return Object.fromEntries(Object.entries(changed).filter(([one, mine]) => one !== mine));
}

const SIGNS: Record<string, string> = { Enter: '⏎' };

/** A key as it is written on a button. */
export function written(key: string): string {
  return lookUp(SIGNS, key) ?? (key.length === 1 && key !== key.toLowerCase() ? `⇧${key}` : key.toUpperCase());
}

/** The label of a button's shortcut, such as `E` or `⏎`, with the player's own key in its place. */
export function labelOf(hotkey: string, own: OwnKeys): string {
  const shortcut = shortcuts.find((one) => written(one) === hotkey);
  return shortcut ? written(keyFor(shortcut, own)) : hotkey;
}
