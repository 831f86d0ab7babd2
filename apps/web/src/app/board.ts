import type { GameEvent, Viewer } from '@conclave/engine';
import type { Component } from 'svelte';
import type { Hatch } from '../kit/engrave.ts';
import type { Flight } from '../kit/flip.ts';
import type { Engraving } from '../kit/sigil.ts';
import type { Sound } from '../kit/sound.ts';
import type { Play } from './play.svelte.ts';

/** Something that can be looked at closely: a card, a character, a die. */
export interface Thing {
  id: string;
  name: string;
  kind: string;
  text: string;
  hatch: Hatch;
  /** The colour role, without `e-`. */
  role: string;
  sign?: string;
  /** What it costs, what it counts at the end, what it goes with or onto: in words. */
  price?: string;
  points?: string;
  fits?: string;
  facts?: readonly string[];
}

/** What a game brings to the table screen beside its rules; `E` are its events. */
export interface BoardModule<E extends GameEvent = GameEvent> {
  Board: Component<{ play: Play }>;
  /** What is faintly cut into the table. */
  engraving(): Engraving;
  /** What the end of the game shows instead of the plain graph, loaded when it comes. */
  ending?(): Promise<{ default: Component<{ play: Play }> }>;
  /** What sentences can open. */
  things(): readonly Thing[];
  /** What a piece with this `data-thing` is, where that is more than a thing of the catalogue: a pile, a crafted card, a price of today. */
  thingAt?(key: string, play: Play): Thing | undefined;
  /** How a thing of the catalogue is drawn. */
  lookOf(id: string): Pick<Thing, 'hatch' | 'role' | 'sign'>;
  /** What it says on it, with the values in force. */
  textOf(id: string): string;
  soundOf?(event: E): Sound | undefined;
  /** How many milliseconds to look at a step before the next one is shown, where it is more than the usual. */
  beatOf?(events: readonly E[], viewer: Viewer): number | undefined;
  /** Worth a toast if it happens to the viewer. Without it, all but what the words call minor is. */
  isNews?(event: E): boolean;
  /** The kinds of events that are worth seeing again in a replay. */
  readonly moments?: readonly E['is'][];
  /** A piece that travels from one place to another and stays in neither, such as a card into another player's hand. */
  flightOf?(event: E, viewer: Viewer): Flight | undefined;
  /** How so many of a kind of missing thing are called in "1 … short". */
  nameOf?(kind: string, n: number): string;
}
