import { MediaQuery } from 'svelte/reactivity';
import { moving, type Pace, reading } from './pace.ts';
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

const pace = (): Pace => ({ speed: settings.speed, isStill: prefersStill.current });

/** How long a movement of that many milliseconds takes at the pace in force. */
export const paced = (ms: number): number => moving(ms, pace());

/** How long something is shown at the pace in force before the next thing follows. */
export const readable = (ms: number): number => reading(ms, pace());

/** Keeps the page and the store in step with the settings; called once. What the system prefers changes the page alone: another page may have kept other settings since. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.theme = settings.theme === 'light' || (settings.theme === 'auto' && prefersLight.current) ? 'light' : 'dark';
      dataset.motion = paced(1) === 0 ? 'none' : 'some';
    });
    $effect(() => {
      try {
        localStorage.setItem(STORE, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
