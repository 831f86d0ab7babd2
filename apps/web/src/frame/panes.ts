import type { Snippet } from 'svelte';
import type { Play } from '../app/play.svelte.ts';
import type { Turning } from './turning.ts';

/** A tab of the phone. */
export interface Pane {
  id: string;
  label: string;
  sign: string;
  badge?: number;
  /** The pane shows the players itself, so that no chips are needed above it. */
  players?: boolean;
}

/** What a board puts into the frame on every screen. */
export interface Parts {
  play: Play;
  /** The one commitment: bottom right at the desk, beside or below `own` in the middle, in the action row on the phone. */
  commit?: Snippet | undefined;
  /** A piece only the board can read out, in place of the thing inspected. */
  reading?: Snippet | undefined;
}

/**
 * From a tablet up. `centre` and `own` stand in size containers of these names: a board asks them for the space there is, not the window.
 * How high `own` is, the board says by a variable for each way the screen lies: `--own-h` (desk), `--own-middle`, `--own-upright` (higher than wide), `--own-sideways`;
 * how wide the commitments beside it may be: `--act-w`.
 */
export interface DeskParts extends Parts {
  /** The players' rows: a column at the desk, a row across the top in the middle. A wrapper of the class `rail` gives its children to that row. */
  rail: Snippet;
  centre: Snippet;
  own: Snippet;
  /** Below the side panel, which in the middle is a drawer. */
  foot?: Snippet | undefined;
}

/** In the middle: the parts of the desk; `row` only where neither `rail` nor, held sideways, `chips` serves across the top. */
export interface MiddleParts extends DeskParts {
  row?: Snippet | undefined;
  chips?: Snippet | undefined;
  /** The board tells in its centre what was done, and needs no line for it above. */
  tells?: boolean;
}

/** On the phone: chips, panes by tab, the row above the tab bar. The panes stand in the size container `centre`, the strip in `own`, which knows only its width. */
export interface PhoneParts extends Parts {
  chips?: Snippet | undefined;
  panes: readonly Pane[];
  pane: Snippet<[string]>;
  strip?: Snippet | undefined;
  answers?: Snippet | undefined;
  on: string;
  onpane: (id: string) => void;
  /** What can be turned to, where a pane shows one of several things at a time. */
  turning?: Turning | undefined;
}
