import { MediaQuery } from 'svelte/reactivity';
import type { OwnKeys } from './shortcuts.ts';

export const speeds = [1, 2, 4, 0] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  theme: 'auto' | 'dark' | 'light';
  /** 0: no movement at all. */
  speed: Speed;
  sound: boolean;
  /** The table as headed lists and buttons in words. */
  text: boolean;
  /** Single-key shortcuts. */
  keys: boolean;
  /** Keys the player has put in the place of others. */
  ownKeys: OwnKeys;
  /** Tell me by the system when it is my turn and the page is hidden. */
  notify: boolean;
  /** As browsers name it; nothing: the browser's own. */
  language: string;
}

const STORE = 'conclave.settings';
const defaults: Settings = { theme: 'auto', speed: 1, sound: true, text: false, keys: true, ownKeys: {}, notify: false, language: '' };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults, ...stored() });

const prefersLight = new MediaQuery('prefers-color-scheme: light');
const prefersStill = new MediaQuery('prefers-reduced-motion: reduce');

/** The speed in force: a system that asks for less motion gets none. */
const speed = (): Speed => (prefersStill.current ? 0 : settings.speed);

/** How long a movement of that many milliseconds takes at the speed in force. */
export const paced = (ms: number): number => (speed() === 0 ? 0 : ms / speed());

/** How long something is shown before the next thing follows: without motion it is read all the same, unless the player wants no waiting. */
export const readable = (ms: number): number => (settings.speed === 0 ? 0 : ms / settings.speed);

/** Keeps the page and the store in step with the settings; called once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.theme = settings.theme === 'light' || (settings.theme === 'auto' && prefersLight.current) ? 'light' : 'dark';
      dataset.motion = speed() === 0 ? 'none' : 'some';
      try {
        localStorage.setItem(STORE, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
