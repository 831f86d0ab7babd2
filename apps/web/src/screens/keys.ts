import { lookUp } from '@conclave/engine';
import type { Play } from '../app/play.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { meantBy } from '../app/shortcuts.ts';
import { SYMBOLS } from '../book/way-back.ts';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** The piece a pointer pressed last. It keeps the focus, but whoever goes on with keys means the table. */
let pressed: HTMLElement | null = null;
export const notePress = (event: PointerEvent): void => {
  pressed = event.target instanceof Element ? event.target.closest('button') : null;
};

const common: Record<string, (play: Play) => void> = {
  u: (play) => void play.undo(),
  U: (play) => void play.undoAll(),
  l: (play) => play.turnTo('log'),
  i: (play) => play.turnTo('inspect'),
  h: (play) => play.askHint(),
  '?': (play) => {
    play.rules = '';
  },
  s: (play) => {
    play.rules = SYMBOLS;
  },
};

/** While something is seen by itself, keys only go on. */
const ONWARD = ['Enter', 'Escape'];
const mayMean = (key: string): boolean => ONWARD.includes(key) || !document.querySelector('[data-scene]');

/** The keys of every table; what a board listens to comes first. */
export function listenToKeys(play: Play, event: KeyboardEvent): void {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return;
  if (event.key === 'Tab') pressed = null;
  const isPressed = pressed !== null && pressed === document.activeElement;
  if (event.key === 'Enter' && !isPressed && event.target instanceof HTMLElement && event.target.closest('button, a')) return;
  const key = meantBy(event.key, settings.ownKeys);
  const act = key === undefined || !mayMean(key) ? undefined : (play.keys.get(key) ?? lookUp(common, key));
  if (!act) return;
  event.preventDefault();
  if (isPressed) pressed?.blur();
  act(play);
}
