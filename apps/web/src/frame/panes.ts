import type { Snippet } from 'svelte';
import type { Play } from '../app/play.svelte.ts';

/** A tab of the phone. */
export interface Pane {
  id: string;
  label: string;
  sign: string;
  badge?: number;
  /** The pane shows the players itself, so that no chips are needed above it. */
  players?: boolean;
}

/** What a board puts into the frame on both kinds of screens. */
export interface Parts {
  play: Play;
  /** The one commitment, bottom right on the desktop and in the action row on the phone. */
  commit?: Snippet | undefined;
  /** A piece only the board can read out, in place of the thing inspected. */
  reading?: Snippet | undefined;
}

/** On the desktop: opponents' rows, the shared table, what is the viewer's own, a foot to the side panel. */
export interface DeskParts extends Parts {
  rail: Snippet;
  centre: Snippet;
  own: Snippet;
  foot?: Snippet | undefined;
}

/** On the phone: chips, panes by tab, the row above the tab bar. */
export interface PhoneParts extends Parts {
  chips?: Snippet | undefined;
  panes: readonly Pane[];
  pane: Snippet<[string]>;
  strip?: Snippet | undefined;
  answers?: Snippet | undefined;
  on: string;
  onpane: (id: string) => void;
}
